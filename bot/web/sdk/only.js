// What the page uses of the SDK: the rest of it is left out of the bundle.
export { DiscordSDK } from "@discord/embedded-app-sdk";
