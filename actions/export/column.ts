import type { RawBuilder } from "kysely";
import type { SectionId, WordsId } from "./words.ts";

export type Row = Readonly<Record<string, unknown>>;

/** What a column holds, which decides how it is written. */
export type Form =
  | "text"
  | "number"
  | "yesNo"
  /** `YYYY-MM-DD` */
  | "day"
  | "instant"
  /** Minor units of the row's `currency`. */
  | "money"
  /** A word of ours; null is nobody's name any more. */
  | "person"
  /** Of the row's `kind` and `values`: what a piece of news says to its reader. Data has the kind and the values. */
  | "notice"
  | "feed"
  /** A code, for data alone: tables say it in words. */
  | "code"
  /** Anything, for data alone. */
  | "values"
  | { words: WordsId };

export interface Column {
  name: string;
  form: Form;
}

/** One kind of data in a package: a table for people, a list for machines. */
export interface Section {
  id: SectionId;
  columns: readonly Column[];
  /** The rows of a person, of whom `me` is the id. Names of others are as this person sees them. */
  rows(me: RawBuilder<string>): RawBuilder<Row>;
}

const column =
  (form: Form) =>
  (name: string): Column => ({ name, form });
export const text = column("text");
export const number = column("number");
export const yesNo = column("yesNo");
export const day = column("day");
export const instant = column("instant");
export const money = column("money");
export const person = column("person");
export const values = column("values");
export const code = column("code");
export const word = (name: string, words: WordsId): Column => ({ name, form: { words } });
