import { both, type Condition } from "../model/condition.ts";
import type {
  Column,
  DeletePermission,
  ScalarType,
  SelectPermission,
  Table,
  UpdatePermission,
} from "../model/model.ts";
import { INTEGER, TEXT } from "../model/scalars.ts";
import type { Input, ObjectInput } from "../validate/input.ts";
import { valueParameter, valuesParameter } from "../validate/leaves.ts";
import { invalid, quotedNames } from "../validate/refusals.ts";
import type { SelectedField } from "../validate/selection.ts";
import { clientConditionSql } from "./conditionSql.ts";
import { mutationOutput, type MutationOutput } from "./mutationOutput.ts";
import type { MutationStep, RunStatement } from "./mutationSteps.ts";
import type { Binding } from "../model/parameter.ts";
import { keyCondition } from "./queryRoots.ts";
import { argumentsPath } from "./rows.ts";
import type { Compilation, Statement } from "./statement.ts";
import { clientCondition } from "./where.ts";
import { answer, checkSql, presetParameter, readWritten, TARGET, writtenSql } from "./writing.ts";

type SetExpression = (column: Column, input: Input, statement: Statement) => string;

const own = (column: Column) => `${TARGET.alias}.${column.sql}`;

const SETS: Readonly<Record<string, SetExpression>> = {
  _set: (column, input, statement) => statement.value(settable(input, column)),
  _inc: (column, input, statement) => `${own(column)} + ${statement.value(settable(input, column))}`,
  _append: (column, input, statement) => `${own(column)} || ${statement.value(settable(input, column))}`,
  _prepend: (column, input, statement) => `${statement.value(settable(input, column))} || ${own(column)}`,
  _delete_key: (column, input, statement) => `${own(column)} - ${statement.value(valueParameter(input, TEXT))}`,
  _delete_elem: (column, input, statement) => `${own(column)} - ${statement.value(valueParameter(input, INTEGER))}`,
  _delete_at_path: (column, input, statement) => `${own(column)} #- ${statement.value(valuesParameter(input, TEXT))}`,
};

function settable(input: Input, column: Column) {
  if (input.kind === "null" && !column.nullable) {
    const name = column.enumTable ? `${column.enumTable.base}_enum` : column.type.scalar;
    throw invalid(`unexpected null value for type '${name}'`, input.path);
  }
  return valueParameter(input, column.type satisfies ScalarType);
}

/** `update_X` and `update_X_by_pk`. */
export function updateStep(
  field: SelectedField,
  { table, permission, keySeenBy }: { table: Table; permission: UpdatePermission; keySeenBy?: SelectPermission },
  compilation: Compilation,
): MutationStep {
  const byKey = keySeenBy !== undefined;
  const output = mutationOutput(field, table, byKey, compilation);
  const { args } = field;
  const key = args.get("pk_columns");
  const seen = keySeenBy && { table, permission: keySeenBy };
  const condition = seen && keyCondition(seen, valuesOf(key as ObjectInput));
  const one = updateOne(args, condition, { table, permission, output }, compilation);
  if (one) return one;
  return () =>
    Promise.resolve(
      byKey
        ? "{}"
        : output.assemble(
            0,
            output.selections.map(() => "[]"),
          ),
    );
}

/** `update_X_many`: entries run one after the other, so later ones see what earlier ones did. */
export function updateManyStep(
  field: SelectedField,
  { table, permission }: { table: Table; permission: UpdatePermission },
  compilation: Compilation,
): MutationStep {
  const output = mutationOutput(field, table, false, compilation);
  const updates = field.args.get("updates")!;
  const objects = (updates.kind === "list" ? updates.items : [updates]) as ObjectInput[];
  const steps = objects.map((object) =>
    updateOne(valuesOf(object), undefined, { table, permission, output }, compilation),
  );
  return async (run, binding) => {
    const answers: string[] = [];
    for (const step of steps) {
      answers.push(
        step
          ? await step(run, binding)
          : output.assemble(
              0,
              output.selections.map(() => "[]"),
            ),
      );
    }
    return `[${answers.join(",")}]`;
  };
}

/** `delete_X` and `delete_X_by_pk`. */
export function deleteStep(
  field: SelectedField,
  { table, permission, keySeenBy }: { table: Table; permission: DeletePermission; keySeenBy?: SelectPermission },
  compilation: Compilation,
): MutationStep {
  const output = mutationOutput(field, table, keySeenBy !== undefined, compilation);
  const statement = compilation.newStatement();
  const local: Compilation = { ...compilation, statement };
  const client = keySeenBy
    ? keyCondition({ table, permission: keySeenBy }, field.args)
    : clientCondition(field.args.get("where"), local);
  const where = clientConditionSql(both(client, permission.filter), TARGET, local);
  const sql = writtenSql(
    { table, sql: `delete from ${table.sql} as ${TARGET.alias} where ${where}`, check: "true" },
    output,
    local,
  );
  return async (run, binding) => answer(output, readWritten(await run(sql, binding), 0, "$"), run, binding);
}

const valuesOf = (object: ObjectInput): ReadonlyMap<string, Input> =>
  new Map([...object.fields].map(([name, { value }]) => [name, value]));

/** `undefined` where nothing is to be set; the real engine then sends no SQL. */
function updateOne(
  args: ReadonlyMap<string, Input>,
  key: Condition | undefined,
  { table, permission, output }: { table: Table; permission: UpdatePermission; output: MutationOutput },
  compilation: Compilation,
): MutationStep | undefined {
  const statement = compilation.newStatement();
  const local: Compilation = { ...compilation, statement };
  const sets = new Map<Column, string>();
  const several = new Set<string>();
  for (const [operator, expression] of Object.entries(SETS)) {
    const input = args.get(operator);
    if (input?.kind !== "object") continue;
    for (const { meaning, value } of input.fields.values()) {
      if (meaning?.kind !== "column") continue;
      if (sets.has(meaning.column)) several.add(meaning.column.field);
      sets.set(meaning.column, expression(meaning.column, value, statement));
    }
  }
  if (several.size > 0) {
    throw invalid(`Column found in multiple operators: ${quotedNames([...several])}.`, argumentsPath(args));
  }
  for (const [column, preset] of permission.presets) sets.set(column, statement.value(presetParameter(preset, column)));
  if (sets.size === 0) return undefined;
  const client = key ?? clientCondition(args.get("where"), local);
  const where = clientConditionSql(both(client, permission.filter), TARGET, local);
  const assignments = [...sets].map(([column, sql]) => `${column.sql} = ${sql}`).join(", ");
  const check = checkSql(permission.check, statement);
  const sql = writtenSql(
    { table, sql: `update ${table.sql} as ${TARGET.alias} set ${assignments} where ${where}`, check },
    output,
    local,
  );
  return async (run: RunStatement, binding: Binding) =>
    answer(output, readWritten(await run(sql, binding), 0, "$"), run, binding);
}
