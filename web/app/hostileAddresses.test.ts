/**
 * Whatever stands in an address, the page asks the server for what the server can read: every text of the corpus in every value
 * that a page reads, and as the key of a circle. `e2e/addresses.spec.ts` opens the pages themselves.
 */
import { readFileSync } from "node:fs";
import path from "node:path";
import { buildSchema, getVariableValues, GraphQLScalarType, Kind, parse } from "graphql";
import { getRequest, type GraphQLTaggedNode, type Variables } from "relay-runtime";
import { expect, it, vi } from "vitest";
import { CORPUS } from "../../actions/test/corpus/corpus.ts";
import { documents, pageAt } from "../start/pages.ts";
import type { RouteEntry } from "../routing/entry.ts";
import { routes } from "../routes.tsx";
import { runLoaders } from "../test/runLoaders.ts";

const me = "00000000-0000-7000-8000-00000000000a";

const asked = vi.hoisted(() => [] as { role: string; name: string; variables: Variables }[]);
vi.mock("../relay/screenQuery.ts", async (original) => ({
  ...(await original<object>()),
  startQuery: (role: string, query: GraphQLTaggedNode, variables: Variables) => {
    asked.push({ role, name: getRequest(query).params.name, variables });
    return { variables, environment: { check: () => ({ status: "available" }) } };
  },
}));
vi.mock("../session/session.ts", async (original) => ({
  ...(await original<object>()),
  currentSession: () => ({ status: "signedIn", userId: me, email: "amina@example.com" }),
}));

/** Lists the pages of circles and messages that read values from their address, each with the names of these values. */
const PAGES: readonly [path: string, ...read: string[]][] = [
  ["/groups", "tab", "q", "location", "frequency", "amount", "start"],
  ["/groups/create", "step", "pending"],
  ["/payment-schedule", "view", "group", "state", "month", "day"],
  ["/dashboard", "verification"],
  ["/messages", "tab"],
  ["/messages?tab=notifications", "at"],
  ["/messages?tab=chat", "selectedChat", "chatName", "chatType", "groupId", "at"],
  ["/group-restart-vote", "groupId", "voteId"],
  ["/payment-success", "payment_id", "group"],
  ["/payment-cancel", "payment_id", "group"],
  ["/g/sunday-savers-1010", "payment", "section", "invitation", "link"],
  ["/g/sunday-savers-1010/manage", "section", "tab"],
];

/** Characters. A server takes no request whose head is longer than 16 KB, and a page may read four values. */
const LONGEST = 4000;
const TEXTS = CORPUS.filter((value) => typeof value === "string")
  .map((text) => text.toWellFormed())
  .filter(({ length }) => length <= LONGEST);

const uuid = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;
const day = /^\d{4}-\d{2}-\d{2}/;

const schemas = new Map<string, ReturnType<typeof schemaOf>>();
/** Reads the schema of a role and its stored documents. Scalars of the schema refuse the texts that Postgres refuses. */
function schemaOf(role: string) {
  const schema = buildSchema(readFileSync(path.join("schema", role + ".graphql"), "utf8"), { assumeValid: true });
  for (const [name, form] of Object.entries({ uuid, date: day, timestamptz: day })) {
    const type = schema.getType(name);
    if (!(type instanceof GraphQLScalarType)) continue;
    type.parseValue = (value) => {
      if (typeof value !== "string" || !form.test(value)) throw new Error(`${name}: ${String(value)}`);
      return value;
    };
  }
  const stored = Object.values(
    JSON.parse(readFileSync(`web/documents/current/${role}.json`, "utf8")) as Record<string, string>,
  );
  return { schema, stored, definitions: new Map<string, unknown>() };
}

/** @returns why the server could not read the variables of a query */
function faultOf({ name, role, variables }: (typeof asked)[number]): string | undefined {
  let known = schemas.get(role);
  if (!known) schemas.set(role, (known = schemaOf(role)));
  let definitions = known.definitions.get(name) as Parameters<typeof getVariableValues>[1] | undefined;
  if (!definitions) {
    const text = known.stored.find((each) => new RegExp(`^query ${name}\\b`).test(each))!;
    const operation = parse(text).definitions.find(({ kind }) => kind === Kind.OPERATION_DEFINITION)!;
    definitions = (operation as { variableDefinitions?: typeof definitions }).variableDefinitions ?? [];
    known.definitions.set(name, definitions);
  }
  if (JSON.stringify(variables).includes(String.raw`\u0000`)) return `${name}: a NUL`;
  return getVariableValues(known.schema, definitions, variables).errors?.[0]?.message;
}

async function faultsOf(address: URL): Promise<string[]> {
  asked.length = 0;
  const { pathname, search } = address;
  await runLoaders(address);
  const early = (pageAt(pathname, search)?.queriesFor(me) ?? []).map(({ document, variables }) => ({
    role: documents[document],
    name: document,
    variables,
  }));
  return [...asked, ...early].flatMap((each) => faultOf(each) ?? []);
}

/** Every path of the client, with a circle's key where it takes one. */
const pathsIn = (table: readonly RouteEntry[]): string[] =>
  table.flatMap(({ children, path }) => [
    ...(path?.startsWith("/") && path !== "/" ? [path.replace(":groupKey", "sunday-savers-1010")] : []),
    ...pathsIn(children ?? []),
  ]);

/** Which values are read from an address before its page is there. */
async function readFrom(address: URL): Promise<string[]> {
  const names = new Set<string>();
  const spies = (["get", "has", "getAll"] as const).map((method) => {
    const original = URLSearchParams.prototype[method] as (name: string) => unknown;
    return vi.spyOn(URLSearchParams.prototype, method as "get").mockImplementation(function (
      this: URLSearchParams,
      name,
    ) {
      names.add(name);
      return original.call(this, name) as never;
    });
  });
  await faultsOf(address).finally(() => spies.forEach((spy) => spy.mockRestore()));
  return [...names];
}

it("lists every value that a page reads before it is there", async () => {
  // The page of the sign-in asks which ways in there are.
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json({ providers: [] })));
  const missing: string[] = [];
  for (const page of new Set([...pathsIn(routes), ...PAGES.map(([path]) => path)])) {
    const address = new URL(page, "https://circle.example");
    const same = PAGES.filter(([path]) => path.split("?")[0] === address.pathname);
    const listed = new Set(same.flatMap(([, ...read]) => read));
    for (const name of await readFrom(address)) if (!listed.has(name)) missing.push(`${page}: ${name}`);
  }
  vi.unstubAllGlobals();
  expect(missing).toEqual([]);
});

it("has a corpus worth the name", () => {
  expect(TEXTS.length).toBeGreaterThan(1000);
});

it.each(PAGES)("%s asks for what can be asked, whatever stands in its address", async (page, ...read) => {
  for (const text of TEXTS) {
    const address = new URL(page, "https://circle.example");
    for (const name of read) address.searchParams.set(name, text);
    expect([text, await faultsOf(address)]).toEqual([text, []]);
  }
});

it.each(["", "/manage"])("a circle is sought by any key: /g/<key>%s", async (more) => {
  for (const text of TEXTS) {
    const address = new URL(`/g/${encodeURIComponent(text)}${more}`, "https://circle.example");
    expect([text, await faultsOf(address)]).toEqual([text, []]);
  }
});
