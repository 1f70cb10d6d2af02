import { z } from "zod";

/** 32 bytes in base64. */
export const identityKey = z
  .base64()
  .refine((given) => Buffer.from(given, "base64").length === 32, "must be 32 bytes in base64");

const list = z.string().transform((text) =>
  text
    .split(",")
    .map((item) => item.trim())
    .filter(Boolean),
);

/** Ten capitals and digits, as Apple numbers teams and keys. */
const tenSigns = (of: string) => z.string().regex(/^[A-Z0-9]{10}$/, `must be the ten signs of a ${of}`);

/** PKCS #8 in PEM, as Apple's `.p8` files have it; in one line its ends of lines are written as `\\n`. */
const appleKey = z
  .string()
  .transform((pem) => pem.replaceAll("\\n", "\n"))
  .refine((pem) => pem.includes("BEGIN PRIVATE KEY"), "must be a private key in PEM");

/** Compose writes a variable that is left out as an empty one. */
const optional = <Shape extends z.ZodType>(shape: Shape) =>
  z
    .literal("")
    .transform(() => undefined)
    .or(shape)
    .optional();
const optionalUrl = optional(z.url());

const variables = z.object({
  /** Most connections at once for the product's tables, and for those of sign-in. */
  DATABASE_CONNECTIONS: z.coerce.number().int().min(2).default(10),
  AUTH_CONNECTIONS: z.coerce.number().int().min(1).default(5),
  /** Where Postgres is. */
  DATABASE_URL: z.url(),
  /** The port to listen on; loopback unless HOST says otherwise. */
  PORT: z.coerce.number().int().min(0).max(65_535),
  HOST: z.string().default("127.0.0.1"),
  /** The one origin that browsers see, such as https://circle.example. */
  PUBLIC_ORIGIN: z.url(),
  /** Shared with Hasura: who does not send it is not Hasura. */
  ACTIONS_SECRET: z.string().min(16),
  /** Signs session cookies and seals what better-auth seals. */
  AUTH_SECRET: z.string().min(32),
  /** 32 bytes in base64: seals identity data (D145). */
  IDENTITY_KEY: identityKey,
  /**
   * 32 bytes in base64: tells documents apart (D159). Without it that is IDENTITY_KEY, as it was at first. It can never be
   * changed: the fingerprints of before would know nobody any more.
   */
  IDENTITY_FINGERPRINT_KEY: optional(identityKey),
  /** `live` refuses plain http, loopback addresses and test keys. */
  PROVIDERS_MODE: z.enum(["sim", "live"]),
  STRIPE_API_BASE: z.url(),
  STRIPE_SECRET_KEY: z.string().min(1),
  /** More than one while a secret is being rotated. */
  STRIPE_WEBHOOK_SECRETS: list.pipe(z.array(z.string()).min(1)),
  DIDIT_API_BASE: z.url(),
  DIDIT_API_KEY: z.string().min(1),
  DIDIT_WORKFLOW_ID: z.string().min(1),
  DIDIT_WEBHOOK_SECRET: z.string().min(1),
  DIDIT_ENVIRONMENT: z.string().default("live"),
  /** Where files are kept on one machine; servers name a bucket instead. */
  STORAGE_FOLDER: z.string().min(1).optional(),
  /** A private bucket for files. Without an endpoint it is one of Amazon's. */
  S3_ENDPOINT: optionalUrl,
  S3_REGION: z.string().min(1).default("us-east-1"),
  S3_BUCKET: z.string().min(1).optional(),
  S3_ACCESS_KEY_ID: z.string().min(1).optional(),
  S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
  /** `true` puts the bucket into the path, as MinIO and most servers of one's own want it. */
  S3_FORCE_PATH_STYLE: z.stringbool().default(false),
  /** Whom a push service asks about our messages: a mail address of ours (`mailto:`) or a page. */
  VAPID_SUBJECT: z.string().regex(/^(mailto:|https:\/\/)./, "must begin with mailto: or https://"),
  /** The pair of keys that signs web pushes. Another pair makes every device subscribe anew. */
  VAPID_PUBLIC_KEY: z.string().regex(/^[A-Za-z0-9_-]{87}$/, "must be a public key in base64url"),
  VAPID_PRIVATE_KEY: z.string().regex(/^[A-Za-z0-9_-]{43}$/, "must be a private key in base64url"),
  /** Stands in for every push host on one machine, where nothing leaves the machine. */
  WEB_PUSH_RELAY: optionalUrl,
  /** Our app at Apple: the team, the key for pushes, and the bundle id. All of them, or none where there is no app. */
  APNS_TEAM_ID: optional(tenSigns("team")),
  APNS_KEY_ID: optional(tenSigns("key")),
  APNS_PRIVATE_KEY: optional(appleKey),
  APNS_TOPIC: optional(z.string().regex(/^[A-Za-z0-9.-]+$/, "must be a bundle id")),
  /** Stands in for Apple's hosts on one machine, where nothing leaves the machine. */
  APNS_RELAY: optionalUrl,
  /** The script that searches for places in browsers, and the key with which it asks; both, or none where there are no maps. */
  GOOGLE_MAPS_SCRIPT_URL: optionalUrl,
  GOOGLE_MAPS_API_KEY: optional(z.string().min(1)),
  /**
   * The providers that people may sign in with, each where its client id is set. At Google it needs its secret, and the
   * audiences are the client ids of our apps on phones; at Apple it is the app's bundle id.
   */
  GOOGLE_ISSUER: z.url().default("https://accounts.google.com"),
  GOOGLE_CLIENT_ID: optional(z.string().min(1)),
  GOOGLE_CLIENT_SECRET: optional(z.string().min(1)),
  GOOGLE_AUDIENCES: list.default([]),
  APPLE_ISSUER: z.url().default("https://appleid.apple.com"),
  APPLE_CLIENT_ID: optional(z.string().min(1)),
  /**
   * With what we ask Apple to take a sign-in back when an account is deleted: the team, and its key for Sign in with Apple. All
   * of them, or none; then people remove the app at Apple themselves.
   */
  APPLE_TEAM_ID: optional(tenSigns("team")),
  APPLE_KEY_ID: optional(tenSigns("key")),
  APPLE_PRIVATE_KEY: optional(appleKey),
  SMTP_URL: z.url(),
  MAIL_FROM: z.string().min(3),
  /** The currencies that have a provider, by code; every other one is switched off at the start (D264). */
  ENABLED_CURRENCIES: list.pipe(z.array(z.string()).min(1)).default(["USD"]),
  /** Shown wherever the product names a support contact (D250). */
  SUPPORT_CONTACT: z.string().default("support@example.com"),
  /** Who becomes the first platform admin on confirming the address (D206). */
  FIRST_ADMIN_EMAIL: z.email().optional(),
  LOG_LEVEL: z.enum(["silent", "error", "warn", "info", "debug"]).default("info"),
});

export type Env = z.infer<typeof variables>;

/**
 * Reads every variable at once.
 * @throws Error that names all faults together, never a value
 */
export function readEnv(source: NodeJS.ProcessEnv): Env {
  const parsed = variables.safeParse(source);
  const faults = parsed.success
    ? [storageFaults, apnsFaults, googleFaults, appleFaults, mapsFaults, liveFaults].flatMap((faultsOf) =>
        faultsOf(parsed.data),
      )
    : parsed.error.issues.map(({ message, path }) => `${path.join(".")}: ${message}`);
  if (!parsed.success || faults.length > 0) throw new Error(`environment: ${faults.join("; ")}`);
  return parsed.data;
}

function storageFaults(env: Env): string[] {
  const given = (["S3_BUCKET", "S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"] as const).filter((name) => env[name]);
  const isFolder = env.STORAGE_FOLDER !== undefined;
  if (isFolder !== given.length > 0 && (isFolder || given.length === 3)) return [];
  return ["STORAGE_FOLDER, or all of S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY, must name a storage"];
}

function apnsFaults(env: Env): string[] {
  const names = ["APNS_TEAM_ID", "APNS_KEY_ID", "APNS_PRIVATE_KEY", "APNS_TOPIC"] as const;
  const given = names.filter((name) => env[name] !== undefined);
  return given.length === 0 || given.length === names.length ? [] : [`all of ${names.join(", ")} must be set, or none`];
}

function mapsFaults({ GOOGLE_MAPS_API_KEY: key, GOOGLE_MAPS_SCRIPT_URL: script }: Env): string[] {
  const isWhole = (script === undefined) === (key === undefined);
  return isWhole ? [] : ["both of GOOGLE_MAPS_SCRIPT_URL and GOOGLE_MAPS_API_KEY must be set, or none"];
}

function googleFaults({ GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET }: Env): string[] {
  const isWhole = (GOOGLE_CLIENT_ID === undefined) === (GOOGLE_CLIENT_SECRET === undefined);
  return isWhole ? [] : ["both of GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET must be set, or none"];
}

function appleFaults(env: Env): string[] {
  const names = ["APPLE_TEAM_ID", "APPLE_KEY_ID", "APPLE_PRIVATE_KEY"] as const;
  const given = names.filter((name) => env[name] !== undefined);
  if (given.length === 0) return [];
  if (given.length < names.length) return [`all of ${names.join(", ")} must be set, or none`];
  return env.APPLE_CLIENT_ID === undefined ? [`${names.join(", ")} need APPLE_CLIENT_ID, the app they are for`] : [];
}

function liveFaults(env: Env): string[] {
  if (env.PROVIDERS_MODE !== "live") return [];
  const faults: string[] = [];
  for (const name of ["PUBLIC_ORIGIN", "STRIPE_API_BASE", "DIDIT_API_BASE", "GOOGLE_ISSUER", "APPLE_ISSUER"] as const) {
    const { hostname, protocol } = new URL(env[name]);
    if (protocol !== "https:") faults.push(`${name}: must be https in live mode`);
    if (/^(localhost|127\.|10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.|\[?::1)/.test(hostname))
      faults.push(`${name}: must not be a private address in live mode`);
  }
  // The replicas of a service share no folder, and one machine that breaks would take the files with it.
  if (env.STORAGE_FOLDER !== undefined) faults.push("STORAGE_FOLDER: must be a bucket (S3_BUCKET) in live mode");
  if (env.S3_ENDPOINT !== undefined && !isSafeStorage(new URL(env.S3_ENDPOINT)))
    faults.push("S3_ENDPOINT: must be https, or a neighbour of the compose file, in live mode");
  const { hostname, port } = new URL(env.SMTP_URL);
  // A name without a dot is a neighbour of the compose file; 1025 is the catchers' port.
  if (!hostname.includes(".") || hostname.startsWith("127.") || port === "1025")
    faults.push("SMTP_URL: must name a mail server that delivers in live mode, not a catcher");
  if (env.GOOGLE_MAPS_SCRIPT_URL !== undefined && new URL(env.GOOGLE_MAPS_SCRIPT_URL).protocol !== "https:")
    faults.push("GOOGLE_MAPS_SCRIPT_URL: must be https in live mode");
  if (env.WEB_PUSH_RELAY !== undefined) faults.push("WEB_PUSH_RELAY: must not be set in live mode");
  if (env.APNS_RELAY !== undefined) faults.push("APNS_RELAY: must not be set in live mode");
  if (/_test_/.test(env.STRIPE_SECRET_KEY)) faults.push("STRIPE_SECRET_KEY: is a test key in live mode");
  return faults;
}

/** A name without a dot is a neighbour on the inner network. */
function isSafeStorage({ hostname, protocol }: URL): boolean {
  return protocol === "https:" || (!hostname.includes(".") && hostname !== "localhost" && !hostname.includes(":"));
}
