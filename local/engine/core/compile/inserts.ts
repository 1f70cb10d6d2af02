import { EngineError } from "../../interface.ts";
import type { Column, InsertPermission, Relationship, Table } from "../model/model.ts";
import type { Access } from "../schema/access.ts";
import type { ObjectInput } from "../validate/input.ts";
import { invalid } from "../validate/refusals.ts";
import type { SelectedField } from "../validate/selection.ts";
import { columnValues, insertRows, quoted, type Batch, type BatchRunner } from "./insertRows.ts";
import { mutationOutput } from "./mutationOutput.ts";
import type { MutationStep } from "./mutationSteps.ts";
import { postgresText, type Parameter } from "../model/parameter.ts";
import type { Compilation } from "./statement.ts";
import { answer } from "./writing.ts";

/** `insert_X` and `insert_X_one`. */
export function insertStep(
  field: SelectedField,
  { table, permission, one }: { table: Table; permission: InsertPermission; one: boolean },
  access: Access,
  compilation: Compilation,
): MutationStep {
  const output = mutationOutput(field, table, one, compilation);
  const input = field.args.get(one ? "object" : "objects")!;
  const objects = (input.kind === "list" ? input.items : [input]) as ObjectInput[];
  const batch: Batch = {
    table,
    permission,
    onConflict: field.args.get("on_conflict"),
    fixed: new Map(),
    path: input.path,
  };
  if (objects.length === 0)
    return () =>
      Promise.resolve(
        output.assemble(
          0,
          output.selections.map(() => "[]"),
        ),
      );
  if (objects.some(hasRelated)) {
    // Rows that are written one by one are read by a further statement.
    const output = mutationOutput(field, table, one, compilation, false);
    const runner = oneByOne(objects, batch, [], access, compilation);
    return async (run, binding) => answer(output, await runner(run, binding), run, binding);
  }
  const runner = insertRows(objects, batch, [], access, compilation, output);
  return async (run, binding) => answer(output, await runner(run, binding), run, binding);
}

const relatedFields = (object: ObjectInput) =>
  [...object.fields.values()].flatMap(({ meaning, value }) =>
    meaning?.kind === "relatedInsert" && value.kind === "object" ? [{ ...meaning, value }] : [],
  );

const hasRelated = (object: ObjectInput): boolean => relatedFields(object).length > 0;

/** Rows with related rows; each says what is written before it and what after it. */
function oneByOne(
  objects: readonly ObjectInput[],
  batch: Batch,
  keys: readonly Column[],
  access: Access,
  compilation: Compilation,
): BatchRunner {
  const runners = objects.map((object, index) =>
    withRelated(object, { ...batch, path: `${batch.path}[${index}]` }, keys, access, compilation),
  );
  return async (run, binding) => {
    const total = { affected: 0, lists: [], keys: [] as Record<string, string | null>[] };
    const rows: string[] = [];
    for (const runner of runners) {
      const written = await runner(run, binding);
      total.affected += written.affected;
      total.keys.push(...written.keys);
      if (written.rows !== "{}") rows.push(written.rows.slice(1, -1));
    }
    return { ...total, rows: `{${rows.join(",")}}` };
  };
}

function withRelated(
  object: ObjectInput,
  batch: Batch,
  keys: readonly Column[],
  access: Access,
  compilation: Compilation,
): BatchRunner {
  const related = relatedFields(object);
  const own = columnValues(object);
  const parent = Symbol("parent row");
  const before = related.filter(({ relationship }) => relationship.insertBefore);
  const after = related.filter(({ relationship }) => !relationship.insertBefore);
  const fixed = new Map(batch.fixed);
  const firsts = before.map(({ relationship, permission, value }) => {
    const slot = Symbol(relationship.name);
    const determined = relationship.mapping
      .map(([local]) => local)
      .filter((local) => own.has(local) || batch.fixed.has(local));
    if (determined.length > 0) {
      throw invalid(
        `cannot insert object relationship "${relationship.name}" as ${quoted(determined)} column values are already determined`,
        `${batch.path}.${relationship.name}`,
      );
    }
    for (const [local, remote] of relationship.mapping) fixed.set(local, relatedValue(slot, remote, local));
    const runner = relatedRunner(
      relationship,
      permission,
      value,
      { fixed: new Map(), path: batch.path },
      access,
      compilation,
    );
    return { slot, runner, relationship };
  });
  const localKeys = [
    ...new Set([...keys, ...after.flatMap(({ relationship }) => relationship.mapping.map(([local]) => local))]),
  ];
  const plain: ObjectInput = {
    ...object,
    fields: new Map([...object.fields].filter(([, { meaning }]) => meaning?.kind === "column")),
  };
  const ownRunner = insertRows([plain], { ...batch, fixed }, localKeys, access, compilation, undefined, true);
  const lasts = after.map(({ relationship, permission, value }) => {
    const inherited = new Map(
      relationship.mapping.map(([local, remote]) => [remote, relatedValue(parent, local, remote)] as const),
    );
    return relatedRunner(relationship, permission, value, { fixed: inherited, path: batch.path }, access, compilation);
  });
  return async (run, binding) => {
    let affected = 0;
    const rows = new Map(binding.rows);
    for (const { slot, runner, relationship } of firsts) {
      const written = await runner(run, binding);
      affected += written.affected;
      const [row] = written.keys;
      if (!row) throw noObjectWritten(relationship, `${batch.path}.${relationship.name}`);
      rows.set(slot, row);
    }
    const written = await ownRunner(run, { ...binding, rows });
    affected += written.affected;
    const [row] = written.keys;
    if (row) rows.set(parent, row);
    if (lasts.length > 0 && !row) throw noParentWritten(batch.table, batch.path);
    for (const runner of lasts) {
      affected += (await runner(run, { ...binding, rows })).affected;
    }
    return { ...written, affected };
  };
}

function relatedRunner(
  relationship: Relationship,
  permission: InsertPermission,
  value: ObjectInput,
  parent: Pick<Batch, "fixed" | "path">,
  access: Access,
  compilation: Compilation,
): BatchRunner {
  const data = value.fields.get("data")!.value;
  const objects = (data.kind === "list" ? data.items : [data]) as ObjectInput[];
  const batch: Batch = {
    table: relationship.to,
    permission,
    onConflict: value.fields.get("on_conflict")?.value,
    fixed: parent.fixed,
    path: `${parent.path}.${relationship.name}.data`,
  };
  if (objects.length === 0) return () => Promise.resolve({ affected: 0, rows: "{}", lists: [], keys: [] });
  const keys = relationship.insertBefore ? relationship.mapping.map(([, remote]) => remote) : [];
  if (!objects.some(hasRelated)) return insertRows(objects, batch, keys, access, compilation);
  return relationship.insertBefore
    ? withRelated(objects[0]!, batch, keys, access, compilation)
    : oneByOne(objects, batch, keys, access, compilation);
}

/** The value of a column in a related row that was written earlier in the same run. */
const relatedValue = (slot: symbol, from: Column, to: Column): Parameter => ({
  type: to.type.sql,
  text: ({ rows }) => postgresText(rows?.get(slot)?.[from.name] ?? null, "text"),
});

const noObjectWritten = ({ name, to }: Relationship, path: string): EngineError =>
  new EngineError(
    "not-supported",
    `cannot proceed to insert object relation "${name}" since insert to table "${shortName(to)}" affects zero rows`,
    path,
  );

const noParentWritten = (table: Table, path: string): EngineError =>
  new EngineError(
    "not-supported",
    `cannot proceed to insert array relations since insert to table "${shortName(table)}" affects zero rows`,
    path,
  );

const shortName = ({ schema, name }: Table): string => (schema === "public" ? name : `${schema}.${name}`);
