"""Sparring partners: policies that play in other ways than the planner, as kernels.

The planner is tuned and measured against them, so that it does not only learn to beat itself.
Belongs here: simple, sensible players whose manner can be told in a sentence, built on the parts of
`planning` (ways, payments, trips). Like all policies they look only at what the seat to move may
know. Whole games between policies are here too (`duel`).
"""
