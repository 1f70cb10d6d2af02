/**
 * Which subscribers a changed row can concern, found in the text of the statement that answers them.
 *
 * Where every mention of a table in the statement is tied to a subscriber's value, as in
 * `from "public"."messages" t1 where … and t1."group_id" = subs.v1`, a row with none of these values cannot change the
 * answer. Ties are followed from row to row: `t2."group_id" = t1."group_id"`. What is not understood is taken for
 * untied, so that a form of SQL that is new here costs time and never an answer.
 */

/** By table (`schema.table`), for each of its mentions: numbers of the uuid values that a relevant row must all have. */
export type RowKeys = ReadonlyMap<string, readonly (readonly number[])[]>;

const TOKEN =
  /[eE]'(?:[^'\\]|\\.|'')*'|'(?:[^']|'')*'|"(?:[^"]|"")*"(?:\."(?:[^"]|"")*")*|[A-Za-z_]\w*(?:\.(?:"(?:[^"]|"")*"|\w+))*|\d+|[^\s\w'"()]+|[()]/g;
const NAME = /^"((?:[^"]|"")*)"\."((?:[^"]|"")*)"$/;
const COLUMN = /^(\w+)\.("(?:[^"]|"")*")$/;
const SUBSCRIBER_VALUE = /^subs\.v(\d+)$/;
const UUID_VALUE = /\(u\.vars->>(\d+)\)::uuid as v\1\b/g;
/** What may end a WHERE before the closing parenthesis around it. */
const CLAUSES = new Set(["order", "group", "having", "limit", "offset", "fetch", "union", "window", "for"]);
/** Next to these words, `and` does not mean that both sides must hold. */
const NOT_PLAIN = new Set(["or", "case", "between", "select"]);

interface Mention {
  table: string;
  /** What each column must be equal to: `subs.v0`, or another row's column. */
  ties: [column: string, other: string][];
}

/** @param tables the tables that the statement reads, also through views and functions */
export function readRowKeys(sql: string, tables: readonly string[]): RowKeys {
  const none: RowKeys = new Map();
  const tokens = sql.match(TOKEN) ?? [];
  const mentions = new Map<string, Mention>();
  const untied = new Set<string>();
  for (const [at, token] of tokens.entries()) {
    const name = NAME.exec(token);
    if (!name) continue;
    const table = `${unquoted(name[1]!)}.${unquoted(name[2]!)}`;
    // A view, a function or a type: what it reads cannot be seen here.
    if (!tables.includes(table) || tokens[at + 1] === "(") return none;
    const [alias, where] = [tokens[at + 1]!, tokens[at + 2]];
    if (where !== "where" || mentions.has(alias)) untied.add(table);
    else mentions.set(alias, { table, ties: equalities(tokens, at + 3, alias) });
  }
  const uuids = new Set([...sql.matchAll(UUID_VALUE)].map(([, number]) => Number(number)));
  const keys = new Map<string, number[][]>();
  for (const { table, ties } of mentions.values()) {
    const values = ties.map(([, other]) => valueBehind(other, mentions, uuids)).filter((value) => value !== undefined);
    if (values.length === 0) untied.add(table);
    else keys.set(table, [...(keys.get(table) ?? []), [...new Set(values)]]);
  }
  for (const table of untied) keys.delete(table);
  return keys;
}

/** The uuid value that something is equal to, directly or through other rows. */
function valueBehind(
  thing: string,
  mentions: ReadonlyMap<string, Mention>,
  uuids: ReadonlySet<number>,
  path: readonly string[] = [],
): number | undefined {
  const value = SUBSCRIBER_VALUE.exec(thing);
  if (value) return uuids.has(Number(value[1])) ? Number(value[1]) : undefined;
  const column = COLUMN.exec(thing);
  if (!column || path.includes(thing)) return undefined;
  for (const [name, other] of mentions.get(column[1]!)?.ties ?? []) {
    const found = name === column[2] ? valueBehind(other, mentions, uuids, [...path, thing]) : undefined;
    if (found !== undefined) return found;
  }
  return undefined;
}

/** What the columns of `alias` must be equal to, by the WHERE that starts here. */
function equalities(tokens: readonly string[], start: number, alias: string): [column: string, other: string][] {
  const ties: [string, string][] = [];
  for (const [left, operator, right, more] of conditions(tokens.slice(start, endOf(tokens, start)))) {
    if (operator !== "=" || right === undefined || more !== undefined) continue;
    for (const [own, other] of [
      [left!, right],
      [right, left!],
    ] as const) {
      const column = COLUMN.exec(own);
      if (column?.[1] === alias) ties.push([column[2]!, other]);
    }
  }
  return ties;
}

/** The conditions that must all hold, without the parentheses around them. */
function conditions(tokens: readonly string[]): (readonly string[])[] {
  const parts: string[][] = [[]];
  let depth = 0;
  for (const token of tokens) {
    depth += token === "(" ? 1 : token === ")" ? -1 : 0;
    if (depth === 0 && NOT_PLAIN.has(token)) return [];
    if (depth === 0 && token === "and") parts.push([]);
    else parts.at(-1)!.push(token);
  }
  return parts.flatMap((part) =>
    part[0] === "(" && endOf(part, 1) === part.length - 1 ? conditions(part.slice(1, -1)) : [part],
  );
}

/** Where the text that starts here ends: at its closing parenthesis, at the next clause, or at the very end. */
function endOf(tokens: readonly string[], start: number): number {
  let depth = 0;
  for (let at = start; at < tokens.length; at += 1) {
    const token = tokens[at]!;
    if (token === "(") depth += 1;
    else if (token === ")") depth -= 1;
    if (depth < 0 || (depth === 0 && CLAUSES.has(token))) return at;
  }
  return tokens.length;
}

const unquoted = (name: string): string => name.replaceAll('""', '"');
