import type { Server } from "node:http";
import { Calls } from "../simulator/calls.ts";
import { Clock } from "../simulator/clock.ts";
import { addControls } from "../simulator/controls.ts";
import { Deliveries } from "../simulator/deliveries.ts";
import { DueWork } from "../simulator/dueWork.ts";
import { Faults } from "../simulator/faults.ts";
import { createSimulatorServer, json, Router } from "../simulator/http.ts";
import { StateFile } from "../simulator/stateFile.ts";
import { diditApi } from "./api.ts";
import { addPages } from "./pages.ts";
import { isDecided, isUnfinished } from "./session.ts";
import { completeState, emptyState, Sessions, type DiditState } from "./sessions.ts";
import { signWebhook, type WebhookPayload } from "./signatures.ts";

export interface DiditSimulatorOptions {
  /** The address for browsers, without a slash at the end. It is a function, because a test learns its port late. */
  publicUrl(): string;
  apiKey?: string | undefined;
  workflowId?: string | undefined;
  /** What the provider calls the kind of application: `live` or `sandbox`. */
  environment?: string | undefined;
  webhookUrl?: string | undefined;
  webhookSecret?: string | undefined;
  stateFile?: string | undefined;
  /** Milliseconds by which the local stack's clock is ahead already. */
  clockOffsetMs?: number;
  seed?: string | undefined;
}

export interface DiditSimulator {
  server: Server;
  stop(): void;
}

/** The local stand-in for Didit, not listening yet. */
export function createDiditSimulator(options: DiditSimulatorOptions): DiditSimulator {
  const {
    apiKey,
    environment = "live",
    publicUrl,
    seed,
    stateFile,
    webhookSecret = "",
    webhookUrl,
    workflowId,
  } = options;
  const clock = new Clock(options.clockOffsetMs);
  const faults = new Faults();
  const calls = new Calls();
  const kept: StateFile<DiditState> = new StateFile(stateFile, () => ({ ...state, deliveries: deliveries.open() }));
  const write = () => kept.write();
  const state = completeState(kept.load(), seed);
  const deliveries: Deliveries = new Deliveries({
    url: webhookUrl,
    onChange: (id) => kept.changed("deliveries", String(id)),
    write,
    sign: (body, tamper) =>
      signWebhook(JSON.parse(body) as WebhookPayload, { secret: webhookSecret, timestamp: clock.seconds() }, tamper),
  });
  const sessions: Sessions = new Sessions({
    clock,
    deliveries,
    due: () => due,
    environment,
    onChange: (...place) => kept.changed(...place),
    publicUrl,
    state,
  });
  const due: DueWork = new DueWork({
    clock,
    tasks: () => state.due,
    onChange: (key) => kept.changed("due", key),
    run: (task) => sessions.runDue(task),
  });

  const answerApi = diditApi({ apiKey, clock, deliveries, environment, publicUrl, sessions, workflowId });
  const pages = new Router();
  addPages(pages, sessions, deliveries);
  addControls(pages, {
    name: "didit",
    calls,
    clock,
    deliveries,
    faults,
    audit: () => auditOf(sessions),
    reset() {
      Object.assign(state, emptyState(seed));
      kept.changed();
    },
    state: () => state,
  });

  deliveries.restore(state.deliveries);
  state.deliveries = {};
  due.runDue();

  return {
    server: createSimulatorServer({
      faults,
      isApi,
      write,
      async handle(request) {
        due.runDue();
        if (isApi(request.path)) {
          const answer = await answerApi(request);
          calls.record(request, answer, clock.now());
          return answer;
        }
        const route = pages.find(request.method, request.path);
        if (!route) return json({ detail: "Not found." }, 404);
        request.params = route.params;
        return route.handler(request);
      },
    }),
    stop() {
      due.stop();
      deliveries.stop();
      write();
    },
  };
}

const isApi = (path: string) => path.startsWith("/v3/");

/** Nobody is checked twice at once, and whoever was decided upon showed a document. */
function auditOf({ state }: Sessions): string[] {
  const unfinished = new Map<string, number>();
  const problems: string[] = [];
  for (const session of Object.values(state.sessions)) {
    const { session_id: id, status, vendor_data: vendor, workflow_id: workflow } = session;
    if (isDecided(session) && !session.person) problems.push(`${id} is ${status} without a document`);
    if (vendor === null || !isUnfinished(session)) continue;
    unfinished.set(`${vendor} in ${workflow}`, (unfinished.get(`${vendor} in ${workflow}`) ?? 0) + 1);
  }
  for (const [who, count] of unfinished) if (count > 1) problems.push(`${who} has ${count} unfinished checks`);
  return problems;
}
