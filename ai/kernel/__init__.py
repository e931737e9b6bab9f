"""Playing policies as kernels over the engine's records.

A policy sees the record of a game and looks only at what the seat to move may know: its own hand
and tickets, and what lies open. Bots hand it a record with everything else blanked out.
"""
