import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ACT_RULES as RULES, STANDINGS, STATES } from "../test/actRules.ts";
import { actRefusal, GROUP_ACTS } from "./groupActs.ts";

it("has a rule for every act", () => {
  expect(RULES.map(([name]) => name).toSorted()).toEqual(Object.keys(GROUP_ACTS).toSorted());
});

describe.each(RULES)("D73, D79, D104, D116, D210, D263: %s", (name, persons, states, whenFrozen) => {
  const allowed = STANDINGS.flatMap((who) =>
    STATES.flatMap((status) =>
      [false, true]
        .filter((isFrozen) => actRefusal(name, who, { status, isFrozen, isPublic: true }) === null)
        .map((isFrozen) => ({ who, status, isFrozen })),
    ),
  );

  it("is for these people, in these states, frozen or not", () => {
    const expected = persons.flatMap((who) =>
      STATES.filter((status) => states.includes(status)).flatMap((status) =>
        (whenFrozen ? [false, true] : [false]).map((isFrozen) => ({ who, status, isFrozen })),
      ),
    );
    expect(allowed).toEqual(expected);
  });
});

it("a private group does not exist for strangers, whatever they try", () => {
  const act = fc.constantFrom(...RULES.filter(([, persons]) => !persons.includes("stranger")).map(([name]) => name));
  fc.assert(
    fc.property(act, fc.constantFrom(...STATES), fc.boolean(), (name, status, isFrozen) => {
      expect(actRefusal(name, "stranger", { status, isFrozen, isPublic: false })).toEqual({ code: "group-not-found" });
    }),
  );
});
