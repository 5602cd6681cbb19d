### The panels of /preferences and /server show, and dialogs with something wrong in them.

# The pages of /preferences: buttons, one short word or two
preferences-page-looks = Display
preferences-page-turns = Messages
preferences-page-away = Quiet, vacation

# Choices in menus. The chosen one stands on the closed menu, so each says what it sets.
menu-language = Language: { $value }
menu-cards = Cards: { $value ->
    [text] text
    [emoji] emojis
    [image] pictures
   *[usual] server default
}
menu-colours = Suit colours: { $value ->
    [two] two
   *[four] four
}
menu-background = Picture background: { $value ->
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
    [dm] I DM you your hand and your turns
   *[channel] I don’t DM you; press { button-my-hand } at the table
}
menu-calls = Turn alerts: { $value ->
    [always] always
    [never] never
   *[usual] when you’re away
}
menu-calls-about = { $value ->
    [always] I mention you every time it’s your turn
    [never] Only when your time is running out
   *[usual] When you’re away or idle
}
# $zone: "Europe/Riga · 14:05", the time that it is there
menu-zone = Time zone: { $zone }
menu-zone-none = Time zone: not set
button-quiet = Quiet hours …
button-quiet-off = No quiet hours
button-vacation = Vacation …
button-vacation-end = End vacation
preferences-vacation-about = While you’re on vacation, the clocks stop on your turns in slow games (turns of a day or more, or no limit). If you move in one of these games, your vacation ends.

server-page-games = Games
server-page-looks = Display, weekly post
# Above a menu of channels
server-allowed-in = **Challenges** are allowed in:
server-every-channel = Every channel
server-weekly-choose = Weekly post: choose a channel
server-for-managers = -# Members with Manage Server can change these settings.
menu-server-game = Default game: { $game }
menu-server-threads = Thread for each table: { $value ->
    [on] yes
   *[off] no
}
menu-server-cards = Cards: { $value ->
    [text] text
    [emoji] emojis
    [image] pictures
   *[automatic] as the players chose
}
button-limits = Limits …
button-weekly-off = Stop posting

# Dialogs: titles and labels have at most 45 characters
dialog-quiet = Quiet hours
field-hours = Hours
field-hours-about = For example 22:00-07:00. Leave empty for no quiet hours.
field-zone = Time zone
field-zone-about = A big city near you, like Riga
dialog-vacation = Vacation
field-days = Days, starting now
field-days-about = { $days ->
    [one] You have { $days } day left this year. 0 ends your vacation.
   *[other] You have { $days } days left this year. 0 ends your vacation.
}
dialog-limits = Limits
field-games-per-person = Games at once, per person
field-games-per-server = Games at once, whole server
field-challenges-per-person = Open challenges sent, per person
field-challenges-to-person = Open challenges received, per person

# What was wrong in a dialog; $why is a whole sentence
dialog-wrong = ⚠ **{ $field }:** { $why }
dialog-no-number = “{ $typed }” isn’t a whole number.
dialog-not-between = Choose a number from { $least } to { $most }.
dialog-zone-unknown = I don’t know the time zone “{ $zone }”. Type a big city near you in English, like Prague.
dialog-zone-needed = Quiet hours need your time zone. Type a big city near you.
button-dialog-again = Open again
dialog-gone = Your typed text has expired. Please start again.
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
    [on] I DM you about challenges that stay open for days
   *[off] I don’t DM you about challenges
}

command-preferences-streaks = streaks
    .description = DM you in the evening if your streak is about to end; off by default
menu-streaks = Streak reminders: { $value ->
    [on] by DM
   *[off] off
}
menu-streaks-about = { $value ->
    [on] I DM you in the evening if a streak of 3 days or more is about to end
   *[off] I don’t DM you about your streak
}
