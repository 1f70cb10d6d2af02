/** A server at the other end of a websocket, for tests: it accepts, answers pings while `isAlive`, and does as told. */
export class Line {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static isAlive = true;
  /** Every line that was opened, the newest last. */
  static readonly opened: Line[] = [];
  readonly frames: { type: string; id?: string; payload?: unknown }[] = [];
  readyState = 1;
  onopen?: () => void;
  onclose?: (event: unknown) => void;
  onmessage?: (event: { data: string }) => void;
  onerror?: () => void;
  constructor() {
    Line.opened.push(this);
    setTimeout(() => this.onopen?.(), 0);
  }
  send(text: string) {
    const frame = JSON.parse(text) as Line["frames"][number];
    this.frames.push(frame);
    const answer = frame.type === "connection_init" ? "connection_ack" : frame.type === "ping" ? "pong" : null;
    if (answer && Line.isAlive) setTimeout(() => this.say({ type: answer }), 0);
  }
  say(frame: object) {
    this.onmessage?.({ data: JSON.stringify(frame) });
  }
  /** The operations that were asked for on this line. */
  get asked() {
    return this.frames.filter(({ type }) => type === "subscribe").map(({ id }) => id!);
  }
  close(code = 1000) {
    this.readyState = 3;
    // As in a browser, nobody hears of it before the code that closed it has run.
    setTimeout(() => this.onclose?.({ code, wasClean: true, reason: "" }), 0);
  }
}
