### The set-up of a server, and who may challenge there.

button-play-now = Play now
button-set-up = Set up
setup-for-managers = Only members with Manage Server can set me up. You can play right away.

# The pages of /server setup
server-step = **Step { $step } of { $steps }: { $page }**
server-page-roles = Roles
server-page-ready = Ready
server-about-games = Where people may challenge each other, and what’s played if nobody names a game.
server-about-looks = In which language I write to everybody, how cards look, and where I post the week’s standings.
server-about-roles = Roles that help you moderate, and roles that can play. All optional.
server-about-ready = That’s it. /{ command-server } { command-server-setup } changes it at any time.
button-setup-next = Next: { $page }
server-roles-moderators = **Moderators** end tables and ban people from playing. Members who manage the server can do so anyway.
server-roles-challengers = **May challenge and open tables:** only members with one of these roles
server-roles-muted = **Can’t play:** members with one of these roles can neither challenge nor join
menu-roles-moderators = No moderators of your own
menu-roles-challengers = Everybody may
menu-roles-muted = Nobody is kept out
server-has-moderators = **moderators** { $roles }
server-has-challengers = **may challenge** { $roles }
server-has-muted = **can’t play** { $roles }
server-no-moderators = **moderators** members who can manage the server
server-no-challengers = **may challenge** everyone
server-no-muted = **may play** everyone
server-mentions = **mentions** by challenges and open tables: at most { $count } an hour
field-mentions-per-hour = Mentions an hour (0: by server size)
server-not-everybody = @everyone can’t be used here. Choose another role.
server-too-many-roles = The list can have at most { $count } roles. Take one off first.
setup-all-well = ✓ I have all the permissions I need.
setup-missing = ⚠ I still need these permissions: { $permissions }. Give them to my role in the server settings.
setup-cannot-write = ⚠ I can’t write in { $channel }. Let me view that channel and send messages.

command-server-setup = setup
    .description = Set Jolly up for this server, step by step
command-server-set-mentions_per_hour = mentions-per-hour
    .description = How many people challenges and open tables can mention in an hour
command-server-roles = roles
    .description = Roles that moderate, can challenge, or can’t play
command-server-roles-moderator = moderator
    .description = A role whose members can end tables and ban people from playing
command-server-roles-challenger = challenger
    .description = A role that may challenge; once one is set, the others can’t
command-server-roles-muted = muted
    .description = A role that can neither challenge nor join
command-server-roles-role_off = role-off
    .description = Take a role off all three of these lists: moderators, challengers, muted

## Why a challenge isn’t possible
role-needed = To challenge or open a table here you need one of these roles: { $roles }.
role-muted = With this role you can’t play here: { $roles }.
mentions-often = Challenges have mentioned a lot of people here in the last hour. You can mention people again { $time }. You can always open a table: leave the opponent empty.
mentions-many = You can mention at most { $count ->
    [one] 1 person
   *[other] { $count } people
} an hour here. Challenge fewer.
