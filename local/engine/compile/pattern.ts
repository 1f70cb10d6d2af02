import { invalid } from "../validate/refusals.ts";
import type { RequestLimits } from "../limits.ts";
import type { Parameter } from "./parameter.ts";

const MATCHES = new Set(["like", "ilike", "similar to", "~", "~*"]);

/** Whether an operator looks for a pattern, so that its cost is up to what stands right of it. */
export const takesPattern = (operator: string): boolean => MATCHES.has(operator.replace(/^not |^!/, ""));

const REPETITIONS = /\{(\d+)(?:,(\d*))?\}/g;
/** References back and looks around: with either, Postgres tries every way to match. */
const TRYING = /\\[1-9]|\(\?<?[=!]/;

/** The pattern, refused when it is bound where it would keep Postgres busy for seconds. */
export function boundedPattern(pattern: Parameter, path: string, limits: RequestLimits): Parameter {
  return {
    ...pattern,
    text(binding) {
      const text = pattern.text(binding);
      if (text !== null) checkPattern(text, path, limits);
      return text;
    },
  };
}

function checkPattern(text: string, path: string, { patternLength, patternRepeats }: RequestLimits): void {
  if (text.length > patternLength) throw invalid(`a pattern is longer than ${patternLength} characters`, path);
  let repeats = 1;
  for (const [, least, most] of text.matchAll(REPETITIONS)) repeats *= Math.max(1, Number(least), Number(most || 0));
  if (repeats > patternRepeats || TRYING.test(text)) throw invalid("a pattern is too costly", path);
}
