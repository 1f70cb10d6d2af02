import type { WebSettings } from "./env.ts";

const GRAPHQL = /^\/v1\/graphql$|^\/v1beta1\/relay$/;
/** Apple and Google return to `/auth/callback`, which is a page of the client. */
const ACTIONS = /^\/(?:auth(?!\/callback$)|files|webhooks|partner|calendar|letters)(?:\/|$)/;
const LOCAL = /^\/_local\//;

export type Destination =
  | { kind: "graphql"; target: URL }
  | { kind: "actions"; target: URL }
  | { kind: "local"; target: URL }
  | { kind: "client" }
  | { kind: "places" }
  | { kind: "health" }
  | { kind: "nothing" };

/** The service that answers a path. */
export function destinationOf(
  path: string,
  settings: Pick<WebSettings, "hasura" | "actions" | "localStack">,
): Destination {
  if (path === "/healthz") return { kind: "health" };
  if (path === "/places.json") return { kind: "places" };
  if (GRAPHQL.test(path)) return { kind: "graphql", target: settings.hasura };
  if (ACTIONS.test(path)) return { kind: "actions", target: settings.actions };
  if (LOCAL.test(path)) {
    return settings.localStack ? { kind: "local", target: settings.localStack } : { kind: "nothing" };
  }
  return { kind: "client" };
}
