import { clockOffsetFromEnv, refuseToStart } from "../simulator/runProcess.ts";
import { runAddressed } from "../simulator/runAddressed.ts";
import { createStripeSimulator } from "./simulator.ts";

const { ID_SEED, STATE_FILE, STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, STRIPE_WEBHOOK_URL } = process.env;
if (STRIPE_WEBHOOK_URL && !STRIPE_WEBHOOK_SECRET) {
  refuseToStart("STRIPE_WEBHOOK_SECRET must be set when STRIPE_WEBHOOK_URL is");
}
runAddressed(({ publicUrl }) =>
  createStripeSimulator({
    publicUrl,
    secretKey: STRIPE_SECRET_KEY,
    seed: ID_SEED,
    clockOffsetMs: clockOffsetFromEnv(),
    stateFile: STATE_FILE,
    webhookSecrets: STRIPE_WEBHOOK_SECRET?.split(",") ?? [],
    webhookUrl: STRIPE_WEBHOOK_URL,
  }),
);
