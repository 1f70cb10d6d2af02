import { afterEach, expect, it, vi } from "vitest";
import type { Condition } from "../../core/model/condition.ts";
import type { SelectPermission, Table } from "../../core/model/model.ts";
import { playCampaign } from "./campaign.ts";
import type { LoadCore } from "./stage.ts";

/** As many runs as CI has: a fault that these miss would be missed there. */
const RUNS = 1000;
const SEED = 20_260;

type AccessModule = typeof import("../../core/schema/access.ts");
type Access = ReturnType<AccessModule["accessOf"]>;
type Fault = () => Promise<LoadCore>;

const MODULES = {
  access: "../../core/schema/access.ts",
  conditionSql: "../../core/compile/conditionSql.ts",
  parameter: "../../core/model/parameter.ts",
  rows: "../../core/compile/rows.ts",
  scope: "../../core/schema/scope.ts",
  where: "../../core/compile/where.ts",
  writing: "../../core/compile/writing.ts",
} as const;

afterEach(() => {
  for (const path of Object.values(MODULES)) vi.doUnmock(path);
  vi.resetModules();
});

/** The engine with one of its functions replaced. */
async function engineWith<Module extends object>(
  name: keyof typeof MODULES,
  change: (module: Module) => Partial<Module>,
): Promise<LoadCore> {
  vi.resetModules();
  vi.doMock(MODULES[name], async (original) => {
    const module = await original<Module>();
    return { ...module, ...change(module) };
  });
  return (await import("../../core/core.ts")).loadCore;
}

/** Gives a role other rights than metadata does. */
const granting =
  (change: (access: Access) => Partial<Access>): Fault =>
  () =>
    engineWith<AccessModule>("access", ({ accessOf }) => ({
      accessOf(model, role, backendOnly) {
        const access = accessOf(model, role, backendOnly);
        return role === "admin" ? access : { ...access, ...change(access) };
      },
    }));

const showing = (change: (permission: SelectPermission, table: Table) => Partial<SelectPermission>): Fault =>
  granting(({ select }) => {
    // One object for each table, because what is made of it is compared by identity.
    const known = new Map<Table, SelectPermission>();
    return {
      select(table) {
        const permission = select(table);
        if (permission && !known.has(table)) known.set(table, { ...permission, ...change(permission, table) });
        return permission && known.get(table);
      },
    };
  });

const always: Condition = { kind: "all", of: [] };

/** A client's condition that ignores the permissions of related rows. */
function unguarded(condition: Condition): Condition {
  switch (condition.kind) {
    case "all":
    case "any":
      return { ...condition, of: condition.of.map(unguarded) };
    case "not":
      return { ...condition, of: unguarded(condition.of) };
    case "related":
      return { ...condition, where: unguarded(condition.where), permission: undefined };
    default:
      return condition;
  }
}

const FAULTS: Record<string, Fault> = {
  "the rows of one table": showing((_, { name }) => (name === "t1" ? { filter: always } : {})),
  "the columns of one table": showing((_, { name, columns }) => (name === "t0" ? { columns: new Set(columns) } : {})),
  "the limits": showing(() => ({ limit: undefined })),
  "the cells of inherited roles": showing(() => ({ cells: undefined })),
  "who may aggregate": showing(() => ({ aggregations: true })),
  "which root fields there are": showing(() => ({ queryRoots: undefined })),
  "which rows may be updated": granting(({ update }) => ({
    update: (table) => update(table) && { ...update(table)!, filter: always },
  })),
  "which rows may be deleted": granting((access) => ({
    delete: (table) => access.delete(table) && { ...access.delete(table)!, filter: always },
  })),
  "what it sets itself": granting(({ insert }) => ({
    insert: (table) => insert(table) && { ...insert(table)!, presets: new Map() },
  })),
  "to check what was written": () =>
    engineWith<typeof import("../../core/compile/writing.ts")>("writing", () => ({ checkSql: () => "true" })),
  "who sees a single row": () =>
    engineWith<typeof import("../../core/compile/rows.ts")>("rows", ({ whereSql }) => ({
      whereSql: ({ permission, ...source }, ...given) =>
        whereSql({ ...source, permission: { ...permission, filter: always } }, ...given),
    })),
  "who sees the related rows that a client filters by": () =>
    engineWith<typeof import("../../core/compile/where.ts")>("where", ({ clientCondition }) => ({
      clientCondition: (...given) => unguarded(clientCondition(...given)),
    })),
  "to refuse null in a condition": () =>
    engineWith<typeof import("../../core/schema/scope.ts")>("scope", ({ input }) => ({ omittable: input as never })),
  "that unknown is not true": () =>
    engineWith<typeof import("../../core/compile/conditionSql.ts")>("conditionSql", ({ conditionSql }) => ({
      conditionSql: (...given) => `((${conditionSql(...given)}) is not false)`,
    })),
  "that another asks now": () =>
    engineWith<typeof import("../../core/model/parameter.ts")>("parameter", ({ sessionParameter }) => ({
      sessionParameter(...given) {
        const parameter = sessionParameter(...given);
        let first: string | null | undefined;
        return { ...parameter, text: (binding) => (first ??= parameter.text(binding)) };
      },
    })),
};

it.each(Object.entries(FAULTS))(
  "finds out when the engine forgets %s",
  async (_, load) => {
    const found = await playCampaign({ runs: RUNS, seed: SEED, loadCore: await load(), simplify: false });
    expect(found).toMatch(/^seed: /);
  },
  60_000,
);
