import { AppFailure } from "../lib/AppFailure.ts";
import { isRecord, textOf } from "../lib/json.ts";
import { OF_THE_DATABASE } from "./databaseCodes.ts";

export interface GraphQLAnswer {
  data?: Record<string, unknown> | null;
  errors?: readonly { message: string; extensions?: Record<string, unknown> }[];
}

/** The first error of an answer in our form, with the code of the action, or else of Hasura. */
export function failureOfRead(answer: GraphQLAnswer): AppFailure {
  const first = answer.errors?.[0];
  return failureOf(first?.extensions ?? {}, first?.message ?? "");
}

/**
 * The same for a request that may have written: what the database refuses has a code of our catalogue, whose list of
 * constraints is fetched when it is first needed.
 */
export async function failureOfAnswer(answer: GraphQLAnswer): Promise<AppFailure> {
  const plain = failureOfRead(answer);
  if (!OF_THE_DATABASE.has(plain.code)) return plain;
  const known = await import("./databaseRefusal.ts").catch(() => undefined);
  const refusal = known?.databaseRefusal(plain.code, plain.message);
  return refusal ? failureOf({ ...refusal }, plain.message) : plain;
}

function failureOf({ code, field, next, until, values }: Record<string, unknown>, message: string): AppFailure {
  return new AppFailure(textOf(code) ?? "unexpected", message, {
    field: textOf(field),
    nextStep: textOf(next),
    until: textOf(until),
    values: isRecord(values) ? values : {},
  });
}
