import type { Catalog } from "../catalog/readCatalog.ts";
import type { Readings } from "./model.ts";
import { quoteName } from "./names.ts";

interface Thing {
  key: string;
  name: string;
  /** The name under which the engine's own statements use it. */
  sql: string;
  /** The text of a view or function, which may name further tables. */
  text: string | undefined;
}

/**
 * Finds the tables that a statement reads by the names in its text and in the text of the views and functions that it
 * names. A name that stands there for another reason only makes a subscription ask once too often.
 */
export function readingsOf(catalog: Catalog): Readings {
  const things: Thing[] = [];
  for (const [key, { schema, name, definition }] of catalog.relations) {
    things.push({ key, name, sql: `${quoteName(schema)}.${quoteName(name)}`, text: definition ?? undefined });
  }
  for (const [key, [found]] of catalog.functions) {
    const { schema, name, body } = found!;
    things.push({ key, name, sql: `${quoteName(schema)}.${quoteName(name)}(`, text: body });
  }
  const byName = Map.groupBy(things, ({ name }) => name);
  const known = new Map<Thing, ReadonlySet<string>>();

  function tablesOf(thing: Thing, path: readonly Thing[] = []): ReadonlySet<string> {
    const done = known.get(thing);
    if (done) return done;
    const tables = new Set<string>();
    if (thing.text === undefined) tables.add(thing.key);
    // Statements that are built at run time cannot be seen. Then the function itself is named, which nothing watches.
    else if (/\bexecute\b/i.test(thing.text)) tables.add(thing.key);
    else if (!path.includes(thing)) {
      for (const name of new Set(thing.text.match(/[A-Za-z_][\w$]*/g))) {
        for (const other of byName.get(name) ?? []) {
          for (const table of tablesOf(other, [...path, thing])) tables.add(table);
        }
      }
    }
    if (path.length === 0) known.set(thing, tables);
    return tables;
  }

  return {
    of(sql) {
      const tables = new Set<string>();
      for (const thing of things) {
        if (!sql.includes(thing.sql)) continue;
        for (const table of tablesOf(thing)) tables.add(table);
      }
      return [...tables].toSorted();
    },
  };
}
