import { afterAll, beforeAll, expect, it } from "vitest";
import { USER_LIMITS } from "../../core/limits.ts";
import { openTarget, type HostileAnswer, type Target } from "./target.ts";

let target: Target;
beforeAll(async () => {
  target = await openTarget();
  await target.pool.query("update messages set body = repeat('a', 5000) || 'b'");
});
afterAll(() => target.close());

const { patternLength, expressionLength, expressionRepeats } = USER_LIMITS;

const match = (operator: string, pattern: string): Promise<HostileAnswer> =>
  target.ask("query ($w: messages_bool_exp) { messages(where: $w) { message_id } }", {
    w: { body: { [operator]: pattern } },
  });

it.each<[string, string]>([
  ["_like", "%a".repeat(500)],
  ["_like", `${"%_a".repeat(333)}c`],
  ["_like", "%_a%".repeat(40)],
  ["_ilike", `${"%A%_".repeat(49)}c`],
  ["_nilike", "%%%%%%%%%%%%%%c"],
  ["_similar", "(a|aa)*".repeat(20)],
  ["_nsimilar", "(a|b|ab)*".repeat(20)],
  ["_regex", "^(a+)+$"],
  ["_regex", "^((a*)*)*c$"],
  ["_regex", "(a|a|a|a|a|a)*c"],
  ["_regex", "(.*)(.*)(.*)(.*)(.*)(.*)(.*)(.*)[^a]c"],
  ["_iregex", "\\w*\\W?".repeat(28)],
  ["_regex", "a{1,255}"],
  ["_nregex", "((a{2}){3}){4}"],
  ["_regex", `${"(".repeat(90)}a${")".repeat(90)}`],
])("%s of %j is answered in time", async (operator, pattern) => {
  expect((await match(operator, pattern)).code).toBeUndefined();
  await target.expectAlive();
});

it.each<[string, string, string]>([
  ["_regex", "((a{0,100}){0,100})", "a pattern is too costly"],
  ["_regex", "(((a{0,255}){0,255}){0,255}){0,255}", "a pattern is too costly"],
  ["_nregex", "(a{20,}){20,}", "a pattern is too costly"],
  ["_similar", "(a{50}){50}", "a pattern is too costly"],
  ["_regex", "^(a*)(a*)(a*)\\1\\2\\3$", "a pattern is too costly"],
  ["_regex", "(?=(a+)+c)a", "a pattern is too costly"],
  ["_regex", "(?<!(a+)+c)a", "a pattern is too costly"],
  ["_iregex", "\\w*".repeat(500), `a pattern is longer than ${expressionLength} characters`],
  ["_like", "%a".repeat(501), `a pattern is longer than ${patternLength} characters`],
  ["_nsimilar", "(".repeat(100_000), `a pattern is longer than ${expressionLength} characters`],
])("%s of %s is refused", async (operator, pattern, message) => {
  const refused = await match(operator, pattern);
  expect([refused.code, refused.message]).toEqual(["validation-failed", message]);
});

it.each<[string, string]>([
  ["_regex", "("],
  ["_regex", "a{9999}"],
  ["_regex", "[[:nothing:]]"],
  ["_regex", "\\"],
  ["_like", "\\"],
  ["_similar", "a{2,1}"],
])("%s of %j is refused in Postgres' words, because it is no pattern", async (operator, pattern) => {
  const refused = await match(operator, pattern);
  expect(refused.code).toMatch(/^(data-exception|bad-request|validation-failed)$/);
  await target.expectAlive();
});

it("a pattern is bounded as a variable, as a literal and inside a cast of a jsonb", async () => {
  const costly = `(a{${expressionRepeats}}){2}`;
  const literal = await target.ask(`{ messages(where: {body: {_regex: "${costly}"}}) { body } }`);
  expect(literal.message).toBe("a pattern is too costly");
  const cast = await target.ask(`{ messages(where: {meta: {_cast: {String: {_regex: "${costly}"}}}}) { body } }`);
  expect(cast.message).toBe("a pattern is too costly");
});
