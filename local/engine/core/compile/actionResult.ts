import { ACTION_LOG } from "../model/actionLog.ts";
import type { Action, TypeText } from "../model/model.ts";
import { quoteName } from "../model/names.ts";
import type { Input } from "../validate/input.ts";
import { describe, invalid, unparsable } from "../validate/refusals.ts";
import type { SelectedField, Selection } from "../validate/selection.ts";
import { actionRelationship, actionRowsText } from "./actionRows.ts";
import { objectText, orNull, stringJson, type JsonText } from "./json.ts";
import { sessionJsonParameter, type Parameter } from "../model/parameter.ts";
import { textLiteral, type Compilation } from "./statement.ts";

/** Quoted like every other table, so that a changed row of the log concerns only those who asked for that call. */
const LOG = ACTION_LOG.split(".").map(quoteName).join(".");
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/**
 * The result of an asynchronous call, as SQL of JSON text. It is null for everybody but an admin and a session with the
 * same variables as the one that made the call.
 */
export function actionResultText(
  { args, selection }: SelectedField,
  action: Action,
  role: string,
  compilation: Compilation,
): string {
  const { statement } = compilation;
  const row = statement.alias();
  const text = objectText(
    selection!.fields.map((field) => [field.key, entry(field, selection!, action, row, compilation)] as const),
  );
  const visible =
    role === "admin" ? "" : ` and ${row}."session_variables" = ${statement.value(sessionJsonParameter("jsonb"))}`;
  const id = statement.value(idParameter(args.get("id")!));
  return (
    `coalesce((select ${text} from ${LOG} ${row} where ${row}."id" = ${id}` +
    ` and ${row}."action_name" = ${textLiteral(action.name)}${visible}), 'null')`
  );
}

function entry(
  field: SelectedField,
  { type }: Selection,
  action: Action,
  row: string,
  compilation: Compilation,
): JsonText {
  const { meaning } = field;
  if (meaning.kind !== "actionResultValue") return stringJson(type.name);
  switch (meaning.name) {
    case "id":
    case "created_at":
      return { sql: `to_json(${row}.${meaning.name})::text`, nullable: false };
    case "errors":
      return { sql: `${row}.errors::text`, nullable: true };
    case "output":
      return shaped(`${row}.response_payload`, action.output, field.selection!, compilation);
  }
}

/**
 * Cuts an output, or an object inside it, to the fields that were asked for. A value of another shape than declared
 * becomes null.
 */
function shaped(value: string, { list }: TypeText, selection: Selection, compilation: Compilation): JsonText {
  if (!list) return objectJson(value, selection, compilation);
  const item = compilation.statement.alias();
  const text = orNull(objectJson(`${item}.value`, selection, compilation));
  const items =
    `(select coalesce('[' || string_agg(${text}, ',' order by ${item}.place) || ']', '[]')` +
    ` from jsonb_array_elements(${value}) with ordinality as ${item}(value, place))`;
  return { sql: `case when jsonb_typeof(${value}) = 'array' then ${items} end`, nullable: true };
}

function objectJson(value: string, selection: Selection, compilation: Compilation): JsonText {
  const entries = selection.fields.map((field) => [field.key, part(field, value, selection, compilation)] as const);
  return { sql: `case when jsonb_typeof(${value}) = 'object' then ${objectText(entries)} end`, nullable: true };
}

function part(field: SelectedField, value: string, { type }: Selection, compilation: Compilation): JsonText {
  const { meaning, selection } = field;
  const relationship = actionRelationship(field);
  if (relationship) return { sql: actionRowsText(field, relationship, value, compilation), nullable: false };
  if (meaning.kind !== "actionValue") return stringJson(type.name);
  // The real engine looks up nested objects by the key of the answer, not by the field's name.
  if (selection) return shaped(`(${value}->${textLiteral(field.key)})`, meaning.type, selection, compilation);
  return { sql: `(${value}->${textLiteral(field.name)})::text`, nullable: true };
}

/** Checks the ids before any statement is sent. */
function idParameter(input: Input): Parameter {
  return {
    type: "uuid",
    text({ variables }) {
      const value = input.kind === "leaf" ? input.read(variables) : null;
      const literal = input.kind === "leaf" && input.literal;
      if (typeof value !== "string") {
        throw invalid(`expected a UUID for type 'uuid', but found ${describe(value, literal)}`, input.path);
      }
      if (!UUID.test(value)) throw unparsable("invalid UUID", input.path);
      return value;
    },
  };
}
