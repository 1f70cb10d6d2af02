import type { Json, Kind } from "../scenes/scene.ts";
import { order } from "./operators.ts";

/** The value of an aggregate function. NULLs are skipped; over no values it is NULL. */
export function aggregateValue(name: string, kind: Kind, all: readonly Json[]): Json {
  const values = all.filter((value) => value !== null);
  if (values.length === 0) return null;
  const numbers = values as readonly number[];
  switch (name) {
    case "max":
      return values.reduce((most, value) => (order(kind, value, most) > 0 ? value : most));
    case "min":
      return values.reduce((least, value) => (order(kind, value, least) < 0 ? value : least));
    case "sum":
      return numbers.reduce((sum, value) => sum + value, 0);
    case "avg":
      return mean(numbers);
    case "var_pop":
      return spread(numbers) / numbers.length;
    case "stddev_pop":
      return Math.sqrt(spread(numbers) / numbers.length);
    case "variance":
    case "var_samp":
      return numbers.length < 2 ? null : spread(numbers) / (numbers.length - 1);
    case "stddev":
    case "stddev_samp":
      return numbers.length < 2 ? null : Math.sqrt(spread(numbers) / (numbers.length - 1));
    default:
      throw new Error(`the reference does not know the aggregate ${name}`);
  }
}

const mean = (numbers: readonly number[]): number => numbers.reduce((sum, value) => sum + value, 0) / numbers.length;

function spread(numbers: readonly number[]): number {
  const middle = mean(numbers);
  return numbers.reduce((sum, value) => sum + (value - middle) ** 2, 0);
}
