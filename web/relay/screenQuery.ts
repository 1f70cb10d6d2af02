/** A route starts its screen's one query here, and the screen reads it. */
import { useEffect } from "react";
import { loadQuery, type PreloadedQuery, usePreloadedQuery, useRelayEnvironment } from "react-relay";
import type { GraphQLTaggedNode, OperationType, VariablesOf } from "relay-runtime";
import { loginPath } from "../app/paths.ts";
import { useLoaderData } from "../routing/hooks.ts";
import { redirectTo } from "../routing/redirect.ts";
import { currentSession } from "../session/session.ts";
import { firstPictureIsHere } from "../start/firstPicture.ts";
import { environmentFor } from "./environment.ts";
import { beginPage, readableOffline, SHOWN } from "./kept.ts";
import { readAnew } from "./readAnew.ts";
import { useReadAgain } from "./readAgain.ts";
import type { Role } from "./roles.ts";

/** The number of queries that stay in the store, so that going back shows the last screens at once. */
const mostKept = 12;
const kept: { dispose: () => void }[] = [];

/**
 * Starts the query of a part of the page, such as a dialog, while the code of that part is still loading. The part shows
 * stored data first, and the answer when it comes. A person without a session is led to the sign-in page.
 */
export function startPartQuery<Query extends OperationType>(
  role: Role,
  query: GraphQLTaggedNode,
  variables: VariablesOf<Query>,
): PreloadedQuery<Query> {
  if (role !== "anonymous" && currentSession().status !== "signedIn") throw redirectTo(loginPath);
  readableOffline(query);
  const started = loadQuery<Query>(environmentFor(role), query, variables, {
    fetchPolicy: "store-and-network",
    networkCacheConfig: SHOWN,
  });
  kept.push(started);
  if (kept.length > mostKept) kept.shift()?.dispose();
  return started;
}

/** The same for a route's loader: the query of another page, which is as old as its own answers. */
export function startQuery<Query extends OperationType>(
  ...[role, query, variables]: Parameters<typeof startPartQuery<Query>>
): PreloadedQuery<Query> {
  beginPage();
  return startPartQuery<Query>(role, query, variables);
}

/**
 * The data of a started query; suspends until it is here. It is read again with everything on screen, unless its parts
 * read themselves again, as long lists do.
 */
export function useStartedQuery<Query extends OperationType>(
  query: GraphQLTaggedNode,
  started: PreloadedQuery<Query>,
  { isReadByParts = false }: { isReadByParts?: boolean } = {},
): Query["response"] {
  const environment = useRelayEnvironment();
  useReadAgain(isReadByParts ? null : () => readAnew<Query>(environment, query, started.variables));
  return usePreloadedQuery<Query>(query, started);
}

/** For a screen: the data of the query that its loader started. */
export function useScreenQuery<Query extends OperationType>(
  query: GraphQLTaggedNode,
  options?: { isReadByParts?: boolean },
): Query["response"] {
  const data = useStartedQuery<Query>(query, useLoaderData<PreloadedQuery<Query>>(), options);
  useEffect(firstPictureIsHere, []);
  return data;
}
