"""placeholder"""
async def examine(settings): return 0
