import { type RawData, WebSocket } from "ws";
import { type Caller, type Credentials, identify } from "./callers.ts";
import type { Guest } from "./crowd.ts";
import { requestBody } from "./documents.ts";
import {
  type ClientFrame,
  type Closing,
  completeFrame,
  DUPLICATE,
  errorFrame,
  FORBIDDEN,
  initFrame,
  INVALID,
  PONG,
  readFrame,
  readServiceFrame,
  SECOND_INIT,
  SUBPROTOCOL,
  subscribeFrame,
  TOO_LATE,
  TRY_LATER,
  UNAUTHORIZED,
} from "./frames.ts";
import type { GateParts, Visit } from "./parts.ts";
import { asRefusal, GateRefusal, tooMany, unknownDocument } from "./refusal.ts";

const TEN_SECONDS_MS = 10_000;

/** One client's websocket and ours to the service. Frames are read and rebuilt, never copied. */
export class Connection implements Guest {
  readonly network: string;
  readonly #client: WebSocket;
  readonly #visit: Visit;
  readonly #parts: GateParts;
  readonly #service: URL;
  /** Live queries by id; false while the request is still being counted. */
  readonly #running = new Map<string, boolean>();
  readonly #silence: NodeJS.Timeout;
  readonly #timers: NodeJS.Timeout[] = [];
  #caller: Caller | undefined;
  #hasInit = false;
  #isOpen = false;
  #upstream: WebSocket | undefined;
  #frames = 0;
  #framesSince = Date.now();

  constructor(client: WebSocket, visit: Visit, service: URL, parts: GateParts) {
    this.network = visit.network;
    this.#client = client;
    this.#visit = visit;
    this.#service = service;
    this.#parts = parts;
    this.#silence = setTimeout(() => this.close(TOO_LATE), parts.limits.initMs);
    this.#timers.push(this.#silence);
    client.on("message", (data, isBinary) => this.#receive(data, isBinary));
    client.on("close", () => this.#end());
    client.on("error", () => client.terminate());
    parts.crowd.add(this);
  }

  get userId(): string | undefined {
    return this.#caller?.bearer?.userId;
  }

  get isVisitor(): boolean {
    return this.#caller !== undefined && this.#caller.bearer === undefined;
  }

  get subscriptions(): number {
    return this.#running.size;
  }

  /** Closes the connection when its access has ended or can no longer be checked. */
  recheck(): void {
    const { access } = this.#parts;
    if (!this.#caller?.bearer) return;
    if (access.has(this.#caller.bearer, this.#caller.role)) this.close(FORBIDDEN);
    else if (access.isDeaf) this.close(TRY_LATER);
  }

  close({ code, reason }: Closing): void {
    this.#client.close(code, reason);
    this.#end();
  }

  #receive(data: RawData, isBinary: boolean): void {
    if (this.#client.readyState !== WebSocket.OPEN) return;
    if (isBinary || this.#isTooQuick()) return this.close(isBinary ? INVALID : TRY_LATER);
    let frame: ClientFrame;
    try {
      frame = readFrame(String(data));
    } catch (error) {
      return this.close(error instanceof GateRefusal && !this.#hasInit ? FORBIDDEN : INVALID);
    }
    switch (frame.type) {
      case "connection_init":
        if (this.#hasInit) return this.close(SECOND_INIT);
        this.#hasInit = true;
        clearTimeout(this.#silence);
        return void this.#open(frame.credentials);
      case "subscribe":
        if (!this.#isOpen) return this.close(UNAUTHORIZED);
        return void this.#start(frame);
      case "complete":
        if (this.#running.get(frame.id)) this.#upstream?.send(completeFrame(frame.id));
        this.#running.delete(frame.id);
        return;
      case "ping":
        this.#tell(PONG);
    }
  }

  #isTooQuick(): boolean {
    const now = Date.now();
    if (now - this.#framesSince > TEN_SECONDS_MS) [this.#frames, this.#framesSince] = [0, now];
    this.#frames += 1;
    return this.#frames > this.#parts.limits.framesInTenSeconds;
  }

  async #open(credentials: Credentials): Promise<void> {
    const { crowd, limits } = this.#parts;
    try {
      const { authorization, role } = this.#visit.credentials;
      // As in Hasura, the first frame wins over the headers of the handshake.
      this.#caller = await identify(
        { authorization: credentials.authorization ?? authorization, role: credentials.role ?? role },
        this.#parts,
      );
    } catch (error) {
      return this.close(asRefusal(error).code === "temporarily-unavailable" ? TRY_LATER : FORBIDDEN);
    }
    if (this.#client.readyState !== WebSocket.OPEN) return;
    if (!crowd.mayStay(this)) return this.close(TRY_LATER);
    const { bearer, headers } = this.#caller;
    if (bearer) {
      // Without a closing frame, as Hasura does: the client comes back with a fresh token.
      this.#timers.push(setTimeout(() => this.#client.terminate(), bearer.expiresAt - Date.now()));
    }
    const upstream = new WebSocket(this.#service, SUBPROTOCOL, {
      headers: this.#visit.forwarded,
      handshakeTimeout: limits.connectMs,
      maxPayload: limits.serviceFrameBytes,
      perMessageDeflate: false,
    });
    this.#upstream = upstream;
    const unanswered = setTimeout(() => this.close(TRY_LATER), limits.connectMs);
    this.#timers.push(unanswered);
    upstream.on("open", () => upstream.send(initFrame(headers)));
    upstream.on("message", (data) => {
      clearTimeout(unanswered);
      this.#relay(String(data));
    });
    upstream.on("error", () => upstream.terminate());
    upstream.on("close", (code, reason) => this.#follow(code, String(reason)));
  }

  /** Closes as the service did. Nobody may send the codes 1005 and 1006. */
  #follow(code: number, reason: string): void {
    if (!this.#isOpen && code === 1006) return this.close(TRY_LATER);
    if (code === 1005 || code === 1006) this.#client.terminate();
    else this.close({ code, reason });
  }

  async #start({ asked, id }: Extract<ClientFrame, { type: "subscribe" }>): Promise<void> {
    const { crowd, documents, leases, limits } = this.#parts;
    const { bearer, role } = this.#caller!;
    if (this.#running.has(id)) return this.close(DUPLICATE);
    try {
      const document = documents.find(role, asked.id);
      if (document?.kind !== "subscription") throw unknownDocument();
      if (this.#running.size >= limits.subscriptionsPerSocket) throw tooMany(10);
      if (bearer && crowd.subscriptionsOf(bearer.userId) >= limits.subscriptionsPerPerson) throw tooMany(10);
      this.#running.set(id, false);
      if (bearer) await leases.take(bearer.userId);
      // The live query may have been stopped, or the connection closed, meanwhile.
      if (!this.#running.has(id)) return;
      this.#running.set(id, true);
      this.#upstream?.send(subscribeFrame(id, requestBody(document.head, asked.variables)));
    } catch (error) {
      this.#running.delete(id);
      this.#tell(errorFrame(id, asRefusal(error)));
    }
  }

  #relay(text: string): void {
    const { id, type } = readServiceFrame(text);
    if (type === "pong") return;
    if (type === "ping") this.#upstream?.send(PONG);
    if (type === "connection_ack") this.#isOpen = true;
    if (type === "complete" && typeof id === "string") this.#running.delete(id);
    this.#tell(text);
  }

  /** Sends a frame, and cuts off a client that does not read. */
  #tell(text: string): void {
    if (this.#client.readyState !== WebSocket.OPEN) return;
    if (this.#client.bufferedAmount > this.#parts.limits.unreadBytes) this.#client.terminate();
    else this.#client.send(text);
  }

  #end(): void {
    for (const timer of this.#timers.splice(0)) clearTimeout(timer);
    this.#running.clear();
    this.#parts.crowd.delete(this);
    this.#upstream?.terminate();
  }
}
