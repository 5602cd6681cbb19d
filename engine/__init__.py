"""The rules of rummy: pure values in, values out; no clock, no randomness, no input or output."""
