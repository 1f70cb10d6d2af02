import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import pg from "pg";
import { expect, it } from "vitest";
import { parse } from "yaml";
import { readMetadata } from "../local/engine/core/metadata/readMetadata.ts";
import { loadCore } from "../local/engine/core/core.ts";
import { startForTest } from "../local/engine/test/startForTest.ts";
import { createTestDatabase } from "../local/postgres/forTests.ts";

const ROOT = path.resolve(import.meta.dirname, "..");
const read = (file: string) => readFileSync(path.join(ROOT, file), "utf8");
const page = read("docs/operations.md");
const { scripts } = JSON.parse(read("package.json")) as { scripts: Record<string, string> };
const { services } = parse(read("docker-compose.yml"), { merge: true }) as {
  services: Record<string, { environment?: Record<string, string> }>;
};
const offered = new Set([...read(".env.example").matchAll(/^(\w+)=/gm)].map(([, name]) => name!));

/** Language and text of each fence, without the indent of a list. */
const blocks = [...page.matchAll(/^( *)```(\w*)\n(.*?)^ *```$/gms)].map(([, indent, language, text]) => ({
  language,
  text: text!.replaceAll(new RegExp(`^${indent}`, "gm"), ""),
}));
const fences = (language: string): string[] =>
  blocks.filter((block) => block.language === language).map(({ text }) => text);
const commands = fences("sh").flatMap((text) => text.trim().split("\n"));

/** The words of a command as a shell cuts them, nothing replaced. */
const wordsOf = (command: string) =>
  [...command.matchAll(/(?:"[^"]*"|'[^']*'|[^\s"'])+/g)].map(([word]) => word.replaceAll(/^['"]|['"]$/g, ""));

/** What is wrong with a command of ours, as far as it can be told without running it; undefined: nothing. */
function faultOf(command: string): string | undefined {
  if (/…|<[a-z ]+>/.test(command)) return "something has to be filled in";
  const words = wordsOf(command.replace(/^(?:\w+="[^"]*" )+/, ""));
  switch (words[0]) {
    case "npm":
      return words[1] === "run" && Object.hasOwn(scripts, words[2]!) ? undefined : `no script ${words[2]}`;
    case "cp":
      return existsSync(path.join(ROOT, words[1]!)) ? undefined : `no file ${words[1]}`;
    case "docker":
      return words[1] === "compose" ? faultOfCompose(words.slice(2)) : undefined;
    case "openssl":
      return spawnSync("openssl", words.slice(1)).status === 0 ? undefined : "openssl refuses it";
    default:
      return `${words[0]} is not known here`;
  }
}

const WITH_VALUE = new Set(["--name", "--publish", "--entrypoint"]);

function faultOfCompose([sub, ...rest]: string[]): string | undefined {
  if (sub === "config" || sub === "build" || sub === "up") {
    const stray = rest.find((word) => !word.startsWith("--") && !(word in services));
    return stray && `no service ${stray}`;
  }
  if (sub !== "exec" && sub !== "run") return `docker compose ${sub} is not known here`;
  const at = rest.findIndex((word, index) => !word.startsWith("-") && !WITH_VALUE.has(rest[index - 1] ?? ""));
  const service = services[rest[at] ?? ""];
  if (!service) return `no service ${rest[at]}`;
  const inside = rest.slice(at + 1).join(" ");
  const [, script] = /\bnode (\S+\.ts)/.exec(inside) ?? [];
  if (script && !existsSync(path.join(ROOT, script))) return `no file ${script}`;
  const unknown = [...inside.matchAll(/\$(\w+)/g)].find(([, name]) => !Object.hasOwn(service.environment ?? {}, name!));
  return unknown && `${rest[at]} has no variable ${unknown[1]}`;
}

it.each(commands)("can be run as it is written: %s", (command) => expect(faultOf(command)).toBeUndefined());

it.each([
  ["npm run hasura:undo", "no script hasura:undo"],
  ["cp .env.sample .env", "no file .env.sample"],
  ["docker compose exec hasure curl -fsS http://127.0.0.1:8080", "no service hasure"],
  ["docker compose exec actions sh -c 'node actions/checks/all.ts'", "no file actions/checks/all.ts"],
  ["docker compose exec actions sh -c 'echo \"$DATABASE\"'", "actions has no variable DATABASE"],
  ["npm run check:books -- <database url>", "something has to be filled in"],
  ["podman up", "podman is not known here"],
])("would notice what cannot be run: %s", (command, fault) => expect(faultOf(command)).toBe(fault));

it("has commands in fences that say so, and names only variables that there are", () => {
  expect(commands.length).toBeGreaterThan(10);
  expect(fences("")).toEqual([]);
  const known = new Set([
    ...offered,
    ...Object.values(services).flatMap(({ environment = {} }) => Object.keys(environment)),
    // What asks the tests for more is told by the header of their command.
    ...readFileSync(path.join(ROOT, "scripts/test.ts"), "utf8")
      .split("*/")[0]!
      .match(/[A-Z_]{4,}/g)!,
  ]);
  const named = [...page.matchAll(/`([A-Z][A-Z_]{4,})(?:=[^`]*)?`/g)].map(([, name]) => name!);
  expect(named.filter((name) => !known.has(name) && !/^(ALTER|DELETE|INSERT|UPDATE)$/.test(name))).toEqual([]);
});

it("has no npm script and no file between the lines that is not there", () => {
  const named = [...page.matchAll(/`npm run ([\w:]+)/g)].map(([, name]) => name!);
  expect(named.filter((name) => !(name in scripts))).toEqual([]);
  const files = [...page.matchAll(/`([\w.-]+\/[\w./-]+\.(?:ts|sh|sql|yaml|yml|md))`/g)].map(([, file]) => file!);
  expect(files.filter((file) => !existsSync(path.join(ROOT, file)))).toEqual([]);
});

it("has SQL that runs on a database with the triggers' logs", async () => {
  const database = await createTestDatabase();
  const metadata = readMetadata({ directory: path.join(ROOT, "hasura/metadata") });
  const env = { ACTIONS_BASE_URL: "http://127.0.0.1:9", ACTIONS_SECRET: "shared" };
  const engine = await startForTest({ databaseUrl: database.url, loadCore, metadata, env });
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  const log = "select to_regclass('hdb_catalog.hdb_cron_events') as there";
  await expect.poll(async () => (await client.query(log)).rows[0].there).not.toBe(null);
  const statements = fences("sql");
  expect(statements.length).toBeGreaterThan(0);
  for (const statement of statements) await client.query(statement);
  await client.end();
  await engine.close();
  await database.drop();
});

it("checks the books of a database as the page says", async () => {
  const database = await createTestDatabase();
  const command = commands.find((each) => each.includes("actions/checks/main.ts"))!;
  const inside = wordsOf(command).at(-1)!;
  const { status, stderr } = spawnSync("sh", ["-c", inside], {
    cwd: ROOT,
    env: { PATH: `${path.dirname(process.execPath)}:${process.env["PATH"]}`, DATABASE_URL: database.url },
    encoding: "utf8",
  });
  expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
  await database.drop();
});
