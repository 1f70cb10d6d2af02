import type { Endpoint } from "../../../interface.ts";
import type { Json, Kind } from "../scenes/scene.ts";

/** A request that is not yet text: the reference reads it, and so does the printer. */
export interface Request {
  endpoint: Endpoint;
  operation: "query" | "mutation";
  /** Each stands for one root field. */
  fields: readonly Field[];
  /** What of it the role may not have; then the only right answer is a refusal. */
  loot?: string;
}

export interface Field {
  /** The key of the answer; an alias where it differs from the name. */
  key: string;
  name: string;
  args?: Readonly<Record<string, Argument>>;
  selection?: readonly Field[];
  meaning: Meaning;
  /** The object type that the selection is of, where fragments can name it. */
  on?: string;
  /** The fields from there on stand in a fragment. */
  spread?: { from: number; named: boolean };
  /** Written with a directive that changes nothing. */
  included?: boolean;
}

/** An argument with the type that a variable in its place has. */
export interface Argument {
  type: string;
  value: Input;
  /** Sent beside the text. */
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

/** A variable of that type which is declared and used, and then not sent. */
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

/** The value of an argument as plain JSON; `undefined` where it was not given. */
export const argument = ({ args }: Field, name: string): Json | undefined =>
  args?.[name] === undefined ? undefined : (JSON.parse(JSON.stringify(args[name].value)) as Json);
