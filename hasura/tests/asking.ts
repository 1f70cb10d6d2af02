import path from "node:path";
import pg from "pg";
import { getNamedType, isLeafType, isObjectType, type GraphQLNamedType } from "graphql";
import { loadCores } from "../../local/engine/core/core.ts";
import { EngineError, type Endpoint, type EngineCore, type Session } from "../../local/engine/interface.ts";
import { createCastDatabase, idOf, inWords, PEOPLE, sessionOf, type Person, type Role } from "./cast.ts";
import type { TablePolicy } from "./policy/policy.ts";

export interface Caller {
  name: string;
  role: Role;
  person?: Person;
  session: Session;
}

/**
 * Every person in every role of their token. The visitor lies in headers about who she is, and must not be believed.
 */
export const CALLERS: readonly Caller[] = [
  { name: "a visitor", role: "anonymous", session: sessionOf("anonymous") },
  { name: "a visitor who says she is ana", role: "anonymous", session: liar() },
  { name: "a partner", role: "partner", session: sessionOf("partner") },
  ...PEOPLE.filter((person) => person !== "pat").flatMap((person) =>
    (["member", "group_admin"] as const).map((role) => caller(person, role)),
  ),
  caller("pat", "platform_admin"),
];

export function caller(person: Person, role: Role): Caller {
  return { name: `${person} as ${role}`, role, person, session: sessionOf(role, person) };
}

function liar(): Session {
  const session = sessionOf("anonymous");
  return { ...session, variables: { ...session.variables, "x-hasura-user-id": idOf("ana") } };
}

export interface Stage {
  core: EngineCore;
  pool: pg.Pool;
  /** Runs a query or mutation. @throws EngineError on a refusal */
  ask(session: Session, query: string, endpoint?: Endpoint): Promise<Record<string, unknown>>;
  close(): Promise<void>;
}

export const METADATA = { directory: path.resolve(import.meta.dirname, "../metadata") };
/** Values for the environment variables that metadata names. */
export const METADATA_ENV = {
  ACTIONS_BASE_URL: "http://127.0.0.1:1",
  ACTIONS_SECRET: "for tests",
  HASURA_GRAPHQL_DATABASE_URL: "postgres://unused",
};

let coresOfStages: ReturnType<typeof loadCores> | undefined;

/** All stages have one structure, which is read for the first one. */
async function coreOver(pool: pg.Pool): Promise<EngineCore> {
  const callAction = () => Promise.reject(new Error("no action is called here"));
  coresOfStages ??= loadCores({ pool, metadata: METADATA, env: METADATA_ENV, callAction });
  return (await coresOfStages)({ pool });
}

/** A database with the cast in it, and the metadata over it. */
export async function openStage(): Promise<Stage> {
  const database = await createCastDatabase();
  const pool = new pg.Pool({ connectionString: database.url, max: 4 });
  pool.on("error", () => undefined);
  const core = await coreOver(pool);
  return {
    core,
    pool,
    async ask(session, query, endpoint = "graphql") {
      const operation = core.prepare(endpoint, session, { query });
      if (operation.type === "subscription") throw new Error("a subscription is not asked once");
      const { data } = await operation.run({ clientHeaders: {} });
      return JSON.parse(data) as Record<string, unknown>;
    },
    async close() {
      await pool.end();
      await database.drop();
    },
  };
}

export const words = (text: string): string[] => text.split(/\s+/).filter(Boolean).toSorted();

/** The name of the row in the policy, such as `inner ben`. */
export function nameOf(row: unknown, { named }: TablePolicy): string {
  const values = row as Record<string, unknown>;
  return named.map((column) => inWords(values[column])).join(" ");
}

/** A type's own fields: columns and scalar computed fields, but no relationships and no relay id. */
export function leavesOf(type: GraphQLNamedType | undefined): string[] {
  if (!isObjectType(type)) return [];
  return Object.values(type.getFields())
    .filter((field) => isLeafType(getNamedType(field.type)))
    .map((field) => field.name)
    .toSorted();
}

/** The rows that the policy lets a caller see; `all` means every row. */
export function expectedRows(policy: TablePolicy, { role, person }: Caller): readonly string[] | "all" {
  if (policy.everybodySeesAll) return "all";
  if (role === "anonymous" || role === "partner") return policy.publicSees ?? [];
  if (role === "platform_admin") return policy.adminSees ?? [];
  if (!person) return [];
  const more = role === "group_admin" ? (policy.organizerSees?.[person] ?? []) : [];
  return [...(policy.sees?.[person] ?? []), ...more];
}

/** The code of the refusal, or the answer. */
export async function outcomeOf(asked: Promise<Record<string, unknown>>): Promise<string> {
  try {
    const [answer] = Object.values(await asked);
    return `${(answer as { affected_rows: number }).affected_rows} changed`;
  } catch (error) {
    if (error instanceof EngineError) return error.code;
    throw error;
  }
}
