"""What all drawing has in common: colours, typefaces, sizes, icons, language, and the pencil.

Belongs here: what knows neither games nor boards. It may import no other folder of views.
"""
