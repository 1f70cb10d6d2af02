import type { Pool } from "pg";
import type { Crons } from "../crons/crons.ts";
import type { DatabaseWatch } from "../databaseWatch.ts";
import type { Events } from "../events/events.ts";
import type { AdminRoute } from "../http/route.ts";
import type { Serving } from "../serving.ts";
import { catalogStateCommands } from "./catalogState.ts";
import { cronTriggerCommands } from "./cronTriggers.ts";
import { documentCommands } from "./documents.ts";
import { eventTriggerCommands } from "./eventTriggers.ts";
import { managementRoute } from "./managementRoute.ts";
import { MetadataStore, type Reload } from "./metadataStore.ts";
import { relationshipCommands } from "./relationships.ts";
import { runSqlCommands } from "./runSql.ts";
import { scheduledEventCommands } from "./scheduledEvents.ts";

interface Parts {
  pool: Pool;
  serving: Serving;
  events: Events;
  crons: Crons;
  reload: Reload;
  watch: DatabaseWatch;
}

/** What the Hasura CLI and a console ask of a server: metadata, SQL, and both on the older `/v1/query`. */
export function managementRoutes({ pool, serving, events, crons, reload, watch }: Parts): AdminRoute[] {
  const store = new MetadataStore({ serving, reload });
  const metadata = {
    ...documentCommands(store),
    ...catalogStateCommands(pool),
    ...relationshipCommands(store),
    ...eventTriggerCommands({ pool, store, events }),
    ...cronTriggerCommands({ store, crons }),
    ...scheduledEventCommands({ pool, crons }),
  };
  const sql = runSqlCommands({ pool, store, check: (document, client) => serving.check(document, client) });
  return [
    managementRoute({ path: "/v1/metadata", commands: metadata, store, watch, refusesAt: "arguments" }),
    managementRoute({ path: "/v1/query", commands: { ...metadata, ...sql }, store, watch, refusesAt: "arguments" }),
    managementRoute({ path: "/v2/query", commands: sql, store, watch, refusesAt: "call" }),
  ];
}
