import { readFileSync } from "node:fs";
import path from "node:path";
import type { Page } from "./besideByHand.ts";
import { LARGE_CIRCLE, LARGE_CIRCLES_MEMBER } from "./runningCircles.ts";

/** The limits are a set, and the time to the next change passes between two answers. */
function alike(answer: unknown): unknown {
  if (Array.isArray(answer)) {
    const items = answer.map(alike);
    return JSON.stringify(items).includes('"limit_id"')
      ? items.toSorted((a, b) => JSON.stringify(a).localeCompare(JSON.stringify(b)))
      : items;
  }
  if (answer === null || typeof answer !== "object") return answer;
  const kept = Object.entries(answer)
    .filter(([name]) => name !== "seconds_to_change")
    .toSorted(([a], [b]) => a.localeCompare(b));
  return Object.fromEntries(kept.map(([name, value]) => [name, alike(value)]));
}

/** The page of a circle of fifty in the middle of its cycle, for one of its members. */
export const CIRCLE_PAGE: Page = {
  name: "page of a circle of 50",
  document: "GroupScreenQuery",
  variables: { where: { group_id: { _eq: LARGE_CIRCLE } } },
  reader: LARGE_CIRCLES_MEMBER,
  sql: readFileSync(path.join(import.meta.dirname, "circlePage.sql"), "utf8"),
  values: [
    LARGE_CIRCLE,
    LARGE_CIRCLES_MEMBER,
    JSON.stringify({ "x-hasura-role": "member", "x-hasura-user-id": LARGE_CIRCLES_MEMBER }),
  ],
  compared: alike,
};
