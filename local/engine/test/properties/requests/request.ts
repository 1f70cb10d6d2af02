import type { Endpoint } from "../../../interface.ts";
import type { Json, Kind } from "../scenes/scene.ts";

/** A request before it becomes text: the reference and the printer read it. */
export interface Request {
  endpoint: Endpoint;
  operation: "query" | "mutation";
  /** One for each root field. */
  fields: readonly Field[];
  /** The part that the role may not have; then only a refusal is right. */
  loot?: string;
}

export interface Field {
  /** The key of the answer: an alias, where it differs from the name. */
  key: string;
  name: string;
  args?: Readonly<Record<string, Argument>>;
  selection?: readonly Field[];
  meaning: Meaning;
  /** The object type of the selection, where fragments can name it. */
  on?: string;
  /** The fields from this one on are written in a fragment. */
  spread?: { from: number; named: boolean };
  /** Written with a directive that has no effect. */
  included?: boolean;
}

/** An argument, with the type of a variable in its place. */
export interface Argument {
  type: string;
  value: Input;
  /** Sent beside the document. */
  variable?: boolean;
}

/** JSON with words, which are GraphQL's enum values. */
export type Input = Json | Word | Forgotten | readonly Input[] | { readonly [key: string]: Input };

export class Word {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }

  toJSON(): string {
    return this.name;
  }
}

/** A variable of that type that is declared and used but not sent. */
export class Forgotten {
  readonly type: string;

  constructor(type: string) {
    this.type = type;
  }
}

/** A column's value as a client writes it. */
export const inputOf = (kind: Kind, value: Json): Input =>
  kind === "color" && typeof value === "string" ? new Word(value) : value;

/** Where the rows of a field come from. */
export type From = { root: string } | { relationship: string } | { computed: string } | { function: string };

export type Meaning =
  | { kind: "typename"; type: string }
  | { kind: "column"; column: string; path?: string }
  | { kind: "computed"; name: string }
  | { kind: "globalId" }
  | { kind: "row" | "rows" | "aggregate" | "connection"; from: From }
  | { kind: "byKey" | "node" | "stream"; table: string }
  | { kind: "values" | "nodes" | "count" | "edges" | "edgeNode" | "cursor" | "pageInfo" }
  | { kind: "function"; name: string }
  | { kind: "over"; column: string }
  | { kind: "page"; value: "hasNextPage" | "hasPreviousPage" | "startCursor" | "endCursor" }
  | { kind: "insert" | "update" | "updateMany" | "delete"; table: string; one: boolean }
  | { kind: "affected" | "returning" }
  | { kind: "loot" };

/** The value of an argument as plain JSON; `undefined` without one. */
export const argument = ({ args }: Field, name: string): Json | undefined =>
  args?.[name] === undefined ? undefined : (JSON.parse(JSON.stringify(args[name].value)) as Json);
