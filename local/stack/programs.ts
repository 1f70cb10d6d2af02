import { fileURLToPath } from "node:url";
import path from "node:path";
import type { Program } from "./children.ts";
import type { Secrets } from "./secrets.ts";
import { portOf, type Service, type Settings } from "./settings.ts";

/** The one address that browsers use: they reach only the web server. */
export const originOf = (settings: Settings) => `http://localhost:${settings.port}`;

const at = (settings: Settings, service: Service) => `http://127.0.0.1:${portOf(settings, service)}`;
const script = (file: string) => fileURLToPath(new URL(`../../${file}`, import.meta.url));

/** Modules that the programs' main files import. Importing them has no effect, so they can be compiled ahead. */
export const MODULES = [
  "actions/app.ts",
  "actions/routes.ts",
  "local/engine/program.ts",
  "local/stripe/simulator.ts",
  "local/didit/simulator.ts",
  "local/mail/simulator.ts",
  "local/push/simulator.ts",
  "local/oidc/simulator.ts",
  "local/maps/simulator.ts",
  "web/server/app.ts",
];

interface Surroundings {
  settings: Settings;
  secrets: Secrets;
  databaseUrl: string;
  /** How far the product's clock is ahead now. */
  clock: { offsetMs: number };
}

/** The simulated providers know only the product's webhook addresses, not its database. */
type Simulator = (surroundings: Omit<Surroundings, "databaseUrl">) => Program;

const stateFile = ({ dataDir }: Settings, name: string) => path.join(dataDir, `${name}.json`);

const stripe: Simulator = ({ clock, secrets, settings }) => ({
  name: "stripe",
  args: [script("local/stripe/main.ts")],
  env: {
    CLOCK_OFFSET_MS: String(clock.offsetMs),
    PORT: String(portOf(settings, "stripe")),
    STATE_FILE: stateFile(settings, "stripe"),
    STRIPE_SECRET_KEY: secrets.stripeKey,
    STRIPE_WEBHOOK_URL: `${at(settings, "actions")}/webhooks/stripe`,
    STRIPE_WEBHOOK_SECRET: secrets.stripeWebhook,
    PUBLIC_URL: `http://localhost:${portOf(settings, "stripe")}`,
  },
});

const didit: Simulator = ({ clock, secrets, settings }) => ({
  name: "didit",
  args: [script("local/didit/main.ts")],
  env: {
    CLOCK_OFFSET_MS: String(clock.offsetMs),
    PORT: String(portOf(settings, "didit")),
    STATE_FILE: stateFile(settings, "didit"),
    DIDIT_API_KEY: secrets.diditKey,
    DIDIT_WORKFLOW_ID: "savings-circle-identity",
    DIDIT_WEBHOOK_URL: `${at(settings, "actions")}/webhooks/didit`,
    DIDIT_WEBHOOK_SECRET: secrets.diditWebhook,
    DIDIT_ENVIRONMENT: "sandbox",
    PUBLIC_URL: `http://localhost:${portOf(settings, "didit")}`,
  },
});

const mail: Simulator = ({ clock, settings }) => ({
  name: "mail",
  args: [script("local/mail/main.ts")],
  env: {
    CLOCK_OFFSET_MS: String(clock.offsetMs),
    PORT: String(portOf(settings, "mail")),
    SMTP_PORT: String(portOf(settings, "smtp")),
    STATE_FILE: stateFile(settings, "mail"),
  },
});

/** Our app at Apple, as the stand-in knows it. */
const APPLE = { APNS_TEAM_ID: "CIRCLETEAM", APNS_KEY_ID: "CIRCLEKEY1", APNS_TOPIC: "example.savings-circle" };

const push: Simulator = ({ clock, secrets, settings }) => ({
  name: "push",
  args: [script("local/push/main.ts")],
  env: {
    CLOCK_OFFSET_MS: String(clock.offsetMs),
    PORT: String(portOf(settings, "push")),
    PUBLIC_ORIGIN: originOf(settings),
    STATE_FILE: stateFile(settings, "push"),
    VAPID_PUBLIC_KEY: secrets.vapid.publicKey,
    APNS_PORT: String(portOf(settings, "apns")),
    APNS_PUBLIC_KEY: secrets.apns.publicKey,
    ...APPLE,
  },
});

/** As browsers reach it: they load the script and ask for cities themselves. */
const mapsOrigin = (settings: Settings) => `http://localhost:${portOf(settings, "maps")}`;
const MAPS_KEY = "local-maps-key";
const mapsScript = (settings: Settings) => `${mapsOrigin(settings)}/maps/api/js`;

const maps: Simulator = ({ clock, settings }) => ({
  name: "maps",
  args: [script("local/maps/main.ts")],
  env: {
    CLOCK_OFFSET_MS: String(clock.offsetMs),
    PORT: String(portOf(settings, "maps")),
    PUBLIC_URL: mapsOrigin(settings),
    GOOGLE_MAPS_API_KEY: MAPS_KEY,
  },
});

/** How the providers that people sign in with know us. */
const SIGN_IN = {
  GOOGLE_CLIENT_ID: "savings-circle-web",
  APPLE_CLIENT_ID: "example.savings-circle",
  APPLE_TEAM_ID: "CIRCLETEAM",
  APPLE_KEY_ID: "CIRCLEKEY2",
};

const oidc: Simulator = ({ clock, secrets, settings }) => ({
  name: "oidc",
  args: [script("local/oidc/main.ts")],
  env: {
    CLOCK_OFFSET_MS: String(clock.offsetMs),
    PORT: String(portOf(settings, "oidc")),
    STATE_FILE: stateFile(settings, "oidc"),
    PUBLIC_URL: `http://localhost:${portOf(settings, "oidc")}`,
    GOOGLE_CLIENT_SECRET: secrets.googleSecret,
    APPLE_PUBLIC_KEY: secrets.appleSignIn.publicKey,
    APPLE_NOTICES_URL: `${at(settings, "actions")}/webhooks/apple`,
    GOOGLE_REDIRECT_URIS: `${originOf(settings)}/auth/callback/google`,
    ...SIGN_IN,
  },
});

export const SIMULATORS: readonly Simulator[] = [stripe, didit, mail, push, oidc, maps];

export function actions({ databaseUrl, secrets, settings }: Surroundings): Program {
  return {
    name: "actions",
    args: [script("actions/server.ts")],
    env: {
      PORT: String(portOf(settings, "actions")),
      DATABASE_URL: databaseUrl,
      PUBLIC_ORIGIN: originOf(settings),
      ACTIONS_SECRET: secrets.actions,
      AUTH_SECRET: secrets.auth,
      IDENTITY_KEY: secrets.identityKey,
      PROVIDERS_MODE: "sim",
      STRIPE_API_BASE: at(settings, "stripe"),
      STRIPE_SECRET_KEY: secrets.stripeKey,
      STRIPE_WEBHOOK_SECRETS: secrets.stripeWebhook,
      DIDIT_API_BASE: at(settings, "didit"),
      DIDIT_API_KEY: secrets.diditKey,
      DIDIT_WORKFLOW_ID: "savings-circle-identity",
      DIDIT_WEBHOOK_SECRET: secrets.diditWebhook,
      DIDIT_ENVIRONMENT: "sandbox",
      STORAGE_FOLDER: path.join(settings.dataDir, "files"),
      VAPID_SUBJECT: "mailto:support@savings-circle.example",
      VAPID_PUBLIC_KEY: secrets.vapid.publicKey,
      VAPID_PRIVATE_KEY: secrets.vapid.privateKey,
      WEB_PUSH_RELAY: at(settings, "push"),
      APNS_PRIVATE_KEY: secrets.apns.privateKey,
      APNS_RELAY: at(settings, "apns"),
      ...APPLE,
      GOOGLE_ISSUER: `${at(settings, "oidc")}/google`,
      GOOGLE_CLIENT_SECRET: secrets.googleSecret,
      GOOGLE_AUDIENCES: "savings-circle-ios,savings-circle-android",
      APPLE_PRIVATE_KEY: secrets.appleSignIn.privateKey,
      APPLE_ISSUER: `${at(settings, "oidc")}/apple`,
      ...SIGN_IN,
      GOOGLE_MAPS_SCRIPT_URL: mapsScript(settings),
      GOOGLE_MAPS_API_KEY: MAPS_KEY,
      SMTP_URL: `smtp://127.0.0.1:${portOf(settings, "smtp")}`,
      MAIL_FROM: "Savings Circle <hello@savings-circle.example>",
      ENABLED_CURRENCIES: "USD,EUR,GBP",
      SUPPORT_CONTACT: "support@savings-circle.example",
    },
  };
}

const ENGINE_SESSION = {
  // Sooner than the gate's time limit, so that no statement runs on after its request has lost its place there.
  statement_timeout: "4000",
  // To plan the statement of a large screen takes Postgres 100 ms, to run it 15: each connection plans it once.
  options: "-c plan_cache_mode=force_generic_plan",
};

export function engine({ clock, databaseUrl, secrets, settings }: Surroundings): Program {
  return {
    name: "engine",
    args: [script("local/engine/main.ts")],
    env: {
      PORT: String(portOf(settings, "engine")),
      DATABASE_URL: `${databaseUrl}?${new URLSearchParams(ENGINE_SESSION)}`,
      ADMIN_SECRET: secrets.hasuraAdmin,
      METADATA_DIR: settings.metadataDir,
      HASURA_GRAPHQL_JWT_SECRET: JSON.stringify({
        jwk_url: `${at(settings, "actions")}/auth/jwks`,
        issuer: originOf(settings),
        audience: originOf(settings),
      }),
      HASURA_GRAPHQL_UNAUTHORIZED_ROLE: "anonymous",
      HASURA_GRAPHQL_CONFIGURED_HEADER_PRECEDENCE: "true",
      HASURA_GRAPHQL_ADMIN_INTERNAL_ERRORS: "true",
      HASURA_GRAPHQL_ENABLE_CONSOLE: "true",
      CONSOLE_CACHE_DIR: path.join(settings.dataDir, "console"),
      ACTIONS_BASE_URL: at(settings, "actions"),
      ACTIONS_SECRET: secrets.actions,
      CLOCK_OFFSET_MS: String(clock.offsetMs),
    },
  };
}

export function web({ secrets, settings }: Pick<Surroundings, "secrets" | "settings">, webRoot: string): Program {
  return {
    name: "web",
    args: [script("web/server/main.ts")],
    env: {
      PORT: String(settings.port),
      WEB_ROOT: webRoot,
      PUBLIC_ORIGIN: originOf(settings),
      HASURA_URL: at(settings, "engine"),
      ACTIONS_URL: at(settings, "actions"),
      ACTIONS_SECRET: secrets.actions,
      LOCAL_STACK_URL: at(settings, "control"),
      GOOGLE_MAPS_SCRIPT_URL: mapsScript(settings),
      REVERSE_GEOCODE_URL: `${mapsOrigin(settings)}/data/reverse-geocode-client`,
    },
  };
}

/** Vite's server with the same addresses, which replaces the web server during development. */
export function webDevelopment(surroundings: Pick<Surroundings, "secrets" | "settings">): Program {
  const { env } = web(surroundings, "");
  return { name: "web", args: [script("local/stack/viteServer.ts")], env: { ...env, NODE_ENV: "development" } };
}
