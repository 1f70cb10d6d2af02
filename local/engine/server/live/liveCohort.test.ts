import { describe, expect, it } from "vitest";
import { EngineError, type LiveQuery } from "../../interface.ts";
import type { AskRows } from "./askRows.ts";
import { LiveCohort, type Subscriber } from "./liveCohort.ts";

const ONE = "00000000-0000-4000-8000-000000000001";
const TWO = "00000000-0000-4000-8000-000000000002";
const query: LiveQuery = {
  type: "subscription",
  kind: "live",
  cohort: "c",
  sql: "select",
  values: "",
  tables: ["public.messages"],
};

/** A cohort over a database whose answers are given by hand, in any order. */
function cohortOfOne() {
  const answers: ((data: string) => void)[] = [];
  const ask: AskRows = ({ onRow }) =>
    new Promise((resolve) => {
      answers.push((data) => {
        onRow(["0", data]);
        resolve();
      });
    });
  const cohort = new LiveCohort(query, ask, () => new EngineError("unexpected", "?"));
  const seen: string[] = [];
  const subscriber: Subscriber = { served: false, sink: { next: (data) => seen.push(data), error: () => undefined } };
  const group = cohort.join(`["${ONE.toUpperCase()}"]`, subscriber);
  return { answers, cohort, group, seen, subscriber };
}

describe("a cohort", () => {
  it("drops an answer that a later statement's answer has overtaken", async () => {
    const { answers, cohort, group, seen } = cohortOfOne();
    const [early, late] = [cohort.refresh([group]), cohort.refresh([group])];
    answers[1]!("new");
    await late;
    answers[0]!("old");
    await early;
    expect(seen).toEqual(["new"]);
  });

  it("knows whom a change concerns until they leave, and whether it may concern others", () => {
    const { cohort, group, subscriber } = cohortOfOne();
    const concerned = (uuid: string) => {
      const { first, others } = cohort.concernedBy({ table: "public.messages", hints: [uuid], isComplete: true });
      return { first: [...first], others };
    };
    expect(concerned(ONE)).toEqual({ first: [group], others: true });
    expect(concerned(TWO)).toEqual({ first: [], others: true });
    cohort.leave(group, subscriber);
    expect(concerned(ONE)).toEqual({ first: [], others: true });
  });
});
