import { AppFailure } from "../lib/AppFailure.ts";
import { isRecord, textOf } from "../lib/json.ts";
import { databaseRefusal } from "./databaseRefusal.ts";

export interface GraphQLAnswer {
  data?: Record<string, unknown> | null;
  errors?: readonly { message: string; extensions?: Record<string, unknown> }[];
}

/**
 * The first error of an answer in our form. Its code comes from the action, from our catalogue for the database's
 * refusals, or else from Hasura.
 */
export function failureOfAnswer(answer: GraphQLAnswer): AppFailure {
  const first = answer.errors?.[0];
  const said = first?.extensions ?? {};
  const { code, field, next, until, values } = databaseRefusal(textOf(said.code), first?.message ?? "") ?? said;
  return new AppFailure(textOf(code) ?? "unexpected", first?.message ?? "", {
    field: textOf(field),
    nextStep: textOf(next),
    until: textOf(until),
    values: isRecord(values) ? values : {},
  });
}
