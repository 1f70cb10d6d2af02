/** What a spreadsheet takes for a formula when a cell begins with it, also in the wide forms of East Asian keyboards. */
const BEGINS_FORMULA = /^[=+\-@\t\r\n＝＋－＠]/;

/**
 * Places inside a cell at which a formula could begin. A European spreadsheet separates cells by `;`: it splits our lines there,
 * at tabs and at line ends, and reads our quotation marks as text.
 */
const BEGINS_WITHIN = /([;\t\r\n])(?=(?:[^\S\t\r\n]|")*[=+\-@＝＋－＠])/g;

/** A cell that can be read as nothing but text: a quote mark before it keeps every spreadsheet from reckoning with it. */
export const textCell = (text: string): string =>
  quoted((BEGINS_FORMULA.test(text) ? `'${text}` : text).replaceAll(BEGINS_WITHIN, "$1'"));

/** A cell that we wrote ourselves: a number, a day, an instant. Its minus sign is one. */
export const plainCell = (text: string): string => quoted(text);

const quoted = (text: string): string => (/[",\r\n;\t]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** A line of cells, as RFC 4180 ends it. */
export const csvLine = (cells: readonly string[]): string => `${cells.join(",")}\r\n`;
