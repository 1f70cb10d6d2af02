/**
 * Where the two halves of the engine meet: the core (metadata, schema, SQL) answers what an operation means,
 * the server (HTTP, websockets, tokens, triggers) decides who asks and when.
 */
import type { GraphQLSchema } from "graphql";
import type { RestEndpoint } from "./core/collections/endpoint.ts";

/** `/v1/graphql` or `/v1beta1/relay`: two schemas over the same tables. */
export type Endpoint = "graphql" | "relay";

/** Who asks, after authentication. */
export interface Session {
  role: string;
  /** Session variables with lower-case names, `x-hasura-role` included. */
  variables: Readonly<Record<string, string>>;
  /** True when the admin secret was sent: errors may then carry `internal`. */
  isAdmin: boolean;
  /** True when `x-hasura-use-backend-only-permissions: true` came with the admin secret. */
  backendOnly: boolean;
}

/** One GraphQL request as it came in; nothing is checked yet. */
export interface GraphQLRequest {
  query: string;
  operationName?: string | null;
  variables?: Readonly<Record<string, unknown>> | null;
}

/** A refusal in Hasura's words. `path` is Hasura's, such as `$.selectionSet.groups.args.where`. */
export class EngineError extends Error {
  readonly code: string;
  readonly path: string;
  /** For admins only: SQL state, statement, raw webhook answer. */
  readonly internal: unknown;
  /** Sent as it is in place of `{ path, code }`: what an action handler said of its own refusal. */
  readonly extensions: Readonly<Record<string, unknown>> | undefined;

  constructor(
    code: string,
    message: string,
    path = "$",
    more: { internal?: unknown; extensions?: Record<string, unknown>; cause?: unknown } = {},
  ) {
    super(message, { cause: more.cause });
    this.name = "EngineError";
    this.code = code;
    this.path = path;
    this.internal = more.internal;
    this.extensions = more.extensions;
  }
}

/** Carries one mutation action to its handler and gives back its checked output. Implemented by the server half. */
export type CallAction = (call: ActionCall) => Promise<unknown>;

export interface ActionCall {
  action: string;
  /** GraphQL arguments by name, already coerced to JSON. */
  input: Record<string, unknown>;
  session: Session;
  /** The whole client document, for the handler's `request_query`; null for asynchronous calls. */
  requestQuery: string | null;
  /** The client's HTTP headers, for `forward_client_headers`. */
  clientHeaders: Readonly<Record<string, string>>;
}

export interface RunContext {
  clientHeaders: Readonly<Record<string, string>>;
}

/** A query or mutation ready to run. Permissions are inside it. */
export interface Runnable {
  type: "query" | "mutation";
  /** The JSON text of the `data` object, response keys in the order of the document. @throws EngineError */
  run(context: RunContext): Promise<{ data: string; setCookie?: string[] }>;
}

/** A live query ready to be asked again and again, many subscribers in one statement. */
export interface LiveQuery {
  type: "subscription";
  kind: "live";
  /** Equal keys mean equal `sql`: those subscribers are answered together. */
  cohort: string;
  /** `$1 text[]` subscriber ids, `$2 json[]` their `values`; answers rows `(id text, data text)`. */
  sql: string;
  /** This subscriber's session and query variables, JSON text, as `sql` expects them. */
  values: string;
  /** `schema.table` names of which a change may change the answer. */
  tables: readonly string[];
}

/** A streaming subscription: `sql` also answers the cursor to go on from. */
export interface StreamQuery extends Omit<LiveQuery, "kind"> {
  kind: "stream";
  /** Where it starts, JSON text; passed as `$3 json[]` beside `$2`; rows are `(id text, data text, cursor text)`, no row where the batch is empty. */
  cursor: string;
}

export type Operation = Runnable | LiveQuery | StreamQuery;

/** What Postgres would do for one root field; null for a field that does not need it. */
export interface FieldExplanation {
  field: string;
  sql: string | null;
  plan: string[] | null;
}

/** What it would do for one subscriber, and with which values. */
export interface SubscriptionExplanation {
  sql: string;
  plan: string[];
  variables: { session: object; query: object; synthetic: (string | null)[]; cursor: object };
}

/** What the server half asks of the core. */
export interface EngineCore {
  /** Parses, validates against the role's schema and compiles; plans are cached. @throws EngineError */
  prepare(endpoint: Endpoint, session: Session, request: GraphQLRequest): Operation;
  /** Whether a handler's answer to an asynchronous call fits the action's output type. @throws EngineError */
  checkOutput(action: string, output: unknown): void;
  /** What Postgres would do for a query or subscription, which is not run. @throws EngineError */
  explain(
    endpoint: Endpoint,
    session: Session,
    request: GraphQLRequest,
  ): Promise<FieldExplanation[] | SubscriptionExplanation>;
  /** The role's schema, for SDL export and tools. */
  schema(endpoint: Endpoint, role: string): GraphQLSchema;
  /** Every role that metadata names, `admin` first. */
  readonly roles: readonly string[];
  /** Stored operations that are answered below `/api/rest`. */
  readonly endpoints: readonly RestEndpoint[];
  /** The assembled metadata document, as `export_metadata` answers it. */
  readonly metadata: Metadata;
}

/** The assembled metadata document (version 3). The core's `metadata/` folder refines the parts that it reads. */
export interface Metadata {
  version: 3;
  sources: unknown[];
  actions?: unknown[];
  custom_types?: unknown;
  cron_triggers?: unknown[];
  [part: string]: unknown;
}
