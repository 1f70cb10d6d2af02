import { clockOffsetFromEnv, refuseToStart } from "../simulator/runProcess.ts";
import { runAddressed } from "../simulator/runAddressed.ts";
import { createDiditSimulator } from "./simulator.ts";

const {
  DIDIT_API_KEY,
  DIDIT_ENVIRONMENT,
  DIDIT_WEBHOOK_SECRET,
  DIDIT_WEBHOOK_URL,
  DIDIT_WORKFLOW_ID,
  ID_SEED,
  STATE_FILE,
} = process.env;
if (DIDIT_WEBHOOK_URL && !DIDIT_WEBHOOK_SECRET)
  refuseToStart("DIDIT_WEBHOOK_SECRET must be set when DIDIT_WEBHOOK_URL is");
runAddressed(({ publicUrl }) =>
  createDiditSimulator({
    publicUrl,
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
