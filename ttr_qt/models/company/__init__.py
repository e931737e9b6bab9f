"""Those at the table as people see each other: what everybody noticed, moods, remarks, cards.

Belongs here: what follows from public events alone, as a pure function of the steps of a game. No
hidden card or ticket may change anything here. It may import the steps of `session` and the engine.
"""
