import { newsText } from "../../schema/news/words.ts";
import { currencyFormat, inMajorUnits } from "../../schema/money.ts";
import { writeDay } from "../../schema/writeDay.ts";
import { plainCell, textCell } from "../domain/csv.ts";
import { decimalOf } from "../domain/decimal.ts";
import { newsTexts } from "../news/texts.ts";
import type { Column, Row } from "./column.ts";
import { type PackageReader, say, wordFor } from "./words.ts";

/** Digits of the minor unit, by currency. */
export type Digits = ReadonlyMap<string, number>;

/** The columns that people read; the others are for programs alone. */
export const shownColumns = (columns: readonly Column[]): readonly Column[] =>
  columns.filter(({ form }) => form !== "values" && form !== "code");

/** What a row says in a column, as words for people; amounts, days and instants are left to their forms. */
function wordsIn({ form, name }: Column, row: Row, reader: PackageReader): string {
  if (form === "notice" || form === "feed") return sentence(form, row, reader);
  const value = row[name];
  if (form === "person" && value === null) return say(reader, "package.formerMember");
  if (value === null || value === undefined) return "";
  if (form === "yesNo") return say(reader, value === true ? "package.yes" : "package.no");
  return typeof form === "object" ? wordFor(reader, form.words, String(value)) : String(value);
}

/** What a piece of news says: its title, and what follows it. */
function sentence(channel: "notice" | "feed", row: Row, reader: PackageReader): string {
  const news = { kind: String(row["kind"]), values: row["values"] };
  const parts = [`${channel}.title`, `${channel}.text`] as const;
  return parts
    .map((part) => newsText(newsTexts, part, news, reader))
    .filter((text) => text !== null)
    .join(": ");
}

/** A cell of a table for spreadsheets: plain decimals, ISO days and instants, and texts that no spreadsheet reckons with. */
export function csvCell(
  column: Column,
  row: Row,
  { digits, reader }: { digits: Digits; reader: PackageReader },
): string {
  const value = row[column.name];
  switch (column.form) {
    case "money":
      return value === null ? "" : plainCell(decimalOf(Number(value), digitsOf(digits, row)));
    case "instant":
      return value instanceof Date ? plainCell(value.toISOString()) : "";
    case "day":
    case "number":
      return value === null || value === undefined ? "" : plainCell(String(value));
    default:
      return textCell(wordsIn(column, row, reader));
  }
}

/** The same for people: amounts, days and times in the reader's form. */
export function shownCell(column: Column, row: Row, reader: PackageReader): string {
  const value = row[column.name];
  if (value === null && column.form !== "person") return "";
  switch (column.form) {
    case "money": {
      const format = currencyFormat(reader.locale, String(row["currency"]));
      return format.format(inMajorUnits(Number(value), format));
    }
    case "instant":
      return shownInstant(value as Date, reader);
    case "day":
      return writeDay(reader.forms.day, new Date(String(value)));
    case "number":
      return reader.forms.number.format(Number(value));
    default:
      return wordsIn(column, row, reader);
  }
}

/** A day with its time, where the reader's clocks are. */
export const shownInstant = (at: Date, { forms }: PackageReader): string => writeDay(forms.instant, at);

/** What a program reads: amounts as exact decimals with their currency, codes as they are, and nothing in words. */
export function dataValue({ form, name }: Column, row: Row, digits: Digits): unknown {
  const value = row[name] ?? null;
  if (form === "money" && value !== null) {
    return { value: decimalOf(Number(value), digitsOf(digits, row)), currency: row["currency"] };
  }
  return value instanceof Date ? value.toISOString() : value;
}

/** @throws for a currency that is none of ours */
function digitsOf(digits: Digits, row: Row): number {
  const found = digits.get(String(row["currency"]));
  if (found === undefined) throw new Error(`no currency ${String(row["currency"])}`);
  return found;
}
