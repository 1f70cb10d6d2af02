import type { Pool } from "pg";
import type { CallAction, EngineCore, Metadata } from "../../interface.ts";
import type { ActionMetadata } from "../../core/metadata/shapes.ts";
import type { Notifications } from "../notifications.ts";
import { ACTION_CHANNEL, createActionLog } from "../../core/model/actionLog.ts";
import { ActionWorker } from "./actionWorker.ts";

interface Parts {
  pool: Pool;
  notifications: Notifications;
  fetchIntervalMs: number;
  callAction: CallAction;
  core: () => EngineCore;
}

export interface AsyncActions {
  /** Makes the calls of the actions that metadata declares asynchronous. */
  apply(metadata: Metadata): Promise<void>;
  close(): Promise<void>;
}

/** Asynchronous actions: mutations write calls down, a worker makes them, lookups read their results. */
export async function openAsyncActions(parts: Parts): Promise<AsyncActions> {
  const { pool, notifications, fetchIntervalMs, callAction, core } = parts;
  const worker = new ActionWorker({
    pool,
    fetchIntervalMs,
    async call({ action, input, sessionVariables: variables, clientHeaders }) {
      const role = variables["x-hasura-role"] ?? "";
      const session = { role, variables, isAdmin: false, backendOnly: false };
      const output = await callAction({ action, input, session, requestQuery: null, clientHeaders });
      core().checkOutput(action, output);
      return output;
    },
  });
  await notifications.listen(ACTION_CHANNEL, {
    notified: () => worker.wake(),
    connectionChanged: () => worker.wake(),
  });
  return {
    async apply(metadata) {
      const actions = (metadata.actions ?? []) as ActionMetadata[];
      const names = actions.filter(({ definition }) => definition.kind === "asynchronous").map(({ name }) => name);
      if (names.length > 0) await createActionLog(pool);
      worker.use(names);
    },
    close: () => worker.close(),
  };
}
