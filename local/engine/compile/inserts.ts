import { EngineError } from "../interface.ts";
import type { Column, InsertPermission, Relationship, Table } from "../model/model.ts";
import type { Access } from "../schema/access.ts";
import type { Input, ObjectInput } from "../validate/input.ts";
import { valueParameter } from "../validate/leaves.ts";
import { invalid } from "../validate/refusals.ts";
import type { SelectedField } from "../validate/selection.ts";
import { mutationOutput, type MutationOutput } from "./mutationOutput.ts";
import type { MutationStep, RunStatement } from "./mutationSteps.ts";
import { onConflictSql } from "./onConflict.ts";
import type { Binding, Parameter } from "./parameter.ts";
import { postgresText } from "./parameter.ts";
import type { Compilation } from "./statement.ts";
import {
  answer,
  checkSql,
  presetParameter,
  readWritten,
  returningSql,
  TARGET,
  writtenSql,
  type Written,
} from "./writing.ts";

/** What an insert of some rows needs. */
interface Batch {
  table: Table;
  permission: InsertPermission;
  onConflict: Input | undefined;
  /** Columns whose values come from a related row that is written before. */
  fixed: ReadonlyMap<Column, Parameter>;
  path: string;
}

/** Writes a batch; the rows' texts of the columns in `keys` come along, in order. */
type BatchRunner = (
  run: RunStatement,
  binding: Binding,
) => Promise<Written & { keys: Record<string, string | null>[] }>;

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
    // Rows written one by one are shown by a statement of its own.
    const output = mutationOutput(field, table, one, compilation, false);
    const runner = oneByOne(objects, batch, [], access, compilation);
    return async (run, binding) => answer(output, await runner(run, binding), run, binding);
  }
  const runner = together(objects, batch, [], access, compilation, output);
  return async (run, binding) => answer(output, await runner(run, binding), run, binding);
}

const relatedFields = (object: ObjectInput) =>
  [...object.fields.values()].flatMap(({ meaning, value }) =>
    meaning?.kind === "relatedInsert" && value.kind === "object" ? [{ ...meaning, value }] : [],
  );

const hasRelated = (object: ObjectInput): boolean => relatedFields(object).length > 0;

/** One statement for all rows. */
function together(
  objects: readonly ObjectInput[],
  batch: Batch,
  keys: readonly Column[],
  access: Access,
  compilation: Compilation,
  output?: MutationOutput,
  wholeRows = false,
): BatchRunner {
  const { table, permission, fixed, path } = batch;
  const statement = compilation.newStatement();
  const local: Compilation = { ...compilation, statement };
  const given = objects.map(columnValues);
  const determined = new Set<Column>([...fixed.keys(), ...permission.presets.keys()]);
  const columns = table.columns.filter(
    (column) => determined.has(column) || given.some((values) => values.has(column)),
  );
  // An empty list of columns has no SQL for several rows.
  const written = columns.length > 0 ? columns : table.columns.slice(0, 1);
  const rows = given.map((values) => {
    for (const column of fixed.keys()) {
      if (values.has(column)) {
        throw invalid(
          `cannot insert ${quoted([column])} columns as their values are already being determined by parent insert`,
          path,
        );
      }
    }
    const texts = written.map((column) => {
      const preset = permission.presets.get(column);
      const parameter = (preset && presetParameter(preset, column)) ?? fixed.get(column) ?? values.get(column);
      return parameter ? statement.value(parameter) : "default";
    });
    return `(${texts.join(", ")})`;
  });
  const check = checkSql(permission.check, statement);
  const conflict = onConflictSql(batch.onConflict, table, access, local, check);
  const insert =
    `insert into ${table.sql} as ${TARGET.alias} (${written.map((column) => column.sql).join(", ")})` +
    ` values ${rows.join(", ")}${conflict.sql}${returningSql(conflict.check)}`;
  const keyObject = keys.map((column) => `'${column.name.replaceAll("'", "''")}', m.${column.sql}::text`).join(", ");
  const extras =
    keys.length === 0 ? [] : [`coalesce((select json_agg(json_build_object(${keyObject})) from m), '[]')::text`];
  const shown: MutationOutput | undefined = wholeRows ? WHOLE_ROWS : output;
  const sql = writtenSql(insert, table, shown, local, extras);
  return async (run, binding) => {
    const result = readWritten(await run(sql, binding, { path }), extras.length, path);
    const [keyTexts] = result.extras;
    return { ...result, keys: keyTexts ? (JSON.parse(keyTexts) as Record<string, string | null>[]) : [] };
  };
}

/** Asks a statement for its rows whole. */
const WHOLE_ROWS: MutationOutput = { selections: [], immediate: false, assemble: () => "", show: undefined };

function columnValues(object: ObjectInput): Map<Column, Parameter> {
  const values = new Map<Column, Parameter>();
  for (const { meaning, value } of object.fields.values()) {
    if (meaning?.kind !== "column") continue;
    const { column } = meaning;
    if (value.kind === "null" && !column.nullable) {
      throw invalid(
        `unexpected null value for type '${column.enumTable ? `${column.enumTable.base}_enum` : column.type.scalar}'`,
        value.path,
      );
    }
    values.set(column, valueParameter(value, column.type));
  }
  return values;
}

/** Rows with related rows: each with what comes before it and what comes after it. */
function oneByOne(
  objects: readonly ObjectInput[],
  batch: Batch,
  keys: readonly Column[],
  access: Access,
  compilation: Compilation,
): BatchRunner {
  const runners = objects.map((object, index) => {
    const path = objects.length > 1 ? `${batch.path}[${index}]` : batch.path;
    return withRelated(object, { ...batch, path }, keys, access, compilation);
  });
  return async (run, binding) => {
    const total = { affected: 0, lists: [], keys: [] as Record<string, string | null>[] };
    const rows: string[] = [];
    for (const runner of runners) {
      const written = await runner(run, binding);
      total.affected += written.affected;
      total.keys.push(...written.keys);
      if (written.rows !== "[]") rows.push(written.rows.slice(1, -1));
    }
    return { ...total, rows: `[${rows.join(",")}]` };
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
    for (const [local] of relationship.mapping) {
      if (own.has(local)) {
        const columns = relationship.mapping.map(([column]) => column);
        throw invalid(
          `cannot insert object relationship "${relationship.name}" as ${quoted(columns)} column values are already determined`,
          batch.path,
        );
      }
    }
    for (const [local, remote] of relationship.mapping) fixed.set(local, relatedValue(slot, remote, local));
    const runner = relatedRunner(relationship, permission, value, new Map(), access, compilation);
    return { slot, runner, relationship };
  });
  const localKeys = [
    ...new Set([...keys, ...after.flatMap(({ relationship }) => relationship.mapping.map(([local]) => local))]),
  ];
  const plain: ObjectInput = {
    ...object,
    fields: new Map([...object.fields].filter(([, { meaning }]) => meaning?.kind === "column")),
  };
  const ownRunner = together([plain], { ...batch, fixed }, localKeys, access, compilation, undefined, true);
  const lasts = after.map(({ relationship, permission, value }) => {
    const inherited = new Map(
      relationship.mapping.map(([local, remote]) => [remote, relatedValue(parent, local, remote)] as const),
    );
    return { relationship, runner: relatedRunner(relationship, permission, value, inherited, access, compilation) };
  });
  return async (run, binding) => {
    let affected = 0;
    const rows = new Map(binding.rows);
    for (const { slot, runner, relationship } of firsts) {
      const written = await runner(run, binding);
      affected += written.affected;
      const [row] = written.keys;
      if (!row) throw nothingWritten("object", relationship, relationship.to, batch.path);
      rows.set(slot, row);
    }
    const written = await ownRunner(run, { ...binding, rows });
    affected += written.affected;
    const [row] = written.keys;
    if (row) rows.set(parent, row);
    for (const { runner, relationship } of lasts) {
      if (!row) throw nothingWritten(relationship.kind, relationship, batch.table, batch.path);
      affected += (await runner(run, { ...binding, rows })).affected;
    }
    return { ...written, affected };
  };
}

function relatedRunner(
  relationship: Relationship,
  permission: InsertPermission,
  value: ObjectInput,
  fixed: ReadonlyMap<Column, Parameter>,
  access: Access,
  compilation: Compilation,
): BatchRunner {
  const data = value.fields.get("data")!.value;
  const objects = (data.kind === "list" ? data.items : [data]) as ObjectInput[];
  const batch: Batch = {
    table: relationship.to,
    permission,
    onConflict: value.fields.get("on_conflict")?.value,
    fixed,
    path: data.path,
  };
  if (objects.length === 0) return () => Promise.resolve({ affected: 0, rows: "[]", lists: [], keys: [] });
  const keys = relationship.insertBefore ? relationship.mapping.map(([, remote]) => remote) : [];
  return objects.some(hasRelated)
    ? oneByOne(objects, batch, keys, access, compilation)
    : together(objects, batch, keys, access, compilation);
}

/** A column's value in a related row that was written earlier in the same run. */
const relatedValue = (slot: symbol, from: Column, to: Column): Parameter => ({
  type: to.type.sql,
  text: ({ rows }) => postgresText(rows?.get(slot)?.[from.name] ?? null, "text"),
});

const quoted = (columns: readonly Column[]): string => columns.map((column) => `"${column.name}"`).join(", ");

function nothingWritten(kind: "object" | "array", relationship: Relationship, table: Table, path: string): EngineError {
  return new EngineError(
    "not-supported",
    kind === "object"
      ? `cannot proceed to insert object relation "${relationship.name}" since insert to table "${table.name}" affects zero rows`
      : `cannot proceed to insert array relations since insert to table "${table.name}" affects zero rows`,
    path,
  );
}
