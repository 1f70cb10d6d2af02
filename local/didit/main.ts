import { builtOrRefused, clockOffsetFromEnv, portFromEnv, refuseToStart, runProcess } from "../simulator/runProcess.ts";
import { createDiditSimulator } from "./simulator.ts";

const {
  DIDIT_API_KEY,
  DIDIT_ENVIRONMENT,
  DIDIT_WEBHOOK_SECRET,
  DIDIT_WEBHOOK_URL,
  DIDIT_WORKFLOW_ID,
  ID_SEED,
  PUBLIC_URL,
  STATE_FILE,
} = process.env;
const port = portFromEnv();
if (DIDIT_WEBHOOK_URL && !DIDIT_WEBHOOK_SECRET)
  refuseToStart("DIDIT_WEBHOOK_SECRET must be set when DIDIT_WEBHOOK_URL is");
let listening = port;
const simulator = builtOrRefused(() =>
  createDiditSimulator({
    publicUrl: () => PUBLIC_URL?.replace(/\/$/, "") ?? `http://127.0.0.1:${listening}`,
    apiKey: DIDIT_API_KEY,
    environment: DIDIT_ENVIRONMENT,
    seed: ID_SEED,
    clockOffsetMs: clockOffsetFromEnv(),
    stateFile: STATE_FILE,
    webhookSecret: DIDIT_WEBHOOK_SECRET,
    webhookUrl: DIDIT_WEBHOOK_URL,
    workflowId: DIDIT_WORKFLOW_ID,
  }),
);
runProcess({
  port,
  server: simulator.server,
  stop: () => simulator.stop(),
  onListening: (given) => {
    listening = given;
  },
});
