### The panels of /preferences and /server show, and dialogs with something wrong in them.

# The pages of /preferences: buttons, one short word or two
preferences-page-looks = Looks
preferences-page-turns = Messages
preferences-page-away = Time off

# Choices in menus. The chosen one stands on the closed menu, so each says what it sets.
menu-language = Language: { $value }
menu-cards = Cards: { $value ->
    [text] text
    [emoji] emojis
    [image] pictures
   *[usual] server default
}
menu-colours = Suits: { $value ->
    [two] two colours
   *[four] four colours
}
menu-background = Background of pictures: { $value ->
    [light] light
   *[dark] dark
}
menu-large = Large print: { $value ->
    [on] on
   *[off] off
}
menu-messages = Messages: { $value ->
    [dm] by DM
   *[channel] only in the channel
}
# Below the choice, in small print
menu-messages-about = { $value ->
    [dm] Your hand and your turn reach you by DM
   *[channel] I send you no DMs; press My hand at the table
}
menu-calls = Turn alerts: { $value ->
    [always] always
    [never] never
   *[usual] when you’re away
}
menu-calls-about = { $value ->
    [always] I mention you at every turn
    [never] Only when your time is running out
   *[usual] When you’re away or idle
}
# $zone: "Europe/Riga · 14:05", the time that it is there
menu-zone = Time zone: { $zone }
menu-zone-none = Time zone: choose one
button-quiet = Quiet hours …
button-quiet-off = No quiet hours
button-vacation = Vacation …
button-vacation-end = End vacation
preferences-vacation-about = On vacation the clocks are stopped on your turns in slow games (turns of a day or more, or no limit). A move in one of them ends it.

server-page-games = Games
server-page-looks = Looks, weekly post
# Above a menu of channels
server-allowed-in = **Challenges** are allowed in:
server-every-channel = Every channel
server-weekly-choose = Post them: choose a channel
server-for-managers = -# You can change these with the Manage Server permission.
menu-server-game = Default game: { $game }
menu-server-threads = A thread for each table: { $value ->
    [on] yes
   *[off] no
}
menu-server-cards = Cards: { $value ->
    [text] text
    [emoji] emojis
    [image] pictures
   *[automatic] as the players like them
}
button-limits = Limits …
button-weekly-off = Stop posting

# Dialogs: titles and labels have at most 45 characters
dialog-quiet = Quiet hours
field-hours = Hours
field-hours-about = Like 22:00-07:00; empty for none
field-zone = Time zone
field-zone-about = A big city near you, like Riga
dialog-vacation = Vacation
field-days = Days from now on
field-days-about = { $days ->
    [one] You have { $days } day left this year; 0 ends it
   *[other] You have { $days } days left this year; 0 ends it
}
dialog-limits = Limits
field-games-per-person = Games at once, each person
field-games-per-server = Games at once, the whole server
field-challenges-per-person = Open challenges from one person
field-challenges-to-person = Open challenges to one person

# What was wrong in a dialog; $why is a whole sentence
dialog-wrong = ⚠ **{ $field }:** { $why }
dialog-no-number = “{ $typed }” isn’t a whole number.
dialog-not-between = Choose from { $least } to { $most }.
dialog-zone-unknown = I don’t know the time zone “{ $zone }”. Type a big city near you in English, like Prague.
dialog-zone-needed = I don’t know your local time. Type a big city near you.
button-dialog-again = Open again
dialog-gone = I no longer have what you typed there. You can start again.
button-open-dialog = Open the dialog

# Below a first hand, under a few of its cards as a picture
button-show-pictures = Cards as pictures

command-preferences-invitations = invitations
    .description = DM you about challenges waiting for your answer; off by default
menu-invitations = Invitations: { $value ->
    [on] by DM
   *[off] only in the channel
}
menu-invitations-about = { $value ->
    [on] I tell you by DM of challenges that wait for days
   *[off] I send you no DM when somebody challenges you
}

command-preferences-streaks = streaks
    .description = DM you in the evening when your streak would end; off by default
menu-streaks = Streak reminders: { $value ->
    [on] by DM
   *[off] off
}
menu-streaks-about = { $value ->
    [on] I tell you in the evening if a streak of 3 days or more would end
   *[off] I send you no DM about your streak
}
