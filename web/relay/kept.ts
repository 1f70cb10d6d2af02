/**
 * Reading without a connection (D227). The network hands answers over here and asks here when it has none; what keeps them is
 * `web/offline`, which comes after the first picture.
 */
import { useSyncExternalStore } from "react";
import { type GraphQLResponse, type GraphQLTaggedNode, getRequest } from "relay-runtime";
import type { ConcreteRequest, RequestParameters, Variables } from "relay-runtime";

/** One question of a page to the server. */
export interface Asked {
  name: string;
  id: string;
  variables: Variables;
}

export interface Kept {
  answer: GraphQLResponse;
  /** When the server gave it, by the device's clock. */
  at: number;
}

export interface Keeper {
  keep(asked: Asked, answer: GraphQLResponse): void;
  find(asked: Asked): Promise<Kept | null>;
}

/** What a page begins with comes before the keeper does; a page has no more questions than these. */
const MOST_EARLY = 20;

let keeper: Keeper | null = null;
let early: [Asked, GraphQLResponse][] = [];
/** From when the last answer to each question is that came while this page is open. */
let answeredAt = new Map<string, number>();
/** The questions whose last answer was one that was kept. */
let answeredFromKept = new Set<string>();
let asOf: number | null = null;
const listeners = new Set<() => void>();
const requests = new WeakMap<RequestParameters, ConcreteRequest>();

const nameOf = ({ id, variables }: Omit<Asked, "name">) => `${id} ${JSON.stringify(variables)}`;

function showAsOf(next: number | null): void {
  if (next === asOf) return;
  asOf = next;
  for (const listener of listeners) listener();
}

/** Names who keeps answers from now on, for the person who is signed in; null ends it, and nothing of theirs stays here. */
export function keepWith(next: Keeper | null): void {
  keeper = next;
  if (next) for (const [asked, answer] of early) next.keep(asked, answer);
  else {
    answeredAt = new Map();
    answeredFromKept = new Set();
  }
  early = [];
}

/** A query that shows what was kept where the server cannot be reached. */
export function readableOffline(query: GraphQLTaggedNode): void {
  const request = getRequest(query);
  requests.set(request.params, request);
}

/** The compiled query, where it is one that may show what was kept. */
export const readableRequest = (operation: RequestParameters): ConcreteRequest | undefined => requests.get(operation);

/** A question was answered: what the page shows of it is from now. */
export function noteAnswer(asked: Asked): void {
  answeredAt.set(nameOf(asked), Date.now());
  answeredFromKept.delete(nameOf(asked));
  showAsOf(null);
}

export function handOver(asked: Asked, answer: GraphQLResponse): void {
  if (keeper) keeper.keep(asked, answer);
  else if (early.length < MOST_EARLY) early.push([asked, answer]);
}

/** What was kept of a question that got no answer; null where nothing was. */
export async function findKept(asked: Asked): Promise<GraphQLResponse | null> {
  const kept = await keeper?.find(asked);
  if (!kept) return null;
  answeredFromKept.add(nameOf(asked));
  answeredAt.set(nameOf(asked), kept.at);
  noteAge(kept.at);
  return kept.answer;
}

/** Whether the last answer to a question was one that was kept. */
export const isFromKept = (asked: Omit<Asked, "name">): boolean => answeredFromKept.has(nameOf(asked));

/** From when what is known of a question is, by the device's clock in milliseconds; 0 where it got no answer. */
export const knownAsOf = (asked: Omit<Asked, "name">): number => answeredAt.get(nameOf(asked)) ?? 0;

/** For a query that a page shows from its store at once: it stays where no answer comes, instead of an error in its place. */
export const SHOWN = { force: true, metadata: { isShown: true } } as const;

/** The page shows what it had of a question that got no answer this time. */
export function notePast(asked: Asked): void {
  const at = answeredAt.get(nameOf(asked));
  if (at !== undefined) noteAge(at);
}

/** Something on the page is as old as this. */
export const noteAge = (at: number): void => showAsOf(Math.min(at, asOf ?? at));

/** Another page comes, and with it other data. */
export const beginPage = (): void => showAsOf(null);

/** As of when the page shows its data, where that is not now. In milliseconds; null where it is. */
export const useAsOf = (): number | null =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => asOf,
  );
