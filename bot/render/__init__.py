"""Texts and views of a table, made only from what their reader may see."""
