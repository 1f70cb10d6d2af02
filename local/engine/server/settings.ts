import { parseJwtSecret, type JwtSettings } from "./auth/jwtSettings.ts";
import { readFlag } from "../core/flag.ts";
import { parseCorsDomain, type CorsPolicy } from "./http/cors.ts";
import { USER_LIMITS, type RequestLimits } from "../core/limits.ts";
import type { MetadataSource } from "../core/metadata/readMetadata.ts";

type Env = Readonly<Record<string, string | undefined>>;

/** Everything the server half of the engine reads from its environment, parsed once at start. */
export interface Settings {
  /** `DATABASE_URL` or `HASURA_GRAPHQL_DATABASE_URL`. */
  databaseUrl: string;
  /** `PORT` or `HASURA_GRAPHQL_SERVER_PORT`; with 0 the system chooses a port, which the engine prints. */
  port: number;
  /** `HOST`; loopback unless it is set, since this engine is for one machine. */
  host: string;
  /** `METADATA_DIR` or `METADATA_FILE`. */
  metadata: MetadataSource;
  /** `PARENT_PID`: the engine stops when this process is gone. */
  parentPid: number | undefined;
  /** `CLOCK_OFFSET_MS`: how far cron and scheduled triggers run ahead of real time. */
  clockOffsetMs: number;
  auth: AuthSettings;
  /** `ENGINE_MAX_…`: what one request may ask, for every role but admin; `limits.ts` describes each. */
  limits: RequestLimits;
  http: HttpSettings;
  websocket: WebSocketSettings;
  live: LiveSettings;
  actions: {
    configuredHeadersWin: boolean;
    /** `HASURA_GRAPHQL_ASYNC_ACTIONS_FETCH_INTERVAL`; with 0 this engine makes no asynchronous calls. */
    asyncFetchIntervalMs: number;
  };
  events: { poolSize: number; fetchIntervalMs: number; stringifyNumbers: boolean };
  console: {
    /** `HASURA_GRAPHQL_ENABLE_CONSOLE`: GraphiQL at `/console`. */
    enabled: boolean;
    /** `CONSOLE_CACHE_DIR`: where the console's page is kept once it is built. */
    cacheDir: string;
  };
  /**
   * `HASURA_GRAPHQL_PG_CONNECTIONS`: the most connections for queries, and the same number for mutations. Hasura's
   * default is 50; 10 is enough for one machine.
   */
  connections: number;
}

export interface AuthSettings {
  /** `ADMIN_SECRET` or `HASURA_GRAPHQL_ADMIN_SECRET`. Hasura may run without one; this engine never does. */
  adminSecret: string;
  jwt: JwtSettings | undefined;
  unauthorizedRole: string | undefined;
}

export interface HttpSettings {
  cors: CorsPolicy;
  /** `HASURA_GRAPHQL_PRESERVE_401_ERRORS`: 401 instead of 200 for GraphQL requests that fail authentication. */
  preserve401: boolean;
  errors: ErrorDetail;
  /** `HASURA_GRAPHQL_ENABLED_APIS`: a disabled one answers 404. */
  apis: ReadonlySet<string>;
  /** Longest accepted request body in bytes. */
  bodyLimit: number;
  /** `ENGINE_MAX_BATCH`: requests in one body for every role but admin, who may send 100. Hasura has no bound. */
  batchLimit: number;
}

export interface ErrorDetail {
  /** `HASURA_GRAPHQL_ADMIN_INTERNAL_ERRORS`: role admin sees `extensions.internal`. */
  adminInternal: boolean;
  /** `HASURA_GRAPHQL_DEV_MODE`: every role sees it. */
  devMode: boolean;
}

export interface WebSocketSettings {
  initTimeoutMs: number;
  keepAliveMs: number;
  /** `HASURA_GRAPHQL_WS_READ_COOKIE`: read the handshake's cookies even if CORS is switched off. */
  readCookie: boolean;
  /** `HASURA_GRAPHQL_CLOSE_WEBSOCKETS_ON_METADATA_CHANGE`. */
  closeOnMetadataChange: boolean;
  /**
   * `ENGINE_MAX_SOCKET_OPERATIONS`: how many operations run on one connection at a time; role admin may run ten times
   * as many.
   */
  operationsLimit: number;
}

/** The settings of live queries; streams have the same. */
export interface LiveSettings {
  /**
   * `HASURA_GRAPHQL_LIVE_QUERIES_MULTIPLEXED_REFETCH_INTERVAL`: how often a query is polled where changes are not
   * announced.
   */
  refetchIntervalMs: number;
  /** `…_BATCH_SIZE`: the most subscribers of one statement; undefined where it is not set. Hasura then takes 100. */
  batchSize: number | undefined;
  streamRefetchIntervalMs: number;
  streamBatchSize: number | undefined;
}

/** A fault in the environment, as one sentence for whoever starts the engine. */
export class SettingsError extends Error {
  override name = "SettingsError";
}

const MEGABYTE = 1024 * 1024;

/** @throws SettingsError naming the variable and what is wrong with it */
export function readSettings(env: Env): Settings {
  const read = reader(env);
  const jwtSecret = env.HASURA_GRAPHQL_JWT_SECRET;
  refuseUnsupported(env);
  return {
    databaseUrl: read.required("DATABASE_URL", "HASURA_GRAPHQL_DATABASE_URL"),
    port: read.integer("PORT", read.integer("HASURA_GRAPHQL_SERVER_PORT", 8080, 0), 0),
    host: env.HOST || "127.0.0.1",
    metadata: metadataSource(env),
    parentPid: env.PARENT_PID ? read.integer("PARENT_PID", 0, 1) : undefined,
    clockOffsetMs: read.integer("CLOCK_OFFSET_MS", 0, -Number.MAX_SAFE_INTEGER),
    auth: {
      adminSecret: read.required("ADMIN_SECRET", "HASURA_GRAPHQL_ADMIN_SECRET"),
      jwt: jwtSecret ? parseJwtSecret(jwtSecret) : undefined,
      unauthorizedRole: env.HASURA_GRAPHQL_UNAUTHORIZED_ROLE || undefined,
    },
    limits: readLimits(read.integer),
    http: {
      cors: read.flag("HASURA_GRAPHQL_DISABLE_CORS", false)
        ? { kind: "disabled" }
        : parseCorsDomain(env.HASURA_GRAPHQL_CORS_DOMAIN || "*"),
      preserve401: read.flag("HASURA_GRAPHQL_PRESERVE_401_ERRORS", false),
      errors: {
        adminInternal: read.flag("HASURA_GRAPHQL_ADMIN_INTERNAL_ERRORS", true),
        devMode: read.flag("HASURA_GRAPHQL_DEV_MODE", false),
      },
      apis: new Set(
        (env.HASURA_GRAPHQL_ENABLED_APIS || "metadata,graphql,pgdump,config").split(",").map((api) => api.trim()),
      ),
      bodyLimit: MEGABYTE,
      batchLimit: read.integer("ENGINE_MAX_BATCH", 10, 1),
    },
    websocket: {
      initTimeoutMs: read.seconds("HASURA_GRAPHQL_WEBSOCKET_CONNECTION_INIT_TIMEOUT", 3),
      keepAliveMs: read.seconds("HASURA_GRAPHQL_WEBSOCKET_KEEPALIVE", 5),
      readCookie: read.flag("HASURA_GRAPHQL_WS_READ_COOKIE", false),
      closeOnMetadataChange: read.flag("HASURA_GRAPHQL_CLOSE_WEBSOCKETS_ON_METADATA_CHANGE", true),
      operationsLimit: read.integer("ENGINE_MAX_SOCKET_OPERATIONS", 100, 1),
    },
    live: {
      refetchIntervalMs: read.integer("HASURA_GRAPHQL_LIVE_QUERIES_MULTIPLEXED_REFETCH_INTERVAL", 1000, 1),
      batchSize: read.size("HASURA_GRAPHQL_LIVE_QUERIES_MULTIPLEXED_BATCH_SIZE"),
      streamRefetchIntervalMs: read.integer("HASURA_GRAPHQL_STREAMING_QUERIES_MULTIPLEXED_REFETCH_INTERVAL", 1000, 1),
      streamBatchSize: read.size("HASURA_GRAPHQL_STREAMING_QUERIES_MULTIPLEXED_BATCH_SIZE"),
    },
    actions: {
      configuredHeadersWin: read.flag("HASURA_GRAPHQL_CONFIGURED_HEADER_PRECEDENCE", false),
      asyncFetchIntervalMs: read.integer("HASURA_GRAPHQL_ASYNC_ACTIONS_FETCH_INTERVAL", 1000, 0),
    },
    events: {
      poolSize: read.integer("HASURA_GRAPHQL_EVENTS_HTTP_POOL_SIZE", 100, 1),
      fetchIntervalMs: read.integer("HASURA_GRAPHQL_EVENTS_FETCH_INTERVAL", 1000, 1),
      stringifyNumbers: read.flag("HASURA_GRAPHQL_STRINGIFY_NUMERIC_TYPES", false),
    },
    console: {
      enabled: read.flag("HASURA_GRAPHQL_ENABLE_CONSOLE", false),
      cacheDir: env.CONSOLE_CACHE_DIR || `${import.meta.dirname}/../../../node_modules/.cache/engine-console`,
    },
    connections: read.integer("HASURA_GRAPHQL_PG_CONNECTIONS", 10, 1),
  };
}

/** Experimental features that have long become standard: asking for them changes nothing. */
const USUAL_FEATURES = new Set(["inherited_roles", "streaming_subscriptions"]);

/** Refuses settings with which Hasura would answer differently, rather than ignore them. @throws SettingsError */
function refuseUnsupported(env: Env): void {
  if (env.HASURA_GRAPHQL_AUTH_HOOK) {
    throw new SettingsError("HASURA_GRAPHQL_AUTH_HOOK: webhook authentication is not part of this engine");
  }
  const features = (env.HASURA_GRAPHQL_EXPERIMENTAL_FEATURES ?? "").split(",").map((each) => each.trim());
  const feature = features.find((each) => each !== "" && !USUAL_FEATURES.has(each));
  if (feature !== undefined) {
    throw new SettingsError(`HASURA_GRAPHQL_EXPERIMENTAL_FEATURES: "${feature}" is not part of this engine`);
  }
  const naming = env.HASURA_GRAPHQL_DEFAULT_NAMING_CONVENTION;
  if (naming && naming !== "hasura-default") {
    throw new SettingsError(`HASURA_GRAPHQL_DEFAULT_NAMING_CONVENTION: "${naming}" is not part of this engine`);
  }
}

const LIMIT_NAMES: Readonly<Record<keyof RequestLimits, string>> = {
  documentLength: "ENGINE_MAX_DOCUMENT_LENGTH",
  tokens: "ENGINE_MAX_TOKENS",
  depth: "ENGINE_MAX_DEPTH",
  fields: "ENGINE_MAX_FIELDS",
  objects: "ENGINE_MAX_OBJECTS",
  nestedLists: "ENGINE_MAX_NESTED_LISTS",
  aliases: "ENGINE_MAX_ALIASES",
  directives: "ENGINE_MAX_DIRECTIVES",
  variablesLength: "ENGINE_MAX_VARIABLES_LENGTH",
  valueDepth: "ENGINE_MAX_VALUE_DEPTH",
  listLength: "ENGINE_MAX_LIST_LENGTH",
  conditions: "ENGINE_MAX_CONDITIONS",
  patternLength: "ENGINE_MAX_PATTERN_LENGTH",
  expressionLength: "ENGINE_MAX_EXPRESSION_LENGTH",
  expressionRepeats: "ENGINE_MAX_EXPRESSION_REPEATS",
  rows: "ENGINE_MAX_ROWS",
  offset: "ENGINE_MAX_OFFSET",
  introspections: "ENGINE_MAX_INTROSPECTIONS",
};

function readLimits(integer: (name: string, otherwise: number, least: number) => number): RequestLimits {
  const limits: RequestLimits = { ...USER_LIMITS };
  for (const name of Object.keys(LIMIT_NAMES) as (keyof RequestLimits)[]) {
    limits[name] = integer(LIMIT_NAMES[name], USER_LIMITS[name], 0);
  }
  return limits;
}

function metadataSource(env: Env): MetadataSource {
  if (env.METADATA_DIR && env.METADATA_FILE) throw new SettingsError("set METADATA_DIR or METADATA_FILE, not both");
  if (env.METADATA_DIR) return { directory: env.METADATA_DIR };
  if (env.METADATA_FILE) return { file: env.METADATA_FILE };
  throw new SettingsError("METADATA_DIR or METADATA_FILE is missing");
}

function reader(env: Env) {
  const integer = (name: string, otherwise: number, least: number): number => {
    const text = env[name];
    if (text === undefined || text === "") return otherwise;
    const value = Number(text);
    if (!Number.isSafeInteger(value) || value < least) {
      throw new SettingsError(`${name}: expected an integer of at least ${least}, found "${text}"`);
    }
    return value;
  };
  return {
    integer,
    size: (name: string): number | undefined => (env[name] ? integer(name, 0, 1) : undefined),
    required(name: string, alias: string): string {
      const value = env[name] || env[alias];
      if (!value) throw new SettingsError(`${name} is missing (${alias} is accepted too)`);
      return value;
    },
    flag: (name: string, otherwise: boolean): boolean => readFlag(env, name, otherwise),
    /** The environment has seconds, the program milliseconds. */
    seconds: (name: string, otherwise: number): number => integer(name, otherwise, 1) * 1000,
  };
}
