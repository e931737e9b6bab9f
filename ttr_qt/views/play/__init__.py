"""What a person does on the board: claiming, journeys, and what lights up meanwhile."""
