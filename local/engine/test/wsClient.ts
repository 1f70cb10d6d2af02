import { WebSocket, type ClientOptions } from "ws";

export type Frame = { id?: string; type: string; payload?: unknown };

interface Waiter {
  matches: (frame: Frame) => boolean;
  resolve: (frame: Frame) => void;
}

/** A websocket client that keeps every frame and waits for those that a test asks for. */
export class TestClient {
  readonly frames: Frame[] = [];
  /** Called with every frame as it comes. */
  onFrame: (frame: Frame) => void = () => undefined;
  readonly closed: Promise<{ code: number; reason: string }>;
  readonly #socket: WebSocket;
  readonly #waiters = new Set<Waiter>();

  private constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.on("message", (data) => {
      const frame = JSON.parse(String(data)) as Frame;
      this.frames.push(frame);
      this.onFrame(frame);
      for (const waiter of this.#waiters) {
        if (!waiter.matches(frame)) continue;
        this.#waiters.delete(waiter);
        waiter.resolve(frame);
      }
    });
    this.closed = new Promise((resolve) => {
      socket.on("close", (code, reason) => resolve({ code, reason: String(reason) }));
    });
  }

  /** @param subprotocol sent exactly so; undefined: no such header */
  static async open(url: string, subprotocol?: string, options: ClientOptions = {}): Promise<TestClient> {
    const socket = new WebSocket(url, subprotocol === undefined ? [] : subprotocol.split(/, ?/), options);
    const client = new TestClient(socket);
    await new Promise<void>((resolve, reject) => {
      socket.once("open", resolve);
      socket.once("error", reject);
    });
    return client;
  }

  get subprotocol(): string {
    return this.#socket.protocol;
  }

  send(frame: Frame | string): void {
    this.#socket.send(typeof frame === "string" ? frame : JSON.stringify(frame));
  }

  /** Opens the session and waits for the acknowledgement. */
  async init(headers: Record<string, unknown>): Promise<void> {
    const ack = this.next("connection_ack");
    this.send({ type: "connection_init", payload: { headers } });
    await ack;
  }

  /** The next frame of this type, and of this operation if one is named. */
  next(type: string, id?: string): Promise<Frame> {
    return new Promise((resolve) => {
      this.#waiters.add({ matches: (frame) => frame.type === type && (id === undefined || frame.id === id), resolve });
    });
  }

  /** Waits until this many frames of the type and operation have come in total. */
  async received(count: number, type: string, id: string): Promise<Frame[]> {
    for (;;) {
      const frames = this.frames.filter((frame) => frame.type === type && frame.id === id);
      if (frames.length >= count) return frames;
      await this.next(type, id);
    }
  }

  /** Stops reading until {@link resume}. */
  pause(): void {
    this.#socket.pause();
  }

  resume(): void {
    this.#socket.resume();
  }

  close(): void {
    this.#socket.terminate();
  }
}
