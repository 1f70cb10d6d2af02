/** The files of a package that are made of rows, each as the chunks of its text. */
import { csvLine, textCell } from "../domain/csv.ts";
import { csvCell, dataValue, type Digits, shownColumns } from "./cell.ts";
import type { Row, Section } from "./column.ts";
import { headCells, pageEnd, pageStart, tableRow } from "./pages.ts";
import { type PackageReader, say } from "./words.ts";

type Rows = AsyncIterable<Row>;

/** Tells spreadsheets that what follows is UTF-8. */
const BYTE_ORDER_MARK = "\uFEFF";

/** A list as a table for spreadsheets. */
export async function* csvOf(
  section: Section,
  rows: Rows,
  reader: PackageReader,
  digits: Digits,
): AsyncGenerator<string> {
  const columns = shownColumns(section.columns);
  yield BYTE_ORDER_MARK + csvLine(columns.map(({ name }) => textCell(say(reader, `columns.${name}`))));
  for await (const row of rows) yield csvLine(columns.map((column) => csvCell(column, row, { digits, reader })));
}

/** A list as a page for people. */
export async function* pageOf(section: Section, rows: Rows, reader: PackageReader): AsyncGenerator<string> {
  yield pageStart(section, reader);
  let isEmpty = true;
  for await (const row of rows) {
    if (isEmpty) yield headCells(section, reader);
    isEmpty = false;
    yield tableRow(section, row, reader);
  }
  yield pageEnd(isEmpty, reader);
}

/** One file for programs: an object with a list under the name of each kind. */
export async function* dataOf(
  sections: readonly Section[],
  rowsOf: (section: Section) => Rows,
  about: object,
  digits: Digits,
): AsyncGenerator<string> {
  yield `{\n"about": ${JSON.stringify(about)}`;
  for (const section of sections) {
    const columns = section.columns.filter(({ form }) => form !== "notice" && form !== "feed");
    yield `,\n${JSON.stringify(section.id)}: [`;
    let separator = "\n";
    for await (const row of rowsOf(section)) {
      const entries = columns.map((column) => [column.name, dataValue(column, row, digits)]);
      yield separator + JSON.stringify(Object.fromEntries(entries));
      separator = ",\n";
    }
    yield "\n]";
  }
  yield "\n}\n";
}
