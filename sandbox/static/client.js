// Discord's client as an Activity in its frame knows it: what the SDK says to it, and hears from it.

const HANDSHAKE = 0;
const FRAME = 1;
const CLOSE = 2;
const INVALID_COMMAND = 4002;
const INVALID_CLIENT = 4007;
const OAUTH2_ERROR = 5000;

class Trouble extends Error {
  constructor(code, message) {
    super(message);
    this.code = code;
  }
}

export class Client {
  /**
   * The client around *frame*, whose page is at *origin*, an app's whose id is *app*. *authorize()*
   * gives a code, or nothing; *close()* is called where the page wants to end.
   */
  constructor(frame, { origin, app, authorize, close }) {
    Object.assign(this, { frame, origin, app, authorize, close });
    this.hear = ({ source, origin: from, data }) => {
      if (source === frame.contentWindow && from === origin && Array.isArray(data)) this.take(...data);
    };
    addEventListener("message", this.hear);
  }

  end() {
    removeEventListener("message", this.hear);
  }

  say(opcode, data) {
    this.frame.contentWindow?.postMessage([opcode, data], this.origin);
  }

  take(opcode, data) {
    if (opcode === HANDSHAKE) this.greet(data);
    else if (opcode === FRAME) this.answer(data);
    else if (opcode === CLOSE) this.close();
  }

  /** Let the page in whose app it is; any other hears why not. */
  greet({ v, client_id: client, encoding }) {
    if (v !== 1 || encoding !== "json") return this.say(CLOSE, { code: 4004, message: "Invalid Version" });
    if (client !== this.app) return this.say(CLOSE, { code: 4000, message: "Invalid Client ID" });
    const config = { cdn_host: location.host, api_endpoint: `//${location.host}/api`, environment: "sandbox" };
    this.say(FRAME, { cmd: "DISPATCH", evt: "READY", nonce: null, data: { v: 1, config } });
  }

  async answer({ cmd, args, evt, nonce }) {
    try {
      if (!(cmd in COMMANDS)) throw new Trouble(INVALID_COMMAND, `Invalid command: ${cmd}`);
      this.say(FRAME, { cmd, evt: null, nonce, data: await COMMANDS[cmd](this, args ?? {}, evt) });
    } catch ({ code = OAUTH2_ERROR, message }) {
      this.say(FRAME, { cmd, evt: "ERROR", nonce, data: { code, message } });
    }
  }
}

/** What a page may ask for; all else is no command here. */
const COMMANDS = {
  async AUTHORIZE(client, { client_id: app, response_type: type, scope }) {
    if (app !== client.app) throw new Trouble(INVALID_CLIENT, "Invalid client id");
    if (type !== "code" || String(scope) !== "identify") throw new Trouble(OAUTH2_ERROR, "invalid_scope");
    const code = await client.authorize();
    if (!code) throw new Trouble(OAUTH2_ERROR, "access_denied");
    return { code };
  },
  SUBSCRIBE: (client, args, evt) => ({ evt }),
  UNSUBSCRIBE: (client, args, evt) => ({ evt }),
  SET_ORIENTATION_LOCK_STATE: () => null,
  CAPTURE_LOG: () => null,
  OPEN_EXTERNAL_LINK: (client, { url }) => (window.open(url, "_blank", "noopener"), { opened: true }),
};
