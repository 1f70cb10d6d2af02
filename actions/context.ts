import type { Logger } from "pino";
import type { Apple } from "./auth/apple/apple.ts";
import type { Database } from "./db/database.ts";
import type { Env } from "./env.ts";
import type { IdentityProvider } from "./providers/identity/provider.ts";
import type { PaymentProvider } from "./providers/payments/provider.ts";
import type { ObjectStorage } from "./providers/storage/provider.ts";

/** What the service is made of: built once in server.ts, and in tests with doubles of the providers alone. */
export interface Services {
  db: Database;
  env: Env;
  log: Logger;
  payments: PaymentProvider;
  identity: IdentityProvider;
  storage: ObjectStorage;
  /** Null where nobody signs in with Apple. */
  apple: Apple | null;
  /** Asks the outbox worker to look now, after a commit. */
  wakeOutbox(): void;
  /** Asks the worker of provider events to look now, after a webhook was stored. */
  wakeProviderEvents(): void;
}

/** The person who acts: taken from Hasura's session variables, never from the input. */
export interface Caller {
  userId: string;
  /** The session of the token; undefined when somebody acts as this person with the admin secret. */
  sessionId: string | undefined;
  role: string;
}

export interface ActionContext extends Services {
  caller: Caller;
  requestId: string;
  ipAddress: string | undefined;
}

export interface DeliveryContext extends Services {
  /** The same for every try of one event or tick: what `claimDelivery` remembers. */
  deliveryId: string;
  requestId: string;
}
