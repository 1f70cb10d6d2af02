import type { Dice } from "../dice.ts";
import type { Kind, SceneColumn, SceneFunction, SceneRelationship, SceneTable } from "./scene.ts";
import { drawValue, KINDS } from "./values.ts";

const KEY_KINDS: readonly Kind[] = ["int", "uuid", "text", "bigint"];

/** Two to four tables, sometimes with a view, linked by foreign keys and by columns of one kind. */
export function drawTables(dice: Dice): SceneTable[] {
  const tables: SceneTable[] = [];
  const count = 2 + dice.below(3);
  for (let index = 0; index < count; index++) tables.push(drawTable(dice, `t${index}`, tables));
  if (dice.chance(60)) tables.push(drawView(dice, dice.pick(tables)));
  for (const table of tables) table.relationships.push(...manualRelationships(dice, table, tables));
  for (const table of tables) if (!table.view) table.computed.push(...computedFields(dice, table, tables));
  return tables;
}

function drawTable(dice: Dice, name: string, earlier: readonly SceneTable[]): SceneTable {
  const table: SceneTable = {
    name,
    base: dice.chance(25) ? `${name}_things` : name,
    columns: [],
    key: [],
    uniques: [],
    foreignKeys: [],
    relationships: [],
    computed: [],
    rules: {},
  };
  const keyKind = dice.pick(KEY_KINDS);
  const isComposite = dice.chance(25);
  table.columns.push(column("id", keyKind, { field: dice.chance(50) ? "id" : "row_id" }));
  if (isComposite) table.columns.push(column("part", dice.pick(KEY_KINDS)));
  table.key = table.columns.map(({ name: key }) => key);
  addForeignKeys(dice, table, [...earlier, ...(dice.chance(40) ? [table] : [])]);
  const kinds = dice.shuffled(KINDS).slice(0, 2 + dice.below(4));
  if (!kinds.includes("int")) kinds.push("int");
  for (const kind of kinds) {
    const nullable = dice.chance(50);
    const fallback = dice.chance(30) ? { fallback: drawValue(dice, kind) } : {};
    table.columns.push(column(`c_${kind}`, kind, { nullable, ...fallback, ...renamed(dice, `c_${kind}`) }));
  }
  if (dice.chance(50)) table.columns.push(column("d_int", "int", { nullable: dice.chance(50) }));
  if (dice.chance(35)) {
    table.columns.push(column("code", "int", { nullable: true }));
    table.uniques.push({ name: `${name}_code`, columns: ["code"] });
  }
  return table;
}

const column = (name: string, kind: Kind, more: Partial<SceneColumn> = {}): SceneColumn => ({
  name,
  field: name,
  kind,
  nullable: false,
  ...more,
});

const renamed = (dice: Dice, name: string): { field?: string } => (dice.chance(15) ? { field: `${name}_shown` } : {});

function addForeignKeys(dice: Dice, table: SceneTable, targets: readonly SceneTable[]): void {
  for (const target of dice.some(targets, 55)) {
    const nullable = target === table || dice.chance(35);
    const columns = target.key.map((key) => {
      const { kind } = target.columns.find((each) => each.name === key)!;
      const name = `${target.name}_${key}`;
      table.columns.push(column(name, kind, { nullable }));
      return name;
    });
    table.foreignKeys.push({ columns, table: target.name, targets: target.key });
    const forward = target.key.map((key, index) => [columns[index]!, key] as const);
    table.relationships.push({
      name: `of_${target.name}`,
      kind: "object",
      to: target.name,
      mapping: forward,
      using: { foreign_key_constraint_on: columns.length === 1 ? columns[0]! : columns },
      insertBefore: true,
    });
    // Where at most one row can refer to another, the relationship back is an object too.
    const isUnique = dice.chance(20);
    if (isUnique) table.uniques.push({ name: `${table.name}_one_${target.name}`, columns });
    target.relationships.push({
      name: `${isUnique ? "one" : "all"}_${table.name}`,
      kind: isUnique ? "object" : "array",
      to: table.name,
      mapping: forward.map(([local, remote]) => [remote, local] as const),
      using: { foreign_key_constraint_on: { table: { schema: "public", name: table.name }, columns } },
      insertBefore: false,
    });
  }
}

/** Relationships over columns of one kind, with one row on the other side only where its column is unique. */
function manualRelationships(dice: Dice, table: SceneTable, tables: readonly SceneTable[]): SceneRelationship[] {
  const found: SceneRelationship[] = [];
  for (const other of dice.some(tables, 30)) {
    const pairs = table.columns.flatMap((local) =>
      other.columns
        .filter((remote) => remote.kind === local.kind && local.kind !== "json")
        .map((remote) => [local.name, remote.name] as const),
    );
    if (pairs.length === 0) continue;
    const pair = dice.pick(pairs);
    const isUnique = [other.key, ...other.uniques.map(({ columns }) => columns)].some(
      (columns) => columns.length === 1 && columns[0] === pair[1],
    );
    const isObject = isUnique && dice.chance(50);
    found.push({
      name: `${isObject ? "peer" : "peers"}_${other.name}`,
      kind: isObject ? "object" : "array",
      to: other.name,
      mapping: [pair],
      using: {
        manual_configuration: {
          remote_table: { schema: "public", name: other.name },
          column_mapping: { [pair[0]]: pair[1] },
          ...(isObject ? { insertion_order: "before_parent" } : {}),
        },
      },
      insertBefore: isObject,
    });
  }
  return found;
}

function drawView(dice: Dice, of: SceneTable): SceneTable {
  // A view refers to nothing: a column that is an enum in the table is text in the view.
  const columns = dice
    .some(of.columns, 80)
    .map((each): SceneColumn => column(each.name, each.kind === "color" ? "text" : each.kind, { nullable: true }));
  if (columns.length === 0) columns.push(column("id", of.columns[0]!.kind, { nullable: true }));
  return {
    name: "v0",
    base: "v0",
    columns,
    key: [],
    uniques: [],
    foreignKeys: [],
    relationships: [],
    computed: [],
    view: { of: of.name, present: dice.pick(of.columns).name },
    rules: {},
  };
}

function computedFields(dice: Dice, table: SceneTable, tables: readonly SceneTable[]): SceneTable["computed"] {
  const fields: SceneTable["computed"] = [];
  const columns = (kind: Kind) => table.columns.filter((each) => each.kind === kind);
  if (dice.chance(40)) {
    fields.push({ name: "plus", kind: "plus", column: dice.pick(columns("int")).name, amount: 1 + dice.below(2) });
  }
  const texts = columns("text");
  if (texts.length > 0 && dice.chance(60)) fields.push({ name: "mine", kind: "mine", column: dice.pick(texts).name });
  const to = dice.pick(tables.filter((each) => !each.view));
  if (dice.chance(30)) {
    const remote = dice.pick(to.columns.filter(({ kind }) => kind === "int"));
    fields.push({
      name: "near",
      kind: "rows",
      to: to.name,
      local: dice.pick(columns("int")).name,
      remote: remote.name,
    });
  }
  return fields;
}

export function drawFunctions(dice: Dice, tables: readonly SceneTable[]): SceneFunction[] {
  return dice.some(tables, 35).flatMap((table, index): SceneFunction[] => {
    const ints = table.columns.filter(({ kind }) => kind === "int");
    if (ints.length === 0) return [];
    const fallback = dice.chance(50) ? dice.below(3) : undefined;
    return [{ name: `from_${index}`, table: table.name, column: dice.pick(ints).name, fallback }];
  });
}
