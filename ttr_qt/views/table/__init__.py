"""What lies around the board: players, cards, tickets, the log, and what one may do."""
