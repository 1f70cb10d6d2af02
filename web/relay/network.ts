/** The only code that knows the GraphQL endpoint and how it receives tokens. */
import {
  type ConcreteRequest,
  createOperationDescriptor,
  type Environment,
  type GraphQLResponse,
  Network,
  type RequestParameters,
  type Variables,
} from "relay-runtime";
import { nameFormerMembers } from "../../schema/formerMember.ts";
import { shownLanguage } from "../i18n/i18n.ts";
import { AppFailure, asFailure } from "../lib/AppFailure.ts";
import { hearProductTime } from "../lib/productClock.ts";
import { reach } from "../lib/reach.ts";
import { retried } from "../lib/retried.ts";
import { currentSession, currentToken, renewToken } from "../session/session.ts";
import { takeEarly } from "../start/early.ts";
import { failureOfAnswer, type GraphQLAnswer } from "./answer.ts";
import { type Asked, findKept, handOver, noteAnswer, notePast, readableRequest } from "./kept.ts";
import { isOfOldRelease, markReleaseOver } from "./newRelease.ts";
import { asNews, withNewsAfter } from "./newestLast.ts";
import { isOutOfReach } from "./outOfReach.ts";
import type { Role } from "./roles.ts";
import { subscribeLive } from "./live.ts";

const endpoint = "/v1beta1/relay";
const timeoutMs = 20_000;

async function post(role: Role, body: string, token: string | null): Promise<GraphQLAnswer> {
  const response = await reach(
    takeEarly(body) ??
      fetch(endpoint, {
        method: "POST",
        headers: {
          "content-type": "application/json",
          "x-request-id": crypto.randomUUID(),
          ...(token !== null && { authorization: `Bearer ${token}`, "x-hasura-role": role }),
        },
        body,
        credentials: "same-origin",
        signal: AbortSignal.timeout(timeoutMs),
      }),
  );
  hearProductTime(response.headers.get("x-product-time"));
  const answer: unknown = await response.json().catch(() => null);
  if (answer === null || typeof answer !== "object") {
    throw new AppFailure(response.status === 429 ? "too-many-requests" : "network", `answer ${response.status}`);
  }
  return answer as GraphQLAnswer;
}

/** Codes that say that nothing was done: the token was refused or its session has ended. */
const tokenRefusals: ReadonlySet<unknown> = new Set(["invalid-jwt", "session-expired"]);
const isTokenRefused = (answer: GraphQLAnswer) => tokenRefusals.has(answer.errors?.[0]?.extensions?.code);

/**
 * Codes that leave open what became of a change that was sent: no answer came, or the engine lost the database at it. The gate
 * and the actions say `outcome-unknown` themselves where they cannot know.
 */
const OPEN: ReadonlySet<string> = new Set(["network", "postgres-error"]);

/** Who is signed in, while it is known. */
const whoIsIn = (): string | null => {
  const session = currentSession();
  return session.status === "signedIn" ? session.userId : null;
};

/** What one person asked for must not go out with the token of the next, who has signed in meanwhile. */
function stillFor(person: string | null, token: string | null): string | null {
  if (person !== null && whoIsIn() !== person) throw new AppFailure("session-expired", "somebody else is here");
  return token;
}

/**
 * Sends one operation by its id. A refused token is renewed and the operation sent once more.
 * @param person who asks
 * @throws AppFailure for an error of the server, and when no answer came; `outcome-unknown` for a change that may be made
 */
export async function execute(
  role: Role,
  operation: RequestParameters,
  variables: Variables,
  person: string | null = whoIsIn(),
): Promise<GraphQLResponse> {
  const body = JSON.stringify({ id: operation.id, variables });
  let mayBeMade = false;
  const send = (token: string | null) => {
    // What a device that knows to be offline sends gets nowhere.
    mayBeMade = operation.operationKind === "mutation" && navigator.onLine;
    return post(role, body, token);
  };
  try {
    const isVisitor = role === "anonymous";
    let answer = await send(isVisitor ? null : stillFor(person, await currentToken()));
    if (isTokenRefused(answer) && !isVisitor) {
      mayBeMade = false;
      const token = stillFor(person, await renewToken());
      if (token === null) throw new AppFailure("session-expired", "the session has ended");
      answer = await send(token);
    }
    if (answer.errors || !answer.data) throw await failureOfAnswer(answer);
    return { data: nameFormerMembers(answer.data, shownLanguage()) };
  } catch (thrown) {
    const failure = asFailure(thrown);
    if (isOfOldRelease(failure)) markReleaseOver();
    if (mayBeMade && OPEN.has(failure.code))
      throw new AppFailure("outcome-unknown", failure.message, { cause: failure });
    throw failure;
  }
}

/** How often a query is asked again that nothing answered. A change is never sent twice: it may have been made. */
const queryRetries = 2;

/** Not offline, and not where the answer was waited for in vain: a third of such waits is longer than anybody stays. */
const mayBeAskedAgain = (failure: AppFailure) =>
  (isOutOfReach(failure) || failure.code === "unexpected") &&
  navigator.onLine &&
  !(failure.cause instanceof DOMException && failure.cause.name === "TimeoutError");

/** Sends an operation; a query again after 1 and 2 seconds, unless the server has answered that it is wrong. */
export function ask(
  role: Role,
  operation: RequestParameters,
  variables: Variables,
  person = whoIsIn(),
): Promise<GraphQLResponse> {
  const send = () => execute(role, operation, variables, person);
  return operation.operationKind === "query"
    ? retried(send, { isWorthIt: mayBeAskedAgain, most: queryRetries })
    : send();
}

/** What somebody reads as a member or as everybody can is kept on the device, for them. What they read by an office is not. */
const isKept = (role: Role) => role === "member" || role === "anonymous";

/** Whether the store has all that a page's query asks for. */
const isThere = (request: ConcreteRequest, variables: Variables, environment: Environment): boolean =>
  environment.check(createOperationDescriptor(request, variables)).status === "available";

/**
 * Lets a page that shows already what its store has go on showing that: what somebody is typing in it must not go with it.
 * @returns null where it does
 */
const orStay = (answered: Promise<GraphQLResponse>, asked: Asked): Promise<GraphQLResponse | null> =>
  answered.catch((thrown: unknown) => {
    if (!isOutOfReach(thrown) && !isOfOldRelease(thrown)) throw thrown;
    notePast(asked);
    return null;
  });

async function noted(sent: Promise<GraphQLResponse>, asked: Asked): Promise<GraphQLResponse> {
  const answer = await sent;
  noteAnswer(asked);
  return answer;
}

/**
 * Hands over the answer to a query. Where the server cannot be reached, a page that can be read offline gets what was kept,
 * unless its store has the data anyway and maybe newer.
 */
async function orKept(
  answered: Promise<GraphQLResponse>,
  asked: Asked,
  /** Undefined for a query that is no page's. */
  hasData: (() => boolean) | undefined,
): Promise<GraphQLResponse> {
  try {
    const answer = await answered;
    handOver(asked, answer);
    return answer;
  } catch (thrown) {
    if (!hasData || asFailure(thrown).code !== "network") throw thrown;
    const isPast = hasData();
    if (isPast) notePast(asked);
    const kept = isPast ? null : await findKept(asked);
    if (!kept) throw thrown;
    return kept;
  }
}

/**
 * The network of whoever is signed in now.
 * @param environment whose network it is
 */
export function networkFor(role: Role, environment: () => Environment) {
  const person = whoIsIn();
  return Network.create(
    (operation, variables, { metadata }) =>
      withNewsAfter(role, () => {
        const sent = ask(role, operation, variables, person);
        if (operation.operationKind !== "query") return sent;
        const asked = { name: operation.name, id: operation.id ?? "", variables };
        const answered = noted(sent, asked);
        const request = readableRequest(operation);
        const hasData = request && (() => isThere(request, variables, environment()));
        const onScreen = metadata?.isShown === true && hasData?.() === true;
        const answer = isKept(role) ? orKept(answered, asked, hasData) : answered;
        return onScreen ? orStay(answer, asked) : answer;
      }),
    (operation, variables, { metadata }) =>
      asNews(
        role,
        subscribeLive(
          role,
          operation,
          variables,
          () => execute(role, operation, variables, person),
          metadata?.pollEveryMs as number | undefined,
        ),
      ),
  );
}
