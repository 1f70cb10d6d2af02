/** The only code that knows the GraphQL endpoint and how tokens travel to it. */
import { type GraphQLResponse, Network, Observable, type RequestParameters, type Variables } from "relay-runtime";
import { AppFailure, asFailure } from "../lib/AppFailure.ts";
import { isRecord, textOf } from "../lib/json.ts";
import { currentToken, renewToken } from "../session/session.ts";
import type { Role } from "./roles.ts";
import { subscribeLive } from "./subscriptions.ts";

const endpoint = "/v1beta1/relay";
const timeoutMs = 20_000;

interface GraphQLAnswer {
  data?: Record<string, unknown> | null;
  errors?: readonly { message: string; extensions?: Record<string, unknown> }[];
}

/** The first error of an answer in our form; the code is the action's own, else Hasura's. */
export function failureOfAnswer(answer: GraphQLAnswer): AppFailure {
  const first = answer.errors?.[0];
  const { code, field, next, until, values } = first?.extensions ?? {};
  return new AppFailure(textOf(code) ?? "unexpected", first?.message ?? "", {
    field: textOf(field),
    nextStep: textOf(next),
    until: textOf(until),
    values: isRecord(values) ? values : {},
  });
}

async function post(role: Role, body: string, token: string | null): Promise<GraphQLAnswer> {
  const response = await fetch(endpoint, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      "x-request-id": crypto.randomUUID(),
      ...(token !== null && { authorization: `Bearer ${token}`, "x-hasura-role": role }),
    },
    body,
    credentials: "same-origin",
    signal: AbortSignal.timeout(timeoutMs),
  });
  const answer: unknown = await response.json().catch(() => null);
  if (answer === null || typeof answer !== "object") {
    throw new AppFailure(response.status === 429 ? "too-many-requests" : "network", `answer ${response.status}`);
  }
  return answer as GraphQLAnswer;
}

const isTokenRefused = (answer: GraphQLAnswer) => answer.errors?.[0]?.extensions?.code === "invalid-jwt";

/**
 * Sends one operation. A refused token is renewed and the operation sent once more.
 * @throws AppFailure for every error the server names and when no answer came
 */
export async function execute(
  role: Role,
  operation: RequestParameters,
  variables: Variables,
): Promise<GraphQLResponse> {
  const body = JSON.stringify({ operationName: operation.name, query: operation.text, variables });
  try {
    const isVisitor = role === "anonymous";
    let answer = await post(role, body, isVisitor ? null : await currentToken());
    if (isTokenRefused(answer) && !isVisitor) {
      const token = await renewToken();
      if (token === null) throw new AppFailure("session-expired", "the session has ended");
      answer = await post(role, body, token);
    }
    if (answer.errors || !answer.data) throw failureOfAnswer(answer);
    return { data: answer.data };
  } catch (thrown) {
    throw asFailure(thrown);
  }
}

export function networkFor(role: Role) {
  return Network.create(
    (operation, variables) => Observable.from(execute(role, operation, variables)),
    (operation, variables) => subscribeLive(role, operation, variables, (poll) => execute(role, poll, variables)),
  );
}
