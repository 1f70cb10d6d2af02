import fc from "fast-check";

/** Every random choice of a scene or a request; a seed decides them. */
export interface Dice {
  /** A whole number from 0 to `limit - 1`. */
  below(limit: number): number;
  /** True in `percent` of a hundred cases. */
  chance(percent: number): boolean;
  pick<Item>(items: readonly Item[]): Item;
  /** Each item with a chance of `percent`, in the given order. */
  some<Item>(items: readonly Item[], percent: number): Item[];
  shuffled<Item>(items: readonly Item[]): Item[];
}

export function diceFrom(random: fc.Random): Dice {
  const below = (limit: number): number => (limit <= 1 ? 0 : random.nextInt(0, limit - 1));
  return {
    below,
    chance: (percent) => below(100) < percent,
    pick: (items) => items[below(items.length)]!,
    some: (items, percent) => items.filter(() => below(100) < percent),
    shuffled(items) {
      const left = [...items];
      return items.map(() => left.splice(below(left.length), 1)[0]!);
    },
  };
}

/** Values that are drawn with dice, and the simpler values to try when one makes a property fail. */
export class Drawn<Value> extends fc.Arbitrary<Value> {
  readonly #draw: (dice: Dice) => Value;
  readonly #simpler: (value: Value) => Iterable<Value>;

  constructor(draw: (dice: Dice) => Value, simpler: (value: Value) => Iterable<Value> = () => []) {
    super();
    this.#draw = draw;
    this.#simpler = simpler;
  }

  override generate(random: fc.Random): fc.Value<Value> {
    return new fc.Value(this.#draw(diceFrom(random)), undefined);
  }

  override canShrinkWithoutContext(_value: unknown): _value is Value {
    return false;
  }

  override shrink(value: Value): fc.Stream<fc.Value<Value>> {
    return fc.stream(this.#shrunk(value));
  }

  *#shrunk(value: Value): IterableIterator<fc.Value<Value>> {
    for (const each of this.#simpler(value)) yield new fc.Value(each, undefined);
  }
}
