"""What moves across the whole page: cards carried by the pointer and cards in flight."""
