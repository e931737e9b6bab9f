"""Lays out boards: finds places for cities, spaces and names, and writes them into map files."""
