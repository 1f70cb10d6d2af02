import type { Dice } from "../dice.ts";
import { Forgotten, Word, type Argument, type Field, type Input, type Request } from "./request.ts";

/** A place in an argument where a condition takes a value, and never null. */
interface Place {
  path: readonly (string | number)[];
  /** The type of a variable in its place, where it is known. */
  type?: string | undefined;
}

/** The request with no value in one place of a condition, as if a client forgot a variable. It must be refused. */
export function forget(dice: Dice, request: Request): Request {
  const holes = request.fields.flatMap((field, index) => holesOf(field, [index]));
  if (holes.length === 0) return request;
  const { at, name, argument, place } = dice.pick(holes);
  const isVariable = place.type !== undefined && !argument.variable && dice.chance(50);
  const value = replaced(argument.value, place.path, isVariable ? new Forgotten(place.type!) : null);
  return {
    ...request,
    fields: withArgument(request.fields, at, name, { ...argument, value }),
    loot: `null at ${name}.${place.path.join(".")}`,
  };
}

interface Hole {
  /** The path to the field through selections. */
  at: readonly number[];
  name: string;
  argument: Argument;
  place: Place;
}

function holesOf({ args = {}, selection = [] }: Field, at: readonly number[]): Hole[] {
  const own = Object.entries(args).flatMap(([name, argument]) =>
    [...placesOf(name, argument)].map((place) => ({ at, name, argument, place })),
  );
  return [...own, ...selection.flatMap((field, index) => holesOf(field, [...at, index]))];
}

/** The conditions: `where` itself, and those of `on_conflict` and of each of `updates`. */
function* placesOf(name: string, { type, value }: Argument): Iterable<Place> {
  if (name === "where") yield* inCondition(value, [], type.replace("!", ""));
  if (name === "on_conflict") yield* inWhereOf(value, []);
  if (name !== "updates") return;
  for (const [index, item] of (value as readonly Input[]).entries()) yield* inWhereOf(item, [index]);
}

function* inWhereOf(input: Input, path: readonly (string | number)[]): Iterable<Place> {
  const { where } = input as { where?: Input };
  if (where !== undefined) yield* inCondition(where, [...path, "where"]);
}

function* inCondition(where: Input, path: readonly (string | number)[], boolExp?: string): Iterable<Place> {
  for (const [key, value] of Object.entries(where as Record<string, Input>)) {
    const at = [...path, key];
    if (key === "_not") {
      yield { path: at, type: boolExp };
      yield* inCondition(value, at, boolExp);
    } else if (key === "_and" || key === "_or") {
      yield { path: at, type: boolExp && `[${boolExp}!]` };
      for (const [index, item] of (value as readonly Input[]).entries())
        yield* inCondition(item, [...at, index], boolExp);
    } else {
      yield { path: at };
      // The operand may be JSON, in which null is a value.
      const isOpen =
        !key.startsWith("_") && typeof value === "object" && !Array.isArray(value) && !(value instanceof Word);
      if (isOpen) yield* inCondition(value, at);
    }
  }
}

function replaced(input: Input, [first, ...rest]: readonly (string | number)[], by: Input): Input {
  if (first === undefined) return by;
  if (Array.isArray(input))
    return (input as Input[]).with(first as number, replaced(input[first as number] as Input, rest, by));
  const object = input as Record<string, Input>;
  return { ...object, [first]: replaced(object[first]!, rest, by) };
}

function withArgument(
  fields: readonly Field[],
  [index, ...rest]: readonly number[],
  name: string,
  argument: Argument,
): Field[] {
  const field = fields[index!]!;
  const changed =
    rest.length === 0
      ? { ...field, args: { ...field.args, [name]: argument } }
      : { ...field, selection: withArgument(field.selection!, rest, name, argument) };
  return fields.with(index!, changed);
}
