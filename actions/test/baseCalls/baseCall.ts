import { setClock } from "../clock.ts";
import { buildGroup, buildUser } from "../factories.ts";
import type { FieldRule } from "../fieldRules.ts";
import type { ActionAnswer, TestService } from "../testService.ts";

/**
 * One call of an action that succeeds: a person who may, and a good input. The suites of bad input and of the action
 * schema start from it, so an action without one fails both.
 */
export interface BaseCall {
  as: string;
  input: Record<string, unknown>;
  /** What the action should make of any value of each field. */
  fields: Record<string, FieldRule>;
  /** What the service kept of a call that succeeded, by field; a field that leaves no trace is not in it. */
  kept(answer: ActionAnswer["body"]): Promise<Record<string, unknown>>;
}

export type MakeBaseCall = (service: TestService) => Promise<BaseCall>;

/** The day on which every base call is made; circles start three days before their first due date. */
const TODAY = "2027-01-04T12:00:00Z";

/** A person who may do what the plan allows; answers with the id. */
export async function person(service: TestService, { isVerified = true } = {}): Promise<string> {
  await setClock(service.services.db, new Date(TODAY));
  return (await buildUser(service.services.db, { plan: "premium", isVerified })).userId;
}

/** A group that recruits. */
export async function openGroup(service: TestService, terms: Parameters<typeof buildGroup>[1] = {}) {
  await setClock(service.services.db, new Date(TODAY));
  return buildGroup(service.services.db, terms);
}
