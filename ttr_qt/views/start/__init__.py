"""The start page: which board, against whom, as whom."""
