import type { RequestLimits } from "../limits.ts";
import { invalid } from "../validate/refusals.ts";
import type { Parameter } from "../model/parameter.ts";

const LIKE = new Set(["like", "ilike"]);
const EXPRESSION = new Set(["similar to", "~", "~*"]);

const REPETITIONS = /\{(\d+)(?:,(\d*))?\}/g;
/** Back references and look-around: with either, Postgres tries every way to match. */
const TRYING = /\\[1-9]|\(\?<?[=!]/;

/**
 * Refuses the operand of a pattern operator, when it is bound, if it would keep Postgres busy for seconds. Operands of
 * other operators pass unchanged.
 */
export function boundedPattern(value: Parameter, operator: string, path: string, limits: RequestLimits): Parameter {
  const plain = operator.replace(/^not |^!/, "");
  const isExpression = EXPRESSION.has(plain);
  if (!isExpression && !LIKE.has(plain)) return value;
  const most = isExpression ? limits.expressionLength : limits.patternLength;
  return {
    ...value,
    text(binding) {
      const text = value.text(binding);
      if (text === null) return text;
      if (text.length > most) throw invalid(`a pattern is longer than ${most} characters`, path);
      if (isExpression && isCostly(text, limits)) throw invalid("a pattern is too costly", path);
      return text;
    },
  };
}

function isCostly(text: string, { expressionRepeats }: RequestLimits): boolean {
  let repeats = 1;
  for (const [, least, most] of text.matchAll(REPETITIONS)) repeats *= Math.max(1, Number(least), Number(most || 0));
  return repeats > expressionRepeats || TRYING.test(text);
}
