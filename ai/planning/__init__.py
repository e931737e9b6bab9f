"""Playing policies as kernels over the engine's records.

A policy sees the record of a game and looks only at what the seat to move may know: its own hand
and tickets, and what lies open. Bots hand it a record with everything else blanked out. Belongs
here: the planner with its parts (plans, payments, journeys, worths), and the two simple policies
that have always been there for comparison. Knows the engine's kernels only.
"""
