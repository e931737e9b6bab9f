"""The five boards: land, frames and everything that lies still on them."""
