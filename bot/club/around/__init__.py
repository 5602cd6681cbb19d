"""Who is around: calls for players, invitations, open tables, who blocks whom."""
