"""How single things are drawn: symbols, spaces, pieces and cards."""
