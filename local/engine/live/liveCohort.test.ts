import type { Pool } from "pg";
import { describe, expect, it } from "vitest";
import { EngineError, type LiveQuery } from "../interface.ts";
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
  const pool = {
    query: ({ values: [[id]] }: { values: [string[]] }) =>
      new Promise((resolve) => {
        answers.push((data) => resolve({ rows: [{ id, data }] }));
      }),
  } as unknown as Pool;
  const cohort = new LiveCohort(query, pool, () => new EngineError("unexpected", "?"));
  const seen: string[] = [];
  const subscriber: Subscriber = { served: false, sink: { next: (data) => seen.push(data), error: () => undefined } };
  const group = cohort.join(`["${ONE.toUpperCase()}"]`, subscriber);
  return { answers, cohort, group, seen, subscriber };
}

describe("a cohort", () => {
  it("drops an answer that was overtaken by a later statement's", async () => {
    const { answers, cohort, group, seen } = cohortOfOne();
    const [early, late] = [cohort.refresh([group]), cohort.refresh([group])];
    answers[1]!("new");
    await late;
    answers[0]!("old");
    await early;
    expect(seen).toEqual(["new"]);
  });

  it("finds those who asked with a uuid of a changed row, until they leave", () => {
    const { cohort, group, subscriber } = cohortOfOne();
    expect([...cohort.hinted([TWO, ONE])]).toEqual([group]);
    expect([...cohort.hinted([TWO])]).toEqual([]);
    cohort.leave(group, subscriber);
    expect([...cohort.hinted([ONE])]).toEqual([]);
  });
});
