### /privacy: one's own data, as a file or deleted.

command-privacy = privacy
    .description = Everything I know about you, as a file; or delete it
command-privacy-action = action
    .description = Get your data as a file, or delete it after a question
choice-export = export
choice-delete = delete

privacy-exported = This is everything I keep about you. Only you see this file.
privacy-too-large = Your data is too large for one file here. Please ask whoever hosts me for it.
privacy-sure = **Delete everything I keep about you?**
    Settings, ratings and standings go, in every server, and cannot be brought back.
    { $games ->
        [0] { "" }Finished games stay with those who played them, without your name.
        [one] { "" }**Your running game is resigned now.** Finished games stay with those who played them, without your name.
       *[other] { "" }**Your { $games } running games are resigned now.** Finished games stay with those who played them, without your name.
    }
    { $challenges ->
        [0] { "" }What stands in channels already stays there.
       *[other] { "" }Open challenges are withdrawn. What stands in channels already stays there.
    }
privacy-deleted = Done: your data is deleted. You are welcome to start anew at any time.
privacy-kept = Nothing was deleted.
privacy-asked-before = This question is no longer open, and nothing was deleted now. To ask anew: /privacy action:delete.
privacy-game-begun = #{ $game } has begun a moment ago. Please answer the question once more.
rematch-gone = Somebody who played #{ $game } has left for good, so there is no rematch. Challenge the others with /challenge.
rematch-elsewhere = #{ $game } was played in another server. Here, use /challenge instead.
verify-gone = The deals of #{ $game } can’t be checked any more: somebody who played has had their data deleted, and the seed went with it. Every move is still in the record.
