import { useEffect } from "react";
import { fetchQuery, graphql, useRelayEnvironment } from "react-relay";
import type { Environment } from "relay-runtime";
import { useLocation } from "react-router-dom";
import type { DiagnosticsHealthQuery } from "../../__generated__/member/DiagnosticsHealthQuery.graphql.ts";
import type { DiagnosticsMetricMutation } from "../../__generated__/member/DiagnosticsMetricMutation.graphql.ts";
import { asFailure } from "../../lib/AppFailure.ts";
import { commit } from "../../sending/useAction.ts";
import { isSparing } from "../../start/ahead.ts";
import { isLocal, note } from "./lists.ts";
import { NewVersion } from "./NewVersion.tsx";
import { beginVisit, flagged, type Metric } from "./visit.ts";

/** Between two looks whether the server answers, in milliseconds. */
const LOOK_EVERY_MS = 300_000;

/** The server leaves the names out of the address, and the person who does not share diagnostics. */
function send(environment: Environment, metric: Metric): void {
  const sent = commit<DiagnosticsMetricMutation>(
    environment,
    graphql`
      mutation DiagnosticsMetricMutation($metric: performance_metrics_insert_input!) {
        insert_performance_metrics(objects: [$metric]) {
          affected_rows
        }
      }
    `,
    { metric },
  );
  // Nobody waits for it, and a page that could not be measured is no fault of its reader.
  sent.catch(() => {});
}

/** Each page that is left, and the one that is open when the app is put away, is measured once. Who saves data is not measured. */
function useMetrics(environment: Environment): void {
  const { pathname } = useLocation();
  useEffect(() => {
    if (isLocal() || isSparing()) return;
    let visit: ReturnType<typeof beginVisit> | null = beginVisit(pathname);
    const end = () => {
      const metric = visit?.end();
      visit = null;
      if (!metric) return;
      note("metrics", metric);
      for (const name of flagged(metric)) note("alerts", { path: pathname, slow: name, value: metric[name] });
      send(environment, metric);
    };
    const putAway = () => {
      if (document.visibilityState === "hidden") end();
    };
    document.addEventListener("visibilitychange", putAway);
    return () => {
      document.removeEventListener("visibilitychange", putAway);
      end();
    };
  }, [environment, pathname]);
}

/** Errors that no page shows. */
function useErrors(): void {
  useEffect(() => {
    const keep = (thrown: unknown) =>
      note("errors", {
        path: location.pathname,
        message: (thrown instanceof Error ? thrown.message : String(thrown)).slice(0, 300),
      });
    const failed = ({ error, message }: ErrorEvent) => keep(error ?? message);
    const rejected = ({ reason }: PromiseRejectionEvent) => keep(reason);
    addEventListener("error", failed);
    addEventListener("unhandledrejection", rejected);
    return () => {
      removeEventListener("error", failed);
      removeEventListener("unhandledrejection", rejected);
    };
  }, []);
}

/** Asks for one row now and then, while the app is in front of somebody (D235). */
function useHealth(environment: Environment): void {
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === "hidden") return;
      const asked = fetchQuery<DiagnosticsHealthQuery>(
        environment,
        graphql`
          query DiagnosticsHealthQuery {
            user_profiles_connection(first: 1) {
              edges {
                node {
                  id
                }
              }
            }
          }
        `,
        {},
        { fetchPolicy: "network-only" },
      ).toPromise();
      asked.catch((thrown: unknown) => note("alerts", { unhealthy: asFailure(thrown).code }));
    };
    const timer = setInterval(look, LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, [environment]);
}

/** Shows nothing but a new release; comes after the first picture. */
export function Diagnostics() {
  const environment = useRelayEnvironment();
  useMetrics(environment);
  useErrors();
  useHealth(environment);
  return <NewVersion />;
}
