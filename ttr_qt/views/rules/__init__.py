"""The rules of each edition as pages to read and to search in."""
