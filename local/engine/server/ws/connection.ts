import type { WebSocket } from "ws";
import type { Authenticator, Headers } from "../auth/authenticate.ts";
import type { DatabaseWatch } from "../databaseWatch.ts";
import { graphqlError } from "../http/envelopes.ts";
import { parseGraphQLRequest } from "../http/parseRequest.ts";
import { RequestError } from "../http/RequestError.ts";
import type { EngineCore, Endpoint, EngineError, Runnable, Session } from "../../interface.ts";
import type { Subscriptions } from "../live/subscriptions.ts";
import { messageOf } from "../../log.ts";
import type { ErrorDetail, WebSocketSettings } from "../settings.ts";
import { NORMAL, type ClientFrame, type Closing, type Dialect } from "./dialect.ts";
import { readInitHeaders } from "./initHeaders.ts";
import { startTimerAt } from "./timerAt.ts";

export interface ConnectionParts {
  core: () => EngineCore;
  authenticator: Authenticator;
  subscriptions: Subscriptions;
  settings: WebSocketSettings;
  errors: ErrorDetail;
  watch: DatabaseWatch;
}

/**
 * Bytes. A reader this far behind is disconnected, at once or after some time, so that slow readers cannot fill the
 * memory.
 */
const BUFFER_LIMIT = 16 * 1024 * 1024;
const BUFFER_TOLERATED = 1024 * 1024;
const TOLERATED_MS = 10_000;
/** The most frames that may wait while a token is being verified. */
const WAITING_FRAMES = 1000;

/** One websocket: its session, fixed for its lifetime, and the operations that run on it. */
export class Connection {
  readonly #socket: WebSocket;
  readonly #dialect: Dialect;
  readonly #endpoint: Endpoint;
  readonly #handshake: Headers;
  readonly #parts: ConnectionParts;
  /** Stops each running operation. */
  readonly #operations = new Map<string, () => void>();
  readonly #timers: (() => void)[] = [];
  #session: Session | undefined;
  #clientHeaders: Readonly<Record<string, string>> = {};
  #behindSince: number | undefined;
  /** Frames that came while the first one was being handled; undefined at any other time. */
  #waiting: ClientFrame[] | undefined;

  constructor(socket: WebSocket, dialect: Dialect, endpoint: Endpoint, handshake: Headers, parts: ConnectionParts) {
    this.#socket = socket;
    this.#dialect = dialect;
    this.#endpoint = endpoint;
    this.#handshake = handshake;
    this.#parts = parts;

    const init = setTimeout(() => this.close(dialect.onInitTimeout), parts.settings.initTimeoutMs);
    this.#timers.push(() => clearTimeout(init));
    socket.on("message", (data, isBinary) => this.#receive(isBinary ? undefined : dialect.read(String(data))));
    // Pings are answered here, because the library would keep answers in memory for clients that never read them.
    socket.on("ping", (payload) => {
      if (this.#canSend()) socket.pong(payload);
    });
    socket.on("close", () => this.#cleanUp());
    socket.on("error", () => socket.terminate());
  }

  close({ code, reason }: Closing): void {
    this.#cleanUp();
    this.#socket.close(code, reason);
  }

  #receive(frame: ClientFrame | undefined): void {
    if (!frame) return this.#answer(this.#dialect.onUnreadable("not a message of this protocol"));
    if (!this.#waiting) return this.#handle(frame);
    this.#waiting.push(frame);
    if (this.#waiting.length > WAITING_FRAMES) this.#socket.terminate();
  }

  #handle(frame: ClientFrame): void {
    switch (frame.kind) {
      case "init":
        if (this.#session) return this.#answer(this.#dialect.onTooManyInits);
        this.#waiting = [];
        return void this.#initialise(frame.payload);
      case "start":
        return this.#start(frame.id, frame.payload);
      case "stop":
        return this.#finish(frame.id);
      case "ping": {
        const pong = this.#dialect.pong(frame.payload);
        return pong === undefined ? undefined : this.#send(pong);
      }
      case "terminate":
        return this.close(NORMAL);
      case "pong":
    }
  }

  async #initialise(payload: unknown): Promise<void> {
    try {
      const headers = { ...this.#handshake, ...readInitHeaders(payload) };
      const { session, expiresAt } = await this.#parts.authenticator.authenticate(headers);
      if (this.#socket.readyState !== this.#socket.OPEN) return;
      this.#session = session;
      this.#clientHeaders = headers as Record<string, string>;
      this.#accept(expiresAt);
    } catch (error) {
      const { frame, closing } = this.#dialect.onForbidden(messageOf(error));
      this.#answer({ frame, closing });
    } finally {
      const waiting = this.#waiting ?? [];
      this.#waiting = undefined;
      for (const frame of waiting) {
        if (this.#socket.readyState === this.#socket.OPEN) this.#handle(frame);
      }
    }
  }

  #accept(expiresAt: number | undefined): void {
    this.#stopTimers();
    this.#send(this.#dialect.ack);
    this.#send(this.#dialect.keepAlive);
    const keepAlive = setInterval(() => this.#send(this.#dialect.keepAlive), this.#parts.settings.keepAliveMs);
    this.#timers.push(() => clearInterval(keepAlive));
    // No closing frame is sent, as in Hasura: the client sees 1006 and comes back with a fresh token.
    if (expiresAt !== undefined) this.#timers.push(startTimerAt(expiresAt, () => this.#socket.terminate()));
  }

  #start(id: string, payload: unknown): void {
    const session = this.#session;
    if (!session) return this.#answer(this.#dialect.onNotInitialised(id));
    if (this.#operations.has(id)) return this.#answer(this.#dialect.onDuplicate(id));
    try {
      this.#requireRoom(session);
      const operation = this.#parts.core().prepare(this.#endpoint, session, parseGraphQLRequest(payload));
      if (operation.type !== "subscription") return void this.#run(id, operation, session);
      const stop = this.#parts.subscriptions.subscribe(operation, {
        next: (data) => this.#send(this.#dialect.result(id, `{"data":${data}}`)),
        error: (error) => this.#send(this.#dialect.result(id, this.#errorPayload(error, session))),
      });
      this.#operations.set(id, stop);
    } catch (error) {
      this.#send(this.#dialect.invalid(id, [graphqlError(error, session, this.#parts.errors)]));
      this.#send(this.#dialect.complete(id));
    }
  }

  #requireRoom({ role }: Session): void {
    const { operationsLimit } = this.#parts.settings;
    const most = role === "admin" ? operationsLimit * 10 : operationsLimit;
    if (this.#operations.size < most) return;
    throw new RequestError(400, "start-failed", `no more than ${most} operations run on one connection`);
  }

  async #run(id: string, operation: Runnable, session: Session): Promise<void> {
    // A running statement is not cancelled, but its answer is dropped when the operation has been stopped.
    const stop = (): void => undefined;
    this.#operations.set(id, stop);
    // Each call gets an object of headers of its own: cookies that a handler sets cannot be sent on a websocket.
    const clientHeaders = { ...this.#clientHeaders };
    let frame: string;
    try {
      const { data } = await this.#parts.watch.whileAnswering(operation.run({ clientHeaders }));
      frame = this.#dialect.result(id, `{"data":${data}}`);
    } catch (error) {
      frame = this.#dialect.failed(id, [graphqlError(error, session, this.#parts.errors)]);
    }
    if (this.#operations.get(id) !== stop) return; // it was stopped meanwhile
    this.#operations.delete(id);
    this.#send(frame);
    this.#send(this.#dialect.complete(id));
  }

  #finish(id: string): void {
    const stop = this.#operations.get(id);
    this.#operations.delete(id);
    stop?.();
  }

  #errorPayload(error: EngineError, session: Session): string {
    return JSON.stringify({ errors: [graphqlError(error, session, this.#parts.errors)], data: null });
  }

  #answer({ frame, closing }: { frame: string | undefined; closing: Closing | undefined }): void {
    if (frame !== undefined) this.#send(frame);
    if (closing) this.close(closing);
  }

  #send(frame: string): void {
    if (this.#canSend()) this.#socket.send(frame);
  }

  /** Disconnects a client that is too far behind. */
  #canSend(): boolean {
    if (this.#socket.readyState !== this.#socket.OPEN) return false;
    if (!this.#isTooFarBehind()) return true;
    this.#socket.terminate();
    return false;
  }

  #isTooFarBehind(): boolean {
    const { bufferedAmount } = this.#socket;
    if (bufferedAmount <= BUFFER_TOLERATED) {
      this.#behindSince = undefined;
      return false;
    }
    this.#behindSince ??= Date.now();
    return bufferedAmount > BUFFER_LIMIT || Date.now() - this.#behindSince > TOLERATED_MS;
  }

  #cleanUp(): void {
    this.#stopTimers();
    for (const stop of this.#operations.values()) stop();
    this.#operations.clear();
  }

  #stopTimers(): void {
    for (const stop of this.#timers.splice(0)) stop();
  }
}
