import { type Client, createClient, type SubscribePayload } from "graphql-ws";
import { type GraphQLResponse, Observable, type RequestParameters, type Variables } from "relay-runtime";
import { AppFailure } from "../lib/AppFailure.ts";
import { currentToken, renewToken } from "../session/session.ts";
import { storedAppearance } from "../theme/appearance.ts";
import { failureOfAnswer, type GraphQLAnswer } from "./answer.ts";
import { setConnectionState } from "./connection.ts";
import { reloadForNewRelease } from "./newRelease.ts";
import type { Role } from "./roles.ts";

const longestWaitMs = 30_000;
const pollEveryMs = 20_000;
/** A line can die without a word. Asked this often, and given this long to answer, it is noticed within half a minute. */
const askEveryMs = 15_000;
const answerWithinMs = 10_000;
/** The server's code for a token that it does not accept. */
const forbidden = 4403;

/**
 * Doubles from one second to half a minute, with a random part, so that not everybody returns at once after a restart.
 */
export function retryWaitMs(retries: number, random: () => number = Math.random): number {
  const longest = Math.min(longestWaitMs, 1000 * 2 ** Math.min(retries, 10));
  return Math.round(longest * (0.5 + random() / 2));
}

const clients = new Map<Role, Client>();

function clientFor(role: Role): Client {
  const client = clients.get(role);
  if (client) return client;
  let overdue: ReturnType<typeof setTimeout> | undefined;
  const created = createClient({
    url: `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/v1beta1/relay`,
    lazy: true,
    lazyCloseTimeout: 5000,
    keepAlive: askEveryMs,
    retryAttempts: Number.POSITIVE_INFINITY,
    shouldRetry: () => true,
    retryWait: (retries) => new Promise((resolve) => void setTimeout(resolve, retryWaitMs(retries))),
    connectionParams: async () => {
      const token = role === "anonymous" ? null : await currentToken();
      return token === null ? {} : { headers: { authorization: `Bearer ${token}`, "x-hasura-role": role } };
    },
    on: {
      connected: () => setConnectionState("connected"),
      ping: (isReceived) => {
        if (!isReceived) overdue = setTimeout(() => created.terminate(), answerWithinMs);
      },
      pong: (isReceived) => {
        if (isReceived) clearTimeout(overdue);
      },
      closed: (event) => {
        clearTimeout(overdue);
        const { code, wasClean } = event as CloseEvent;
        // The client closed it itself because nothing subscribes any more.
        setConnectionState(wasClean && code === 1000 ? "idle" : "reconnecting");
        if (code === forbidden && role !== "anonymous") void renewToken().catch(() => {});
      },
    },
  });
  clients.set(role, created);
  return created;
}

/** Closes every live connection, for example when the person changes. */
export function closeLiveConnections(): void {
  for (const client of clients.values()) void client.dispose();
  clients.clear();
  setConnectionState("idle");
}

/** Polls a live query: in performance mode this replaces the open connection (D173). */
function poll(ask: () => Promise<GraphQLResponse>) {
  return Observable.create<GraphQLResponse>((sink) => {
    let timer: ReturnType<typeof setTimeout>;
    let isOver = false;
    const turn = async () => {
      // A failed poll is ignored; the next one follows.
      const answer = await ask().catch(() => null);
      if (isOver) return;
      if (answer) sink.next(answer);
      timer = setTimeout(() => void turn(), pollEveryMs);
    };
    void turn();
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  });
}

/** Runs a live query over the role's connection. `ask` sends it once as a plain request, for polling. */
export function subscribeLive(
  role: Role,
  operation: RequestParameters,
  variables: Variables,
  ask: () => Promise<GraphQLResponse>,
): Observable<GraphQLResponse> {
  if (storedAppearance().performance) return poll(ask);
  // The library requires a query text; the server only reads the id.
  const payload = { id: operation.id, query: "", variables } as SubscribePayload;
  return Observable.create((sink) => {
    let stop: () => void = () => {};
    let later: ReturnType<typeof setTimeout>;
    const start = () => {
      stop = clientFor(role).subscribe(payload, {
        next: (answer) => {
          if (answer.errors || !answer.data) sink.error(failureOfAnswer(answer as GraphQLAnswer));
          else sink.next({ data: answer.data });
        },
        error: (thrown) => {
          // A refused operation arrives as a list of errors, a lost connection as an event, after which the client
          // retries.
          if (!Array.isArray(thrown)) return sink.error(new AppFailure("network", "", { cause: thrown }));
          const failure = failureOfAnswer({ errors: thrown as GraphQLAnswer["errors"] });
          if (failure.code === "unknown-document") reloadForNewRelease();
          // Subscribes again as soon as the server allows it.
          if (failure.code === "too-many-requests") later = setTimeout(start, pauseMs(failure));
          else sink.error(failure);
        },
        complete: () => sink.complete(),
      });
    };
    start();
    return () => {
      clearTimeout(later);
      stop();
    };
  });
}

/** The wait that the server asks for plus a random part, so that not all pages return at once. */
function pauseMs({ values: { retryAfter } }: AppFailure): number {
  return (typeof retryAfter === "number" ? retryAfter : 10) * 1000 + Math.random() * 3000;
}
