import { escapeHtml } from "../domain/escapeHtml.ts";
import { shownCell, shownColumns, shownInstant } from "./cell.ts";
import type { Column, Row, Section } from "./column.ts";
import { type ChapterId, type PackageReader, say } from "./words.ts";

/** Pages of a package stand alone: without scripts, without a connection, light or dark as the device is. */
const STYLE = `:root{color-scheme:light dark;--ink:#1c2420;--muted:#5b6660;--line:#d9dfdb;--paper:#fff;--brand:#1f6f54}
@media (prefers-color-scheme:dark){:root{--ink:#e6ebe8;--muted:#a3afa9;--line:#38423d;--paper:#141a17;--brand:#6cc6a4}}
body{margin:0;font:16px/1.5 system-ui,sans-serif;color:var(--ink);background:var(--paper)}
main{max-width:72rem;margin:0 auto;padding:1.5rem 1rem 4rem}h1{line-height:1.2}h2{margin-top:2.5rem}p{max-width:44rem}
a{color:var(--brand)}table{border-collapse:collapse;width:100%}.lists{max-width:44rem}
th,td{padding:.5rem 1rem .5rem 0;border-bottom:1px solid var(--line);text-align:start;vertical-align:top}
th{color:var(--muted);font-weight:500}td{overflow-wrap:anywhere;white-space:pre-line}
.n{text-align:end;font-variant-numeric:tabular-nums;white-space:nowrap}
.cards,.cards tbody{display:block}.cards thead{display:none}
.cards tr{display:grid;grid-template-columns:repeat(auto-fill,minmax(10rem,1fr));gap:.75rem 1rem;padding:1rem 0;border-bottom:1px solid var(--line)}
.cards td{display:block;padding:0;border:0;text-align:start;white-space:pre-line}.cards td:empty{display:none}
.cards td::before{content:attr(data-name);display:block;color:var(--muted);font-size:.875rem}
@media (max-width:40rem){.rows,.rows tbody{display:block}.rows thead{display:none}
.rows tr{display:grid;gap:.25rem;padding:.75rem 0;border-bottom:1px solid var(--line)}.rows td{display:flex;gap:1rem;padding:0;border:0;text-align:start;white-space:pre-line}
.rows td:empty{display:none}.rows td::before{content:attr(data-name);flex:0 0 8rem;color:var(--muted)}}
@media print{a{color:inherit}}`;

const frame = (title: string, { language }: PackageReader): string =>
  `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">` +
  `<meta http-equiv="content-security-policy" content="default-src 'none'; style-src 'unsafe-inline'">` +
  `<title>${escapeHtml(title)}</title><style>${STYLE}</style></head><body><main>`;

const END = "</main></body></html>\n";

/** Where the files of a list are in the package. */
export const pagePath = (id: string): string => `pages/${id}.html`;
export const tablePath = (id: string): string => `tables/${id}.csv`;

/** A list with more columns than a page has room for shows each row as a card. */
const MOST_COLUMNS = 8;

const classOf = ({ form }: Column): string => (form === "money" || form === "number" ? ' class="n"' : "");

/** The beginning of the page of a list, before its first row is known. */
export function pageStart({ id }: Section, reader: PackageReader): string {
  const title = say(reader, `sections.${id}`);
  const back = `<p><a href="../index.html">${escapeHtml(say(reader, "package.back"))}</a></p>`;
  const note = id === "identity_details" ? `<p>${escapeHtml(say(reader, "package.identity"))}</p>` : "";
  return `${frame(title, reader)}${back}<h1>${escapeHtml(title)}</h1>${note}`;
}

export function headCells({ columns }: Section, reader: PackageReader): string {
  const shown = shownColumns(columns);
  const cells = shown.map((column) => `<th scope="col"${classOf(column)}>${nameOf(column, reader)}</th>`);
  return `<table class="${shown.length > MOST_COLUMNS ? "cards" : "rows"}"><thead><tr>${cells.join("")}</tr></thead><tbody>\n`;
}

/** Names and messages keep their own direction; where there is no room for the head, each cell says what it is. */
export function tableRow({ columns }: Section, row: Row, reader: PackageReader): string {
  const cells = shownColumns(columns).map((column) => {
    const text = escapeHtml(shownCell(column, row, reader));
    return `<td dir="auto" data-name="${nameOf(column, reader)}"${classOf(column)}>${text}</td>`;
  });
  return `<tr>${cells.join("")}</tr>\n`;
}

const nameOf = ({ name }: Column, reader: PackageReader): string => escapeHtml(say(reader, `columns.${name}`));

export const pageEnd = (isEmpty: boolean, reader: PackageReader): string =>
  (isEmpty ? `<p>${escapeHtml(say(reader, "package.none"))}</p>` : "</tbody></table>") + END;

/** The first page: what this is, and every list with how much is in it. */
export function indexPage(
  chapters: readonly { id: ChapterId; lists: readonly { id: string; entries: number }[] }[],
  { at, hasFiles, name }: { at: Date; name: string; hasFiles: boolean },
  reader: PackageReader,
): string {
  const words = (key: string, values?: Record<string, unknown>) => escapeHtml(say(reader, key, values));
  const link = (path: string, label: string) => `<a href="${path}">${label}</a>`;
  const line = ({ entries, id }: { id: string; entries: number }) =>
    `<tr><td>${link(pagePath(id), words(`sections.${id}`))}</td><td class="n">${reader.forms.number.format(entries)}</td>` +
    `<td>${link(tablePath(id), "CSV")}</td></tr>\n`;
  const head = `<thead><tr><th scope="col">${words("package.list")}</th><th scope="col" class="n">${words("package.entries")}</th><th scope="col">${words("package.table")}</th></tr></thead>`;
  const of = words("package.of", { name, at: shownInstant(at, reader), zone: reader.timeZone });
  return [
    frame(say(reader, "package.title"), reader),
    `<h1>${words("package.title")}</h1><p>${of}</p>`,
    ...["reading", "forms", "others", "identity"].map((key) => `<p>${words(`package.${key}`)}</p>`),
    `<p>${link("data.json", words("package.all"))}</p>`,
    ...(hasFiles ? [`<p>${words("package.files")}</p>`] : []),
    ...chapters.map(
      ({ id, lists }) =>
        `<h2>${words(`chapters.${id}`)}</h2><table class="lists">${head}<tbody>\n${lists.map(line).join("")}</tbody></table>\n`,
    ),
    END,
  ].join("");
}
