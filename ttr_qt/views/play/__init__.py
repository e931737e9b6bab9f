"""What a person does on the board: claiming, journeys, keys, tips, and what is marked meanwhile.

Belongs here: turning what the pointer and the keys do into actions. Drawing the board does not (see
`scene`). It may import all other folders of views but `panels` and `choosing`.
"""
