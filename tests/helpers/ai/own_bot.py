"""A bot of one's own, as the registry is told of it."""

MINE = """
    class Mine:
        name = "mine"

        def choose(self, request):
            return request.observation.legal_actions[0]

    class Shelf:
        @staticmethod
        def take():
            return Mine()
"""
