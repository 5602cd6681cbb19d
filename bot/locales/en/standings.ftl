### /standings, /profile and /history.

standings-title = { $game } · { $period ->
    [month] this month
    [week] this week
   *[all] all time
}
# Behind the title, where it is not the usual order
standings-order = { $order ->
    [points] by points
    [wins] by games won
    [games] by games played
   *[rating] by rating
}
standings-nobody = { $period ->
    [all] No one has finished a rated game here yet. Be the first!
   *[other] No one has finished a rated game in this period.
}
# Where other games have been finished, or this one at other times
standings-nobody-game = { $period ->
    [all] No one has finished a rated game of { $game } here yet.
   *[other] No one has finished a rated game of { $game } in this period.
}
# The first line of a player, large; the second one small
standings-row = { $rank }\. **{ $name }** · { $value }
standings-won = { $wins } of { $games } won
# What a game brought on average; $points is "61 points" or "35 penalty points"
standings-each = { $points } a game
# $points is like “1,240 points”: all that somebody has made
standings-total = { $points } in all
# Of games that the last one left wins: how many opponents were out before them, of how many
standings-outlasted = outlasted { $beaten } of { $rivals } opponents
standings-streak = { $count } won in a row
standings-rating = { $rating }
standings-rating-provisional = { $rating } (provisional)
standings-rating-named = rating { $rating }
standings-settling = provisional (few games so far)
standings-foot = { $players ->
    [one] 1 player
   *[other] { $players } players
}{ $pages ->
    [1] { "" }
   *[other] { " " }· page { $page } of { $pages }
}
standings-server-only = This only works in a server. Use it in a server channel.
period-all = All time
period-month = Month
period-week = Week

profile-title = { $name }
profile-empty = No rated games here yet.
profile-game = **{ $game }** · rating { $rating }
profile-streak = win streak { $streak }, best { $best }
profile-last = last played { $time }
profile-place = **{ $game }** · level against the computer: about { $place } ({ $games })
profile-against = **Against**
profile-against-row = { $name } · won { $won }, lost { $lost }
profile-uncounted = Not counted: { $unrated ->
    [0] { $computer } against the computer
   *[other] { $computer ->
        [0] { $unrated } unrated
       *[other] { $unrated } unrated, { $computer } against the computer
      }
  }
profile-bot = Bots have no profile.

history-title = { $name }’s finished games
history-nothing = You haven’t finished a game here yet.
history-row = **#{ $number }** { $game } · { $result } · { $when }
history-won = won against { $names }
history-lost = lost to { $names }
history-placed = place { $place } of { $count }, { $names } won
history-none = with { $names }
history-foot = { $pages ->
    [1] To see a game’s rounds, add its number to /{ command-history }
   *[other] page { $page } of { $pages } · to see a game’s rounds, add its number to /{ command-history }
}
history-round = Round { $round }: { $scores }
history-running = #{ $game } is still in progress. Use /{ command-table } to see it.
