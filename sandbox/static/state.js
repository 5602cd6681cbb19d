// What the page knows, as one person sees it.

export const state = {
  me: new URLSearchParams(location.search).get("as"),
  online: false,
  limited: false,
  people: new Map(),
  channels: new Map(),
  messages: new Map(),
  commands: { server: [], direct: [] },
  menus: { server: { user: [], message: [] }, direct: { user: [], message: [] } },
  games: [],
  beside: null,
  others: null,
  running: {},
  look: {},
  locales: {},
  locale: "en-US",
  unread: {},
  server: null,
  direct: null,
  owner: null,
  invited: true,
  roles: new Map(),
  members: {},
  events: [],
};

/** Take over *everything*, as it comes when the page begins or becomes somebody else. */
export function begin(everything) {
  const { me, people, channels, messages, commands, menus, games, unread, server, direct } = everything;
  const { beside, others, online, limited, locales, locale } = everything;
  Object.assign(state, { me, beside, others, locales, locale, commands, menus, games, unread, server, direct, online, limited });
  beginServer(everything);
  state.people = new Map(people.map((person) => [person.id, person]));
  state.channels = new Map(channels.map((channel) => [channel.id, channel]));
  state.messages = new Map();
  for (const [channel, list] of Object.entries(messages)) {
    state.messages.set(channel, new Map(list.map((message) => [message.id, message])));
  }
}

/** Take over the server's roles, who has them, its events, and whether the bot is in it. */
export function beginServer({ owner, invited, roles, members, events }) {
  Object.assign(state, { owner, invited, members, events });
  state.roles = new Map(roles.map((role) => [role.id, role]));
}

/** The messages of *channel*, by id, in their order. */
export function messagesOf(channel) {
  if (!state.messages.has(channel)) state.messages.set(channel, new Map());
  return state.messages.get(channel);
}

export const myself = () => state.people.get(state.me);
export const jolly = () => [...state.people.values()].find((person) => person.bot);
export const humans = () => [...state.people.values()].filter((person) => !person.bot);

/** Whether one owns the server, and so may invite the bot. */
export const mayInvite = () => state.me === state.owner;

/** What *role* is called: with a sign in front. */
export const roleName = ({ name }) => (name.startsWith("@") ? name : `@${name}`);

/** The roles that *person* has. */
export const rolesOf = (person) => (state.members[person] ?? []).map((id) => state.roles.get(id)).filter(Boolean);

/** What *channel* is called: with a sign in front, but for threads. */
export function called(channel) {
  const { name, main, guild } = state.channels.get(channel);
  if (!guild) return `@${name}`;
  return main ? `#${name}` : name;
}

/** The channel and its threads. */
export const places = () => [...state.channels.values()].filter((channel) => channel.guild);

const isDirect = (channel) => [state.direct, state.others].includes(channel);

/** The commands that can be given in *channel*. */
export const commandsIn = (channel) => (isDirect(channel) ? state.commands.direct : state.commands.server);

/** The commands that menus have in *channel*: that of a `user`, and that of a `message`. */
export const menusIn = (channel) => (isDirect(channel) ? state.menus.direct : state.menus.server);

/** How much waits for *person*, in *channel* or everywhere. */
export function waiting(person, channel) {
  const places = state.unread[person] ?? {};
  if (channel) return places[channel] ?? 0;
  return Object.values(places).reduce((sum, count) => sum + count, 0);
}
