import type { InputWebhook, Table } from "../model/model.ts";
import type { Input, ObjectInput } from "../validate/input.ts";
import { argumentsJson, inputJson } from "../validate/inputJson.ts";
import type { SelectedField } from "../validate/selection.ts";
import type { Variables } from "../validate/variables.ts";
import type { Binding } from "../model/parameter.ts";

/** What a permission's webhook is asked before a mutation field runs. */
export interface CheckedInput {
  webhook: InputWebhook;
  /** What `data.input` of the request holds. */
  input(binding: Binding): unknown[];
}

/** The webhooks of one root field that writes, in the real engine's order. */
export function checkedInputs({ meaning, args }: SelectedField): CheckedInput[] {
  switch (meaning.kind) {
    case "insert": {
      const input = args.get(meaning.one ? "object" : "objects")!;
      const rows = new Map<Table, CheckedRows>();
      collectRows(itemsOf(input), meaning.table, meaning.permission.validateInput, rows);
      return [...rows.values()].map(({ webhook, objects }) => ({
        webhook,
        input: ({ variables }) => objects.map((object) => rowJson(object, variables)),
      }));
    }
    case "update":
    case "updateByKey":
      return checked(meaning.permission.validateInput, (variables) => [argumentsJson(args, variables)]);
    case "updateMany":
      return checked(meaning.permission.validateInput, (variables) =>
        itemsOf(args.get("updates")!).map((item) => inputJson(item, variables)),
      );
    case "delete":
      return checked(meaning.permission.validateInput, (variables) => [argumentsJson(args, variables)]);
    case "deleteByKey":
      return checked(meaning.permission.validateInput, (variables) => [{ pk_columns: argumentsJson(args, variables) }]);
    default:
      return [];
  }
}

function checked(webhook: InputWebhook | undefined, input: (variables: Variables) => unknown[]): CheckedInput[] {
  return webhook ? [{ webhook, input: ({ variables }) => input(variables) }] : [];
}

interface CheckedRows {
  webhook: InputWebhook;
  objects: ObjectInput[];
}

/** Rows by table, so that each table's webhook is asked once. Nested rows come after the rows that they belong to. */
function collectRows(
  objects: readonly ObjectInput[],
  table: Table,
  webhook: InputWebhook | undefined,
  rows: Map<Table, CheckedRows>,
): void {
  if (webhook) {
    const known = rows.get(table);
    if (known) known.objects.push(...objects);
    else rows.set(table, { webhook, objects: [...objects] });
  }
  for (const object of objects) {
    for (const { relationship, permission, data } of nestedRows(object)) {
      collectRows(data, relationship.to, permission.validateInput, rows);
    }
  }
}

function nestedRows({ fields }: ObjectInput) {
  return [...fields.values()].flatMap(({ meaning, value }) =>
    meaning?.kind === "relatedInsert" && value.kind === "object"
      ? [{ ...meaning, data: itemsOf(value.fields.get("data")!.value) }]
      : [],
  );
}

/** A row as the webhook gets it: columns by their database names, nested rows under `data`, no presets. */
function rowJson({ fields }: ObjectInput, variables: Variables): Record<string, unknown> {
  const row: Record<string, unknown> = {};
  for (const { meaning, value } of fields.values()) {
    if (meaning?.kind === "column") row[meaning.column.name] = inputJson(value, variables);
    if (meaning?.kind !== "relatedInsert" || value.kind !== "object") continue;
    const data = itemsOf(value.fields.get("data")!.value).map((item) => rowJson(item, variables));
    row[meaning.relationship.name] = { data: meaning.relationship.kind === "object" ? data[0] : data };
  }
  return row;
}

function itemsOf(input: Input): ObjectInput[] {
  return (input.kind === "list" ? input.items : [input]) as ObjectInput[];
}
