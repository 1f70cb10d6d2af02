import type { Dice } from "../dice.ts";
import type { Argument, Field, Request } from "./request.ts";

/** Decides how the request is written: which values become variables, and what goes into fragments. */
export const decorate = (dice: Dice, request: Request): Request => ({
  ...request,
  fields: request.fields.map((field) => decorated(dice, field)),
});

function decorated(dice: Dice, field: Field): Field {
  const { args, selection, on, meaning } = field;
  const inner = selection?.map((each) => decorated(dice, each));
  const isSpread = inner !== undefined && on !== undefined && meaning.kind !== "node" && dice.chance(12);
  return {
    ...field,
    ...(args
      ? { args: Object.fromEntries(Object.entries(args).map(([name, each]) => [name, asVariable(dice, each)])) }
      : {}),
    ...(inner ? { selection: inner } : {}),
    ...(isSpread ? { spread: { from: dice.below(inner.length), named: dice.chance(50) } } : {}),
    ...(dice.chance(4) ? { included: true } : {}),
  };
}

const asVariable = (dice: Dice, argument: Argument): Argument =>
  dice.chance(35) ? { ...argument, variable: true } : argument;
