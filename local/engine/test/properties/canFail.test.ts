import { afterEach, expect, it, vi } from "vitest";
import * as conditionSqlModule from "../../core/compile/conditionSql.ts";
import * as rowsModule from "../../core/compile/rows.ts";
import * as whereModule from "../../core/compile/where.ts";
import * as writingModule from "../../core/compile/writing.ts";
import type { Condition } from "../../core/model/condition.ts";
import type { SelectPermission, Table } from "../../core/model/model.ts";
import * as parameterModule from "../../core/model/parameter.ts";
import * as accessModule from "../../core/schema/access.ts";
import * as scopeModule from "../../core/schema/scope.ts";
import { playCampaign } from "./campaign.ts";

/** As many runs as CI has: a fault that these miss would be missed there. */
const RUNS = 1000;
const SEED = 20_260;

type Access = ReturnType<typeof accessModule.accessOf>;
type Fault = () => void;

afterEach(() => {
  vi.restoreAllMocks();
});

/** Replaces functions of the engine; `change` gets those that were there. */
function replace<Module extends object>(module: Module, change: (original: Module) => Partial<Module>): void {
  for (const [name, replacement] of Object.entries(change({ ...module })))
    vi.spyOn(module, name as never).mockImplementation(replacement as never);
}

/** Gives a role other rights than metadata does. */
const granting =
  (change: (access: Access) => Partial<Access>): Fault =>
  () =>
    replace(accessModule, ({ accessOf }) => ({
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
  "to check what was written": () => replace(writingModule, () => ({ checkSql: () => "true" })),
  "who sees a single row": () =>
    replace(rowsModule, ({ whereSql }) => ({
      whereSql: ({ permission, ...source }, ...given) =>
        whereSql({ ...source, permission: { ...permission, filter: always } }, ...given),
    })),
  "who sees the related rows that a client filters by": () =>
    replace(whereModule, ({ clientCondition }) => ({
      clientCondition: (...given) => unguarded(clientCondition(...given)),
    })),
  "to refuse null in a condition": () => replace(scopeModule, ({ input }) => ({ omittable: input as never })),
  "that unknown is not true": () =>
    replace(conditionSqlModule, ({ conditionSql }) => ({
      conditionSql: (...given) => `((${conditionSql(...given)}) is not false)`,
    })),
  "that another asks now": () =>
    replace(parameterModule, ({ sessionParameter }) => ({
      sessionParameter(...given) {
        const parameter = sessionParameter(...given);
        let first: string | null | undefined;
        return { ...parameter, text: (binding) => (first ??= parameter.text(binding)) };
      },
    })),
};

it.each(Object.entries(FAULTS))(
  "finds out when the engine forgets %s",
  async (_, forget) => {
    forget();
    const found = await playCampaign({ runs: RUNS, seed: SEED, simplify: false });
    expect(found).toMatch(/^seed: /);
  },
  60_000,
);
