import { EngineError, type Session } from "../../interface.ts";
import type { ScalarType } from "./model.ts";

/** Everything that a value in a statement can come from. */
export interface Binding {
  session: Session;
  /** Coerced variables of the request, defaults filled in. */
  variables: Readonly<Record<string, unknown>>;
  /** Rows written earlier in the same nested insert: their key columns as text, by place in the plan. */
  rows?: ReadonlyMap<symbol, Readonly<Record<string, string | null>>>;
  /** What the step before hands to a further statement: the rows that it wrote, or an action's output. */
  given?: string;
}

/** One value of a statement. What a client or a session gives is never part of the SQL text. */
export interface Parameter {
  /** The Postgres type that the text is cast to, with `[]` for lists. */
  type: string;
  /** Postgres' text form; null is SQL's NULL. @throws EngineError where the value does not fit */
  text(binding: Binding): string | null;
  /** Values with equal keys are bound once. */
  key?: string;
  /** A constant of metadata in Postgres' text form. It is written into the SQL text, where the planner can see it. */
  constant?: string;
}

/** Types whose text may mean another value each time, as `now` does for timestamps. */
const MOVING = /^(date|time|timestamp)/;

/** @throws EngineError `not-found` when the session lacks the variable */
export function sessionParameter(name: string, type: string): Parameter {
  const variable = name.toLowerCase();
  return {
    type,
    key: `${variable}::${type}`,
    text({ session }) {
      const value = session.variables[variable];
      if (value === undefined) throw new EngineError("not-found", `missing session variable: "${variable}"`);
      return value;
    },
  };
}

/** All session variables as one JSON object, for functions with a session argument. */
export function sessionJsonParameter(type: string): Parameter {
  return { type, key: `session::${type}`, text: ({ session }) => JSON.stringify(session.variables) };
}

export function constantParameter(value: unknown, type: ScalarType | string): Parameter {
  const scalar = typeof type === "string" ? type : type.sql;
  const text = postgresText(value, scalar);
  return { type: scalar, text: () => text, ...(text === null || MOVING.test(scalar) ? {} : { constant: text }) };
}

/** What the step before hands to the statement. */
export const givenParameter = (type: string): Parameter => ({ type, text: ({ given }) => given ?? null });

/** A list of values as one array. */
export function listParameter(items: readonly Parameter[], elementType: string): Parameter {
  const constants = items.map(({ constant }) => constant).filter((each) => each !== undefined);
  return {
    type: `${elementType}[]`,
    text: (binding) => arrayText(items.map((item) => item.text(binding))),
    ...(constants.length === items.length ? { constant: arrayText(constants) } : {}),
  };
}

/** A JSON value in Postgres' text form for a type. */
export function postgresText(value: unknown, sqlType: string): string | null {
  if (sqlType === "json" || sqlType === "jsonb") return JSON.stringify(value);
  if (value === null || value === undefined) return null;
  if (typeof value === "string") return value;
  if (Array.isArray(value)) {
    const element = sqlType.endsWith("[]") ? sqlType.slice(0, -2) : sqlType;
    return nestedArrayText(value, element);
  }
  if (typeof value === "object") return JSON.stringify(value);
  return String(value as number | boolean);
}

function nestedArrayText(values: readonly unknown[], element: string): string {
  const items = values.map((value) =>
    Array.isArray(value) && element !== "json" && element !== "jsonb"
      ? nestedArrayText(value, element)
      : quoteItem(value === null ? null : postgresText(value, element)),
  );
  return `{${items.join(",")}}`;
}

/** `{"a","b",NULL}` */
export function arrayText(items: readonly (string | null)[]): string {
  return `{${items.map(quoteItem).join(",")}}`;
}

const quoteItem = (item: string | null): string =>
  item === null ? "NULL" : `"${item.replaceAll("\\", "\\\\").replaceAll('"', '\\"')}"`;
