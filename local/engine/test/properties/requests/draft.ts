import type { Endpoint } from "../../../interface.ts";
import type { Dice } from "../dice.ts";
import { selectRights, type SelectRights } from "../reference/rights.ts";
import type { World } from "../reference/world.ts";
import type { SceneColumn, SceneTable } from "../scenes/scene.ts";
import type { Field } from "./request.ts";

/** A request that is being drawn. */
export interface Draft {
  dice: Dice;
  endpoint: Endpoint;
  world: World;
  /** A thief takes one thing that the role may not have, at the first good occasion. */
  thief: { loot?: string } | undefined;
  /** How many fields with related rows may still be added. */
  room: { left: number };
}

/** The draft of a request of moderate size. */
export const newDraft = (given: Pick<Draft, "dice" | "endpoint" | "world" | "thief">): Draft => ({
  ...given,
  room: { left: given.dice.below(9) },
});

export const rightsOf = ({ world }: Draft, table: SceneTable): SelectRights | undefined =>
  selectRights(world.scene, world.asker.role, table);

/** Something permitted, or for a thief something forbidden; `undefined` where there is nothing to choose. */
export function choose<Item>(
  draft: Draft,
  permitted: readonly Item[],
  forbidden: readonly Item[],
  call: (item: Item) => string,
): Item | undefined {
  const stolen = steal(draft, forbidden, call);
  if (stolen !== undefined) return stolen;
  return permitted.length === 0 ? undefined : draft.dice.pick(permitted);
}

/** One of the forbidden things, for a thief who has none yet. */
export function steal<Item>(
  { dice, thief }: Draft,
  forbidden: readonly Item[],
  call: (item: Item) => string,
): Item | undefined {
  if (!thief || thief.loot !== undefined || forbidden.length === 0 || !dice.chance(35)) return undefined;
  const item = dice.pick(forbidden);
  thief.loot = call(item);
  return item;
}

/** The columns that a role may read, and the others. */
export function readable(draft: Draft, table: SceneTable): { may: SceneColumn[]; mayNot: SceneColumn[] } {
  const rights = rightsOf(draft, table);
  return split(table.columns, ({ name }) => rights?.columns.has(name) ?? false);
}

/** The columns that are shown on every visible row, and the others. */
export function readableWhole(draft: Draft, table: SceneTable): { may: SceneColumn[]; mayNot: SceneColumn[] } {
  const rights = rightsOf(draft, table);
  return split(
    table.columns,
    ({ name }) => (rights?.columns.has(name) ?? false) && rights!.columns.get(name) === undefined,
  );
}

export function split<Item>(items: readonly Item[], is: (item: Item) => boolean): { may: Item[]; mayNot: Item[] } {
  return { may: items.filter(is), mayNot: items.filter((item) => !is(item)) };
}

/** Gives fields aliases: some at random, some because their keys would be equal. */
export function withKeys(draft: Draft, fields: readonly Omit<Field, "key">[]): Field[] {
  const taken = new Set<string>();
  return fields.map((field) => {
    let key = draft.dice.chance(15) ? `${field.name}_x` : field.name;
    while (taken.has(key)) key = `${key}_y`;
    taken.add(key);
    return { key, ...field };
  });
}
