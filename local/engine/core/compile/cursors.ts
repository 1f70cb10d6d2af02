import type { LeafInput } from "../validate/input.ts";
import { stringValue } from "../validate/leaves.ts";
import { parseExactJson } from "../validate/exactJson.ts";
import { invalid, NumberText } from "../validate/refusals.ts";
import { base64 } from "./globalId.ts";
import { orNull, valueJson } from "./json.ts";
import type { OrderItem } from "./ordering.ts";
import { postgresText, type Parameter } from "../model/parameter.ts";
import { textLiteral, type Compilation } from "./statement.ts";

interface Entry {
  path: readonly string[];
  json: string;
}

/** SQL of a row's cursor: base64 of the values it is ordered by, printed as json_build_object prints them. */
export function cursorText(items: readonly OrderItem[]): string {
  return base64(
    nested(items.map(({ path, sql, type }) => ({ path, json: orNull(valueJson(sql, type, true, false)) }))),
  );
}

function nested(entries: readonly Entry[]): string {
  const groups = new Map<string, Entry[]>();
  for (const { path, json } of entries) {
    const [key, ...rest] = path;
    groups.set(key!, [...(groups.get(key!) ?? []), { path: rest, json }]);
  }
  const parts = [...groups].map(([key, group]) => {
    const [only] = group;
    return `${textLiteral(`${JSON.stringify(key)} : `)} || ${only!.path.length === 0 ? only!.json : nested(group)}`;
  });
  return `'{' || ${parts.join(" || ', ' || ")} || '}'`;
}

/** SQL that holds for the rows beyond the cursor: after it, or before it. */
export function beyondCursor(
  side: "after" | "before",
  cursor: LeafInput,
  items: readonly OrderItem[],
  { statement }: Compilation,
): string {
  const values = items.map((item) => statement.value(cursorValue(cursor, item)));
  const sign = ({ descending }: OrderItem) => ((side === "after") === descending ? "<" : ">");
  const [first] = items;
  if (items.every((item) => item.descending === first!.descending)) {
    // Comparing whole rows once lets Postgres use an index over the columns.
    return `((${items.map(({ sql }) => sql).join(", ")}) ${sign(first!)} (${values.join(", ")}))`;
  }
  return items.reduceRight((rest, item, index) => {
    const beyond = `${item.sql} ${sign(item)} ${values[index]}`;
    return rest === "" ? `(${beyond})` : `(${beyond} or (${item.sql} = ${values[index]} and ${rest}))`;
  }, "");
}

function cursorValue(cursor: LeafInput, { path, type }: OrderItem): Parameter {
  return {
    type: type.sql,
    text({ variables }) {
      const value = valueAt(decodeCursor(stringValue(cursor, variables), cursor.path), path);
      if (value === undefined) throw invalidCursor(cursor.path);
      if (value instanceof NumberText) return value.text;
      return postgresText(value, value === null ? "text" : type.sql);
    },
  };
}

function decodeCursor(cursor: string, path: string): unknown {
  try {
    return parseExactJson(Buffer.from(cursor, "base64").toString("utf8"));
  } catch {
    throw invalidCursor(path);
  }
}

function valueAt(decoded: unknown, path: readonly string[]): unknown {
  let value = decoded;
  for (const key of path) {
    if (typeof value !== "object" || value === null || !Object.hasOwn(value, key)) return undefined;
    value = (value as Record<string, unknown>)[key];
  }
  return value;
}

const invalidCursor = (path: string) =>
  invalid('the "after" or "before" cursor is invalid', path.replace(/\.(after|before)$/, ""));
