"""Pictures of tables, hands and standings, drawn with Jolly's own card and tile faces.

A picture in the making is an image of palette indices (mode L): pasting sprites into it copies
bytes, and nothing is blended. What the palette has to hold is known beforehand (colours.py).
"""
