"""Qt item models over the engine; read-only, no drawing."""
