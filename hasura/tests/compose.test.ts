import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import { describe, expect, it } from "vitest";
import { readEnv as readActionsEnv } from "../../actions/env.ts";
import { readMetadata } from "../../local/engine/core/metadata/readMetadata.ts";
import { readEnv as readWebEnv } from "../../web/server/env.ts";
import { VERSION } from "../../local/engine/version.ts";
import { engine, originOf } from "../../local/stack/programs.ts";
import { METADATA } from "./asking.ts";

const ROOT = path.resolve(import.meta.dirname, "../..");

interface Service {
  image?: string;
  build?: { context: string; dockerfile: string };
  environment?: Record<string, string>;
  command?: string[];
  entrypoint?: string[];
  ports?: string[];
  profiles?: string[];
  volumes?: string[];
  depends_on?: Record<string, { condition: string }>;
  healthcheck?: { test: string[] };
  restart?: string;
}

const text = readFileSync(path.join(ROOT, "docker-compose.yml"), "utf8");
const { services, "x-most-replicas": mostReplicas } = parse(text, { merge: true }) as {
  services: Record<string, Service>;
  "x-most-replicas": Record<"hasura" | "actions", number>;
};
const example = readFileSync(path.join(ROOT, ".env.example"), "utf8");

const service = (name: string): Service => services[name] ?? {};

/** Names in `${NAME}`, `${NAME:-otherwise}` and `${NAME:?why}`. */
const VARIABLE = /\$\{(\w+)(?::([-?])([^}]*))?\}/g;

/** A server's environment, with a stand-in for every variable that must be given. */
function filledIn(
  environment: Record<string, string> | undefined,
  given: Record<string, string>,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(environment ?? {}).map(([name, value]) => [
      name,
      value.replaceAll(
        VARIABLE,
        (_, variable: string, kind: string, otherwise: string) =>
          given[variable] ?? (kind === "-" ? otherwise : "stand-in"),
      ),
    ]),
  );
}

/** Each Hasura's pool for the product's tables. */
function poolOfMetadata(): { max_connections: number } {
  const [source] = readMetadata(METADATA).sources as {
    configuration: { connection_info: { pool_settings: { max_connections: number } } };
  }[];
  return source!.configuration.connection_info.pool_settings;
}

const GIVEN = {
  VAPID_SUBJECT: "mailto:support@circle.example",
  VAPID_PUBLIC_KEY: "B".repeat(87),
  VAPID_PRIVATE_KEY: "v".repeat(43),
  PUBLIC_ORIGIN: "https://circle.example",
  AUTH_SECRET: "a".repeat(32),
  ACTIONS_SECRET: "b".repeat(32),
  IDENTITY_KEY: Buffer.alloc(32).toString("base64"),
  IDENTITY_FINGERPRINT_KEY: Buffer.alloc(32).toString("base64"),
  PROVIDERS_MODE: "live",
  FIRST_ADMIN_EMAIL: "first@circle.example",
  SMTP_URL: "smtps://circle:secret@smtp.example.com",
  S3_BUCKET: "circle-pictures",
  S3_ACCESS_KEY_ID: "circle",
  S3_SECRET_ACCESS_KEY: "c".repeat(40),
};

describe("docker-compose.yml", () => {
  it("gives Hasura every variable that metadata names", () => {
    const metadata = JSON.stringify(readMetadata(METADATA));
    const named = [...metadata.matchAll(/\{\{(\w+)\}\}|"(?:value_)?from_env":"(\w+)"/g)].map(
      (match) => match[1] ?? match[2],
    );
    expect(named.length).toBeGreaterThan(0);
    for (const name of ["hasura", "migrate"]) {
      expect(Object.keys(service(name).environment ?? {})).toEqual(expect.arrayContaining([...new Set(named)]));
    }
  });

  it("pins the settings of Hasura whose defaults would be too open", () => {
    expect(service("hasura").environment).toMatchObject({
      HASURA_GRAPHQL_ADMIN_INTERNAL_ERRORS: "false",
      HASURA_GRAPHQL_CONFIGURED_HEADER_PRECEDENCE: "true",
      HASURA_GRAPHQL_DEV_MODE: "false",
      HASURA_GRAPHQL_ENABLE_CONSOLE: "false",
      HASURA_GRAPHQL_ENABLE_TELEMETRY: "false",
      HASURA_GRAPHQL_UNAUTHORIZED_ROLE: "anonymous",
    });
    expect(service("hasura").environment?.HASURA_GRAPHQL_CORS_DOMAIN).not.toContain("*");
  });

  it("gives actions and web an environment that they start with", () => {
    const actions = readActionsEnv(filledIn(service("actions").environment, GIVEN));
    const web = readWebEnv(filledIn(service("web").environment, GIVEN));
    expect(service("hasura").environment?.ACTIONS_BASE_URL).toBe(`http://actions:${actions.PORT}`);
    expect(web.actions.href).toBe(`http://actions:${actions.PORT}/`);
    expect(actions.HOST).toBe("0.0.0.0");
  });

  it("starts services in an order that works from nothing: migrate needs no keys, Hasura waits for the service that serves them", () => {
    expect(service("migrate").environment).not.toHaveProperty("HASURA_GRAPHQL_JWT_SECRET");
    expect(service("actions").depends_on).toMatchObject({ migrate: { condition: "service_completed_successfully" } });
    expect(service("hasura").depends_on).toMatchObject({ actions: { condition: "service_healthy" } });
    expect(service("hasura").environment?.HASURA_GRAPHQL_JWT_SECRET).toContain("http://actions:4000/auth/jwks");
    for (const { depends_on } of Object.values(services)) {
      for (const [name, { condition }] of Object.entries(depends_on ?? {})) {
        if (condition === "service_healthy") expect(service(name)).toHaveProperty("healthcheck");
        else expect(service(name).restart).toBe("no");
      }
    }
  });

  it("runs one release of Hasura, not older than the last that mended security faults, and the one the engine stands for", () => {
    const [, version = ""] = /^hasura\/graphql-engine:v([\d.]+)$/.exec(service("hasura").image ?? "") ?? [];
    expect(service("migrate").image).toBe(`hasura/graphql-engine:v${version}.cli-migrations-v3`);
    expect(VERSION).toBe(`v${version}`);
    const [major, minor, patch] = version.split(".").map(Number);
    expect(major).toBe(2);
    expect(minor! * 1_000 + patch!).toBeGreaterThanOrEqual(51_009);
  });

  it("migrates with our own script, which finds its folders: the image's own would apply metadata first", () => {
    const { entrypoint, volumes } = service("migrate");
    expect(entrypoint).toEqual(["/bin/sh", "/hasura/deploy/migrate.sh"]);
    expect(volumes).toEqual(["deploy", "metadata", "migrations"].map((part) => `./hasura/${part}:/hasura/${part}:ro`));
  });

  it("takes tokens of this deployment alone, here and on one machine", () => {
    const { HASURA_GRAPHQL_JWT_SECRET: secret } = filledIn(service("hasura").environment, GIVEN);
    const [issuer, audience] = [GIVEN.PUBLIC_ORIGIN, GIVEN.PUBLIC_ORIGIN];
    expect(JSON.parse(secret!)).toEqual({ jwk_url: "http://actions:4000/auth/jwks", issuer, audience });

    const settings = { port: 3000, dataDir: "", seed: "none", metadataDir: "", watch: false } as const;
    const secrets = { hasuraAdmin: "", actions: "" } as Parameters<typeof engine>[0]["secrets"];
    const local = engine({ settings, secrets, databaseUrl: "", clock: { offsetMs: 0 } });
    expect(JSON.parse(local.env["HASURA_GRAPHQL_JWT_SECRET"]!)).toEqual({
      jwk_url: "http://127.0.0.1:3002/auth/jwks",
      issuer: originOf(settings),
      audience: originOf(settings),
    });
  });

  it("asks live queries and streams four times a second (D314)", () => {
    expect(service("hasura").environment).toMatchObject({
      HASURA_GRAPHQL_LIVE_QUERIES_MULTIPLEXED_REFETCH_INTERVAL: "250",
      HASURA_GRAPHQL_STREAMING_QUERIES_MULTIPLEXED_REFETCH_INTERVAL: "250",
    });
  });

  it("has no more connections in all replicas than Postgres takes, while a new version is migrated too (D314)", () => {
    const ofHasura = ({ environment }: Service) =>
      Number(environment?.HASURA_GRAPHQL_PG_CONNECTIONS) + poolOfMetadata().max_connections;
    const actions = readActionsEnv(filledIn(service("actions").environment, GIVEN));
    // One more each: asks whether the database is there, when it is slow.
    const ofActions = actions.DATABASE_CONNECTIONS + actions.AUTH_CONNECTIONS + 1;
    const used =
      mostReplicas.hasura * ofHasura(service("hasura")) +
      mostReplicas.actions * ofActions +
      ofHasura(service("migrate"));
    const most = Number(/max_connections=(\d+)/.exec(service("postgres").command!.join(" "))![1]);
    // Postgres keeps three for its superuser, and a person with psql needs some.
    expect(used).toBeLessThanOrEqual(most - 3 - 10);
  });

  it("lets the outside reach web alone, and the mail catcher this machine: nothing that knows the admin secret", () => {
    for (const [name, { environment, ports = [] }] of Object.entries(services)) {
      if (name !== "web" && name !== "mail") expect([name, ports]).toEqual([name, []]);
      for (const port of ports) expect(port).toMatch(/^127\.0\.0\.1:/);
      if (ports.length > 0) expect(Object.keys(environment ?? {})).not.toContain("HASURA_GRAPHQL_ADMIN_SECRET");
    }
  });

  it("catches mail only where somebody asks for it, and never where money is real", () => {
    expect(service("mail").profiles).toEqual(["catch-mail"]);
    expect(service("actions").environment?.SMTP_URL).toMatch(/^\$\{SMTP_URL:\?/);
    for (const SMTP_URL of [
      "smtp://mail:1025",
      "smtp://localhost:25",
      "smtp://127.0.0.1:2525",
      "smtp://smtp.example.com:1025",
    ])
      expect(() => readActionsEnv(filledIn(service("actions").environment, { ...GIVEN, SMTP_URL }))).toThrow(
        "SMTP_URL: must name a mail server that delivers in live mode",
      );
    const without = filledIn(service("actions").environment, GIVEN);
    delete without.SMTP_URL;
    expect(() => readActionsEnv(without)).toThrow("SMTP_URL");
    const tried = filledIn(service("actions").environment, {
      ...GIVEN,
      PROVIDERS_MODE: "sim",
      SMTP_URL: "smtp://mail:1025",
    });
    expect(readActionsEnv(tried).SMTP_URL).toBe("smtp://mail:1025");
  });

  it("builds the client in its image as everywhere else", () => {
    const { scripts } = JSON.parse(readFileSync(path.join(ROOT, "package.json"), "utf8")) as {
      scripts: Record<string, string>;
    };
    expect(scripts.build).toBe("vite build web");
    const image = readFileSync(path.join(ROOT, "web/Dockerfile"), "utf8");
    expect(image).toMatch(/^RUN .*npm run build$/m);
  });

  it("uses Hasura's strict health, because Hasura also serves inconsistent metadata", () => {
    expect(service("hasura").healthcheck?.test.join(" ")).toContain("/healthz?strict=true");
  });

  it("holds no secret: each comes from the environment, and nothing starts without it", () => {
    const isSecret = /(?:SECRETS?|KEY|PASSWORD)$/;
    // Only for who has an app for iPhones, for who offers to sign in with Google or Apple, and for who has maps.
    const isOptional = (name: string) =>
      /^(?:APNS_PRIVATE_KEY|APPLE_PRIVATE_KEY|GOOGLE_CLIENT_SECRET|GOOGLE_MAPS_API_KEY)$/.test(name);
    for (const { environment } of Object.values(services)) {
      for (const [name, value] of Object.entries(environment ?? {})) {
        if (isSecret.test(name) && name !== "HASURA_GRAPHQL_JWT_SECRET")
          expect(value).toMatch(isOptional(name) ? /^\$\{\w+:-\}$/ : /^\$\{\w+:\?[^}]+\}$/);
      }
    }
  });

  it("names every variable that must be given in .env.example", () => {
    const offered = [...example.matchAll(/^(\w+)=/gm)].map((match) => match[1]);
    const asked = [...text.matchAll(VARIABLE)].filter((match) => match[2] === "?").map((match) => match[1]);
    expect(offered).toEqual(expect.arrayContaining([...new Set(asked)]));
    for (const [, name, value] of example.matchAll(/^(\w+)=(.*)$/gm)) {
      if (/SECRET|KEY|PASSWORD/.test(name ?? "")) expect([name, value]).toEqual([name, ""]);
    }
  });

  it("mounts and builds only from paths that exist", () => {
    for (const { build, volumes } of Object.values(services)) {
      if (build) expect(existsSync(path.join(ROOT, build.context, build.dockerfile))).toBe(true);
      for (const volume of volumes ?? []) {
        const [from] = volume.split(":");
        if (from?.startsWith(".")) expect(existsSync(path.join(ROOT, from))).toBe(true);
      }
    }
  });

  it.each(["actions", "web/server"])("%s runs on what `npm ci --omit=dev` installs", (folder) => {
    const { dependencies } = JSON.parse(readFileSync(path.join(ROOT, "package.json"), "utf8")) as {
      dependencies: Record<string, string>;
    };
    const files = readdirSync(path.join(ROOT, folder), { recursive: true, encoding: "utf8" });
    for (const file of files.filter((name) => /(?<!\.test)\.ts$/.test(name) && !name.startsWith("test/"))) {
      const source = readFileSync(path.join(ROOT, folder, file), "utf8");
      for (const [, from] of source.matchAll(/^(?:import|export)\s(?!type\s)[^;]*?from "((?!node:)[^."][^"]*)"/gm)) {
        const name = from!
          .split("/")
          .slice(0, from!.startsWith("@") ? 2 : 1)
          .join("/");
        expect({ file, name, installed: name in dependencies }).toEqual({ file, name, installed: true });
      }
    }
  });

  it.each(["actions/Dockerfile", "web/Dockerfile"])("%s copies and starts only files that exist", (file) => {
    const lines = readFileSync(path.join(ROOT, file), "utf8").split("\n");
    for (const line of lines.filter((each) => /^COPY (?!--from)/.test(each))) {
      for (const source of line.split(/\s+/).slice(1, -1))
        expect([source, existsSync(path.join(ROOT, source))]).toEqual([source, true]);
    }
    const command = JSON.parse(lines.find((line) => line.startsWith("CMD "))!.slice(4)) as string[];
    expect(existsSync(path.join(ROOT, command[1]!))).toBe(true);
    expect(lines).toContain("USER node");
  });
});

it.each(["actions", "web"])("the image of %s holds every folder that its program imports", (name) => {
  const program = name === "web" ? "web/server" : name;
  const image = readFileSync(path.join(ROOT, name, "Dockerfile"), "utf8")
    .split(/^FROM /m)
    .at(-1)!;
  const copied = [...image.matchAll(/^COPY (?:--from=\S+ )?\S+ \.\/(\S+)$/gm)].map(([, to]) => to!);
  const sources = readdirSync(path.join(ROOT, program), { recursive: true, encoding: "utf8" }).filter(
    (file) => file.endsWith(".ts") && !file.endsWith(".test.ts") && !file.startsWith(`test${path.sep}`),
  );
  const imported = sources.flatMap((file) => {
    const from = path.join(program, path.dirname(file));
    const text = readFileSync(path.join(ROOT, program, file), "utf8");
    return [...text.matchAll(/ from "(\.[^"]+)"/g)].map(([, target]) => path.join(from, target!));
  });
  expect(imported.length).toBeGreaterThan(5);
  expect(imported.filter((file) => !copied.some((folder) => file.startsWith(`${folder}${path.sep}`)))).toEqual([]);
});
