### /privacy: one's own data, as a file or deleted.

command-privacy = privacy
    .description = Everything I know about you, as a file; or delete it
command-privacy-action = action
    .description = Get your data as a file, or delete it (I’ll ask you to confirm)
choice-export = export
choice-delete = delete

privacy-exported = This is everything I keep about you. Only you can see this file.
privacy-too-large = Your data is too large for one file here. Please ask whoever hosts me for it.
privacy-sure = **Delete everything I keep about you?**
    Settings, ratings and standings go, in every server, and can’t be restored.
    { $games ->
        [0] { "" }Finished games stay with the people who played them, without your name.
        [one] { "" }**You resign from your running game right now.** Finished games stay with the people who played them, without your name.
       *[other] { "" }**You resign from your { $games } running games right now.** Finished games stay with the people who played them, without your name.
    }
    { $challenges ->
        [0] { "" }What’s already posted in channels stays there.
       *[other] { "" }Open challenges are cancelled. What’s already posted in channels stays there.
    }
privacy-deleted = Done: your data is deleted. You’re welcome to start again at any time.
privacy-kept = Nothing was deleted.
privacy-asked-before = This question is no longer open, and nothing was deleted. To ask again: /{ command-privacy } { command-privacy-action }:{ choice-delete }.
privacy-game-begun = #{ $game } began a moment ago. Please answer once more.
rematch-gone = Somebody who played #{ $game } has left for good, so there’s no rematch. Challenge the others with /{ command-challenge }.
rematch-elsewhere = #{ $game } was played in another server. Use /{ command-challenge } here instead.
verify-gone = The deals of #{ $game } can’t be checked any more: somebody who played has had their data deleted, and the seed went with it. Every move is still in the record.
