import { nameFormerMembers } from "../../schema/formerMember.ts";
import { shownLanguage } from "../i18n/i18n.ts";
import { type Client, createClient, type SubscribePayload } from "graphql-ws";
import { type GraphQLResponse, Observable, type RequestParameters, type Variables } from "relay-runtime";
import { AppFailure, asFailure } from "../lib/AppFailure.ts";
import { recordError } from "../lib/errorLog.ts";
import { currentToken, onTokenRenewed, renewToken } from "../session/session.ts";
import { storedAppearance } from "../theme/appearance.ts";
import { failureOfRead, type GraphQLAnswer } from "./answer.ts";
import { setConnectionState } from "./connection.ts";
import { isOfOldRelease, markReleaseOver } from "./newRelease.ts";
import { retryWaitMs } from "./retryWait.ts";
import type { Role } from "./roles.ts";

/** How often a live query is asked in performance mode that does not say so itself. */
const usualPollMs = 20_000;
/** A connection can die without a word. It counts as dead after a heartbeat of 30 seconds: the client asks, and waits for so long. */
const askEveryMs = 20_000;
const answerWithinMs = 10_000;
/** The server's code for a token that it does not accept. */
const forbidden = 4403;

/** A role's connection. */
interface Line {
  client: Client;
  /** How many live queries run over it. */
  queries: number;
  /** Connects anew with the renewed token, of which the person sees nothing. */
  renew(): void;
  /** Nothing runs over it any more: what is not connected does not come back, and nobody waits for it. */
  rest(): void;
}

const lines = new Map<Role, Line>();

function lineFor(role: Role): Line {
  const open = lines.get(role);
  if (open) return open;
  let isConnected = false;
  /** From a renewal until the connection is back, or has failed to come back at once. */
  let isRenewing = false;
  let overdue: ReturnType<typeof setTimeout> | undefined;
  const created = createClient({
    url: `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/v1beta1/relay`,
    lazy: true,
    lazyCloseTimeout: 5000,
    keepAlive: askEveryMs,
    retryAttempts: Number.POSITIVE_INFINITY,
    shouldRetry: () => true,
    retryWait: (retries) => new Promise((resolve) => void setTimeout(resolve, isRenewing ? 0 : retryWaitMs(retries))),
    connectionParams: async () => {
      const token = role === "anonymous" ? null : await currentToken();
      return token === null ? {} : { headers: { authorization: `Bearer ${token}`, "x-hasura-role": role } };
    },
    on: {
      connected: () => {
        isConnected = true;
        isRenewing = false;
        setConnectionState(role, "connected");
      },
      ping: (isReceived) => {
        if (!isReceived) overdue = setTimeout(() => created.terminate(), answerWithinMs);
      },
      pong: (isReceived) => {
        if (isReceived) clearTimeout(overdue);
      },
      closed: (event) => {
        clearTimeout(overdue);
        const { code, wasClean } = event as CloseEvent;
        const wasConnected = isConnected;
        isConnected = false;
        // The next person has a line of their own.
        if (lines.get(role)?.client !== created) return;
        if (isRenewing && wasConnected) return;
        isRenewing = false;
        // The client closed it itself because nothing subscribes any more.
        setConnectionState(role, wasClean && code === 1000 ? "idle" : "reconnecting");
        if (code === forbidden && role !== "anonymous") void renewToken().catch(() => {});
      },
    },
  });
  const renew = () => {
    if (!isConnected) return;
    isRenewing = true;
    created.terminate();
  };
  const rest = () => {
    if (!isConnected) setConnectionState(role, "idle");
  };
  const line = { client: created, queries: 0, renew, rest };
  lines.set(role, line);
  return line;
}

// The server ends a connection with the token that it was opened with.
onTokenRenewed(() => {
  for (const [role, { renew }] of lines) if (role !== "anonymous") renew();
});

/** Closes every live connection, for example when the person changes. */
export function closeLiveConnections(): void {
  // One that is not open just now has nothing to close, and says so with an error.
  for (const { client } of lines.values()) void Promise.resolve(client.dispose()).catch(() => {});
  for (const role of lines.keys()) setConnectionState(role, "idle");
  lines.clear();
}

/** Polls a live query: in performance mode this replaces the open connection (D173). */
function poll(ask: () => Promise<GraphQLResponse>, everyMs: number) {
  return Observable.create<GraphQLResponse>((sink) => {
    let timer: ReturnType<typeof setTimeout>;
    let isOver = false;
    const turn = async () => {
      let answer: GraphQLResponse | null = null;
      try {
        // A page that nobody looks at waits: its return reads it again.
        if (document.visibilityState === "visible") answer = await ask();
      } catch (thrown) {
        // Any other poll that fails is ignored; the next one follows.
        if (isOfOldRelease(thrown) && !isOver) return sink.error(asFailure(thrown));
      }
      if (isOver) return;
      if (answer) sink.next(answer);
      timer = setTimeout(() => void turn(), everyMs);
    };
    void turn();
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  });
}

/**
 * Runs a live query: over the role's connection, or by polling as long as performance mode is on.
 * @param ask sends it once as a plain request, for polling
 * @param pollEveryMs how often it is polled, in milliseconds
 */
export function subscribeLive(
  role: Role,
  operation: RequestParameters,
  variables: Variables,
  ask: () => Promise<GraphQLResponse>,
  pollEveryMs = usualPollMs,
): Observable<GraphQLResponse> {
  return Observable.create((sink) => {
    let running: { isPolled: boolean; unsubscribe: () => void } | undefined;
    const follow = () => {
      const isPolled = storedAppearance().performance === true;
      if (running?.isPolled === isPolled) return;
      running?.unsubscribe();
      const source = isPolled ? poll(ask, pollEveryMs) : listen(role, operation, variables);
      running = { isPolled, ...source.subscribe(sink) };
    };
    follow();
    addEventListener("appearance", follow);
    return () => {
      removeEventListener("appearance", follow);
      running?.unsubscribe();
    };
  });
}

/**
 * Runs a live query over the role's connection. What ends with an error is started again, after waits like those of the
 * connection, because a page that stays open must not fall silent; it ends only with a release that knows it no longer.
 */
function listen(role: Role, operation: RequestParameters, variables: Variables): Observable<GraphQLResponse> {
  // The library requires a query text; the server only reads the id.
  const payload = { id: operation.id, query: "", variables } as SubscribePayload;
  return Observable.create((sink) => {
    let stop: () => void = () => {};
    let later: ReturnType<typeof setTimeout> | undefined;
    let failures = 0;
    let isOver = false;
    const line = lineFor(role);
    line.queries += 1;
    const start = () => {
      // The person has changed, and what was read for the last one ends with its connection.
      if (lines.get(role) !== line) return sink.complete();
      const startLater = (waitMs: number) => {
        if (isOver) return;
        clearTimeout(later);
        later = setTimeout(start, waitMs);
      };
      const startAgain = (failure: AppFailure) => {
        recordError(failure);
        startLater(failure.code === "too-many-requests" ? pauseMs(failure) : retryWaitMs(failures++));
      };
      stop = line.client.subscribe(payload, {
        next: (answer) => {
          // An answer with errors is one of several: the next may be whole again.
          if (answer.errors || !answer.data) return recordError(failureOfRead(answer as GraphQLAnswer));
          failures = 0;
          sink.next({ data: nameFormerMembers(answer.data, shownLanguage()) });
        },
        error: (thrown) => {
          // A refused operation arrives as a list of errors, a lost connection as an event.
          if (!Array.isArray(thrown)) return startAgain(new AppFailure("network", "", { cause: thrown }));
          const failure = failureOfRead({ errors: thrown as GraphQLAnswer["errors"] });
          if (!isOfOldRelease(failure)) return startAgain(failure);
          markReleaseOver();
          sink.error(failure);
        },
        complete: () => startLater(retryWaitMs(failures++)),
      });
    };
    start();
    return () => {
      isOver = true;
      clearTimeout(later);
      stop();
      line.queries -= 1;
      if (line.queries === 0 && lines.get(role) === line) line.rest();
    };
  });
}

/** The wait that the server asks for plus a random part, so that not all pages return at once. */
function pauseMs({ values: { retryAfter } }: AppFailure): number {
  return (typeof retryAfter === "number" ? retryAfter : 10) * 1000 + Math.random() * 3000;
}
