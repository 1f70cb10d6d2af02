/** What the gate lets through. Times are milliseconds, sizes bytes. */
export const LIMITS = {
  /** The body of one HTTP request. */
  requestBytes: 256 * 1024,
  /** Values in the variables of one request, and how deep they may lie. */
  variableValues: 200,
  variableDepth: 10,
  /** Requests that one connection may have open: more is pipelining, which no browser does. */
  openPerConnection: 8,
  /** Requests at work at once, together with the same of one network address, of all visitors, and of one person. */
  atWork: { visitorsOfAddress: 3, visitors: 8, person: 8, address: 64 },
  /** Requests that wait for one of these places, for each of the four and in all. */
  waiting: { each: 32, all: 1000 },
  waitMs: 3000,
  /** Before a refusal is answered, so that hammering at the gate costs the caller more than us. */
  refusalPauseMs: 200,

  /** Until the whole answer of a read must have begun. GraphQL's own statements end at 4 s. */
  readMs: 4500,
  /** The same of a change: longer than the slowest action may take (30 s). */
  changeMs: 33_000,
  /** A change that takes this long is waited for only while its service still answers whether it is well. */
  doubtMs: 2500,
  doubtAnswerMs: 1500,
  /** Until the client has taken the whole answer. */
  takeMs: 30_000,

  /** One frame of a websocket. */
  frameBytes: 256 * 1024,
  /** What a service may send in one frame. */
  serviceFrameBytes: 16 * 1024 * 1024,
  initMs: 3000,
  connectMs: 4000,
  subscriptionsPerSocket: 100,
  subscriptionsPerPerson: 400,
  socketsPerAddress: 500,
  visitorSocketsPerAddress: 10,
  socketsPerPerson: 24,
  /** Frames of a client within ten seconds. */
  framesInTenSeconds: 400,
  /** What a client has not read yet; beyond it is cut off. */
  unreadBytes: 1024 * 1024,

  /** How often the gate asks what ended, and how long it trusts its last answer. */
  hearEveryMs: 500,
  deafAfterMs: 10_000,
  /** An answer of actions to the gate's own questions. */
  innerMs: 2000,
  /** The longest life of a token, with room for clocks that differ. */
  tokenLifeMs: 16 * 60_000,
  /** Tokens and refused tokens that are remembered. */
  tokens: 20_000,
} as const;

export type Limits = { [Name in keyof typeof LIMITS]: Widened<(typeof LIMITS)[Name]> };
type Widened<Value> = Value extends number ? number : { [Key in keyof Value]: number };
