### /privacy: one's own data, as a file or deleted.

command-privacy = privacy
    .description = Get everything I know about you as a file, or delete it
command-privacy-action = action
    .description = Get your data as a file, or delete it (I’ll ask you to confirm)
choice-export = export
choice-delete = delete

privacy-exported = This is everything I keep about you. Only you can see this file.
privacy-too-large = Your data is too large for one file here. Please ask the person who hosts me for it.
privacy-sure = **Delete everything I keep about you?**
    Your settings, ratings and standings in every server will be gone for good.
    { $games ->
        [0] { "" }Finished games stay with the people who played them, without your name.
        [one] { "" }**You’ll resign from your current game right away.** Finished games stay with the people who played them, without your name.
       *[other] { "" }**You’ll resign from your { $games } current games right away.** Finished games stay with the people who played them, without your name.
    }
    { $challenges ->
        [0] { "" }Messages already posted in channels stay there.
       *[other] { "" }Your open challenges are cancelled. Messages already posted in channels stay there.
    }
privacy-deleted = Done: your data is deleted. You’re welcome back at any time.
privacy-kept = Nothing was deleted.
privacy-asked-before = That confirmation has expired, and nothing was deleted. To try again: /{ command-privacy } { command-privacy-action }:{ choice-delete }.
privacy-game-begun = #{ $game } started a moment ago. Please answer again.
rematch-gone = Someone from #{ $game } deleted their data, so a rematch isn’t possible. Challenge the others with /{ command-challenge }.
rematch-elsewhere = #{ $game } was played in another server. To play here, use /{ command-challenge }.
verify-gone = The deals of #{ $game } can’t be checked any more: a player’s data was deleted, and the seed with it. Every move is still in the record.
