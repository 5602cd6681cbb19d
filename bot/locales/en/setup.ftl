### The set-up of a server, and who may challenge there.

button-play-now = Play now
button-set-up = Set up
setup-for-managers = Only members with Manage Server can set me up. You can play right away.

# The pages of /server setup
server-step = **Step { $step } of { $steps }: { $page }**
server-page-roles = Roles
server-page-ready = Ready
server-about-games = Where people can challenge each other, and the default game.
server-about-looks = The language I use here, how I show cards, and where I post weekly standings.
server-about-roles = Roles that help you moderate, and roles that can or can’t play. All optional.
server-about-ready = You’re all set. To change anything later, use /{ command-server } { command-server-setup }.
button-setup-next = Next: { $page }
server-roles-moderators = **Moderators** can end games and ban people from playing. Members with Manage Server always can.
server-roles-challengers = **Can challenge and open tables:** only members with any of these roles
server-roles-muted = **Can’t play:** members with any of these roles can’t challenge or join
menu-roles-moderators = Moderator roles: none
menu-roles-challengers = Challenge roles: everyone
menu-roles-muted = Can’t play: no one
server-has-moderators = **moderators:** { $roles }
server-has-challengers = **can challenge:** { $roles }
server-has-muted = **can’t play:** { $roles }
server-no-moderators = **moderators:** members with Manage Server
server-no-challengers = **can challenge:** everyone
server-no-muted = **can’t play:** no one
server-mentions = **mentions** by challenges and open tables: at most { $count } an hour
field-mentions-per-hour = Mentions per hour (0: by server size)
server-not-everybody = @everyone can’t be used here. Choose another role.
server-too-many-roles = The list can have at most { $count } roles. Remove one first.
setup-all-well = ✓ I have all the permissions I need.
setup-missing = ⚠ I still need these permissions: { $permissions }. Give them to my role in the server settings.
setup-cannot-write = ⚠ I can’t write in { $channel }. Let me view that channel and send messages.

command-server-setup = setup
    .description = Set Jolly up for this server, step by step
command-server-set-mentions_per_hour = mentions-per-hour
    .description = How many people can be mentioned in an hour by challenges and open tables
command-server-roles = roles
    .description = Roles that moderate, can challenge, or can’t play
command-server-roles-moderator = moderator
    .description = A role whose members can end games and ban people from playing
command-server-roles-challenger = challenger
    .description = A role whose members can challenge; once you set one, members without one can’t
command-server-roles-muted = muted
    .description = A role whose members can’t challenge or join
command-server-roles-role_off = role-off
    .description = Take a role off all three lists: moderators, challengers, muted

## Why a challenge isn’t possible
role-needed = To challenge or open a table here, you need one of these roles: { $roles }.
role-muted = You can’t play here because of your role: { $roles }.
mentions-too-often = Challenges have mentioned a lot of people here in the last hour. You can mention people again { $time }. You can always open a table: leave { command-challenge-opponent } empty.
mentions-many = You can mention at most { $count ->
    [one] 1 person
   *[other] { $count } people
} an hour here. Challenge fewer people.
