import type { Bounds } from "./bounds.ts";
import type { Credentials } from "./callers.ts";
import type { Crowd } from "./crowd.ts";
import type { Documents } from "./documents.ts";
import type { Ended } from "./ended.ts";
import type { Leases } from "./leases.ts";
import type { Limits } from "./limits.ts";
import type { ProductClock } from "./productClock.ts";
import type { Tokens } from "./tokens.ts";
import type { Upstream } from "./upstream.ts";

/** The parts of the gate, one of each for the whole server. */
export interface GateParts {
  access: Ended;
  bounds: Bounds;
  clock: ProductClock;
  crowd: Crowd;
  documents: Documents;
  leases: Leases;
  limits: Limits;
  tokens: Tokens;
  upstream: Upstream;
}

/** What the headers of a request or websocket tell. */
export interface Visit {
  path: string;
  /** The network that its sender is counted by. */
  network: string;
  credentials: Credentials;
  /** Headers to forward besides the credentials. */
  forwarded: Readonly<Record<string, string>>;
}
