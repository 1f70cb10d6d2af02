/** The gate's limits. Times are milliseconds, sizes bytes. */
export const LIMITS = {
  /** The body of one HTTP request. */
  requestBytes: 256 * 1024,
  /** Values in the variables of one request, and their depth. */
  variableValues: 200,
  variableDepth: 10,
  /** Open requests of one connection. More would be pipelining, which no browser does. */
  openPerConnection: 8,
  /**
   * Requests at work at once: of one address' visitors, of all visitors, reads and changes of one person, and of one
   * address. Visitors and reads have few, because more of the dearest at once slow everybody down. Changes have their own
   * because one may wait half a minute for a provider, and its person's reads must not wait with it.
   */
  atWork: { visitorsOfAddress: 1, visitors: 2, readsOfPerson: 2, changesOfPerson: 2, address: 64 },
  /** Requests that wait for a place: of one address' visitors, of one person's reads or changes, and in all. */
  waiting: { each: 32, all: 1000 },
  waitMs: 3000,
  /** The pause before a refusal, so that repeated bad requests cost the caller more than us. */
  refusalPauseMs: 200,

  /** Until the answer of a read must begin. GraphQL's own statements end at 4 s. */
  readMs: 4500,
  /** The same of a change: longer than the slowest action may take (30 s). */
  changeMs: 33_000,
  /** After this time a change is waited for only while its service answers its health check. */
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
  /** Bytes that a client has not read yet; a client with more is cut off. */
  unreadBytes: 1024 * 1024,

  /** How often the gate asks which access ended, and how long it trusts the last answer. */
  hearEveryMs: 500,
  deafAfterMs: 10_000,
  /** The time limit for the gate's own calls to actions. */
  innerMs: 2000,
  /** The longest life of a token, plus a minute for clocks that differ. */
  tokenLifeMs: 16 * 60_000,
  /** How many accepted and refused tokens are remembered. */
  tokens: 20_000,
} as const;

export type Limits = { [Name in keyof typeof LIMITS]: Widened<(typeof LIMITS)[Name]> };
type Widened<Value> = Value extends number ? number : { [Key in keyof Value]: number };
