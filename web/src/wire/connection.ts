/** One socket to one room that finds back by itself: it says hello with the last `seq` it has and misses nothing. */

import { as } from "./session";
import type { Objection, ServerMessage, Welcome } from "./protocol";

export type Link = "connecting" | "open" | "lost" | "refused";

export interface Listener {
  message(message: ServerMessage): void;
  welcome(message: Welcome): void;
  link(state: Link, why?: Objection[]): void;
  /** The last sequence that is known, to go on from there. */
  seq(): number | null;
}

interface Waiting {
  text: string;
  resolve(objections: Objection[] | null): void;
  resend: boolean;
}

const PING = 20_000;
/** How long an answer to a ping may take before the connection counts as lost. */
const PATIENCE = 8_000;
const SLOWEST = 5_000;
const FINAL = new Set([4001, 4006]);

export class Connection {
  private socket: WebSocket | null = null;
  private readonly waiting = new Map<string, Waiting>();
  private hello = "";
  private tries = 0;
  private timer = 0;
  private pings = 0;
  private silence = 0;
  private ended = false;
  private greeted = false;
  /** Server time minus the device's. */
  offset = 0;

  constructor(
    private readonly room: string,
    private readonly invitation: string,
    private readonly language: string,
    private readonly local: number,
    private readonly listener: Listener,
  ) {
    this.open();
    addEventListener("online", this.hurry);
    addEventListener("offline", this.drop);
    document.addEventListener("visibilitychange", this.hurry);
  }

  close(): void {
    this.ended = true;
    clearTimeout(this.timer);
    clearTimeout(this.silence);
    clearInterval(this.pings);
    removeEventListener("online", this.hurry);
    removeEventListener("offline", this.drop);
    document.removeEventListener("visibilitychange", this.hurry);
    this.forget();
  }

  /** Says hello again, as somebody who has another name by now; what is asked meanwhile waits for the answer. */
  again(): void {
    this.open();
  }

  /** Sends a request; resolves with null when it is done, or with the objections. A request that may wait is sent again after a break. */
  request(type: string, fields: Record<string, unknown>, resend = true): Promise<Objection[] | null> {
    const request = id();
    const text = JSON.stringify({ type, request, ...fields });
    return new Promise((resolve) => {
      this.waiting.set(request, { text, resolve, resend });
      if (this.greeted) this.socket?.send(text);
      else if (!resend) {
        this.waiting.delete(request);
        resolve([]);
      }
    });
  }

  private readonly hurry = (): void => {
    if (this.ended || document.hidden) return;
    if (this.greeted) this.ping();
    else if (this.socket?.readyState !== WebSocket.CONNECTING) this.open();
  };

  /** A socket without a network under it says nothing for minutes; whoever does not answer is gone. */
  private readonly ping = (): void => {
    this.socket?.send(JSON.stringify({ type: "ping", request: id() }));
    this.silence ||= window.setTimeout(this.drop, PATIENCE);
  };

  private readonly drop = (): void => {
    if (this.ended || !this.greeted) return;
    this.forget();
    this.lost();
  };

  private forget(): void {
    if (!this.socket) return;
    this.socket.onopen = this.socket.onmessage = this.socket.onclose = null;
    this.socket.close();
    this.socket = null;
  }

  private lost(): void {
    clearInterval(this.pings);
    clearTimeout(this.silence);
    this.silence = 0;
    this.greeted = false;
    this.listener.link("lost");
    this.timer = window.setTimeout(() => this.open(), Math.min(SLOWEST, 300 * 1.7 ** this.tries++));
  }

  private open(): void {
    clearTimeout(this.timer);
    this.forget();
    const socket = new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/api/socket${as(this.local)}`);
    this.socket = socket;
    this.greeted = false;
    this.listener.link("connecting");
    socket.onopen = () => {
      this.hello = id();
      const after = this.listener.seq();
      const hello = { type: "hello", request: this.hello, room: this.room, invitation: this.invitation, language: this.language };
      socket.send(JSON.stringify(after === null ? hello : { ...hello, after }));
    };
    socket.onmessage = (event: MessageEvent<string>) => this.hear(JSON.parse(event.data) as ServerMessage);
    socket.onclose = (event) => {
      if (FINAL.has(event.code)) {
        this.close();
        this.listener.link("refused", [{ code: "server/not-signed-in", text: "" }]);
      } else this.lost();
    };
  }

  private hear(message: ServerMessage): void {
    clearTimeout(this.silence);
    this.silence = 0;
    if (message.type === "welcome") {
      this.greeted = true;
      this.tries = 0;
      this.offset = message.time - Date.now();
      this.listener.welcome(message);
      this.listener.link("open");
      for (const [request, one] of this.waiting) {
        if (one.resend) this.socket?.send(one.text);
        else {
          this.waiting.delete(request);
          one.resolve([]);
        }
      }
      clearInterval(this.pings);
      this.pings = window.setInterval(this.ping, PING);
      return;
    }
    if (message.type === "pong") {
      this.offset = message.time - Date.now();
      return;
    }
    if (message.type === "error" && message.request === this.hello && !this.greeted) {
      this.close();
      this.listener.link("refused", message.violations);
      return;
    }
    if ((message.type === "ok" || message.type === "error") && message.request) {
      const waiting = this.waiting.get(message.request);
      this.waiting.delete(message.request);
      waiting?.resolve(message.type === "ok" ? null : message.violations);
      return;
    }
    this.listener.message(message);
  }
}

let count = 0;
const session = Math.random().toString(36).slice(2, 10);
const id = (): string => `${session}-${++count}`;
