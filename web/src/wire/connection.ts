/** One socket to one room that reconnects by itself: it says hello with the last `seq` it has and misses nothing. */

import type { ClientMessage, Hello, LocalisedObjection, Ping, ServerMessage, Welcome } from "./protocol.gen";
import { announcement } from "./session";

export type Link = "connecting" | "open" | "lost" | "refused";

export interface Listener {
  message(message: ServerMessage): void;
  welcome(message: Welcome): void;
  link(state: Link, why?: LocalisedObjection[]): void;
  /** The last sequence that is known, to go on from there. */
  seq(): number | null;
}

/** A message without the id of its request, which the connection gives. */
export type Outgoing<M extends ClientMessage = ClientMessage> = M extends ClientMessage ? Omit<M, "request"> : never;

interface Waiting {
  text: string;
  resolve(objections: LocalisedObjection[] | null): void;
  resend: boolean;
}

const PING_INTERVAL = 20_000;
/** How long an answer to a ping may take before the connection counts as lost. */
const PONG_TIMEOUT = 8_000;
const SHORTEST_RETRY_DELAY = 100;
const FIRST_RETRY_SPREAD = 500;
const LONGEST_RETRY_SPREAD = 5_000;
const FINAL_CLOSE_CODES = new Set([4001, 4006]);

/** How long to wait before an attempt: a random time, for if the server was killed all its clients come back. */
export const retryDelay = (attempt: number, spread: number, random = Math.random()): number =>
  SHORTEST_RETRY_DELAY + random * Math.max(spread, Math.min(LONGEST_RETRY_SPREAD, FIRST_RETRY_SPREAD * 1.7 ** attempt));

export class Connection {
  private socket: WebSocket | null = null;
  private readonly waiting = new Map<string, Waiting>();
  private hello = "";
  private attempts = 0;
  private reconnectTimer = 0;
  private pingTimer = 0;
  private pongTimer = 0;
  private closed = false;
  private greeted = false;
  /** Milliseconds over which the server wants its clients to spread their return. */
  private spread = 0;
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
    addEventListener("online", this.checkNow);
    addEventListener("offline", this.disconnect);
    document.addEventListener("visibilitychange", this.checkNow);
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.reconnectTimer);
    clearTimeout(this.pongTimer);
    clearInterval(this.pingTimer);
    removeEventListener("online", this.checkNow);
    removeEventListener("offline", this.disconnect);
    document.removeEventListener("visibilitychange", this.checkNow);
    this.detach();
  }

  /** Says hello again, as somebody who has another name by now; what is asked meanwhile waits for the answer. */
  reconnect(): void {
    this.open();
  }

  /** Sends a request; resolves with null when it is done, or with the objections. A request that may wait is sent again after a break. */
  request(message: Outgoing, resend = true): Promise<LocalisedObjection[] | null> {
    const request = id();
    const text = JSON.stringify({ ...message, request });
    return new Promise((resolve) => {
      this.waiting.set(request, { text, resolve, resend });
      if (this.greeted) this.socket?.send(text);
      else if (!resend) {
        this.waiting.delete(request);
        resolve([]);
      }
    });
  }

  private readonly checkNow = (): void => {
    if (this.closed || document.hidden) return;
    if (this.greeted) this.ping();
    else if (this.socket?.readyState !== WebSocket.CONNECTING) this.open();
  };

  /** A socket without a network under it says nothing for minutes; without an answer to a ping the connection is lost. */
  private readonly ping = (): void => {
    const ping: Ping = { type: "ping", request: id() };
    this.socket?.send(JSON.stringify(ping));
    this.pongTimer ||= window.setTimeout(this.disconnect, PONG_TIMEOUT);
  };

  private readonly disconnect = (): void => {
    if (this.closed || !this.greeted) return;
    this.detach();
    this.scheduleReconnect();
  };

  private detach(): void {
    if (!this.socket) return;
    this.socket.onopen = this.socket.onmessage = this.socket.onclose = null;
    this.socket.close();
    this.socket = null;
  }

  private scheduleReconnect(): void {
    clearInterval(this.pingTimer);
    clearTimeout(this.pongTimer);
    this.pongTimer = 0;
    this.greeted = false;
    this.listener.link("lost");
    this.reconnectTimer = window.setTimeout(() => this.open(), retryDelay(this.attempts++, this.spread));
  }

  private open(): void {
    clearTimeout(this.reconnectTimer);
    this.detach();
    const socket = new WebSocket(
      `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/api/socket${this.local ? `?local=${this.local}` : ""}`,
    );
    this.socket = socket;
    this.greeted = false;
    this.listener.link("connecting");
    socket.onopen = () => {
      this.hello = id();
      const after = this.listener.seq();
      const hello: Hello = {
        type: "hello",
        request: this.hello,
        room: this.room,
        invitation: this.invitation,
        language: this.language,
        ...(after === null ? {} : { after }),
      };
      socket.send(JSON.stringify(hello));
    };
    socket.onmessage = (event: MessageEvent<string>) => this.receive(JSON.parse(event.data) as ServerMessage);
    socket.onclose = (event) => {
      if (FINAL_CLOSE_CODES.has(event.code)) {
        this.close();
        this.listener.link("refused", [{ code: "server/not-signed-in", text: "" }]);
      } else this.scheduleReconnect();
    };
  }

  private receive(message: ServerMessage): void {
    clearTimeout(this.pongTimer);
    this.pongTimer = 0;
    if (message.type === "welcome") {
      this.greeted = true;
      this.attempts = 0;
      this.offset = message.time - Date.now();
      this.spread = message.spread ?? 0;
      this.listener.welcome(message);
      this.listener.link("open");
      for (const [request, pending] of this.waiting) {
        if (pending.resend) this.socket?.send(pending.text);
        else {
          this.waiting.delete(request);
          pending.resolve([]);
        }
      }
      clearInterval(this.pingTimer);
      this.pingTimer = window.setInterval(this.ping, PING_INTERVAL);
      return;
    }
    if (message.type === "pong") {
      this.offset = message.time - Date.now();
      this.spread = message.spread ?? 0;
      return;
    }
    if (message.type === "announcement") {
      announcement.value = message;
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
