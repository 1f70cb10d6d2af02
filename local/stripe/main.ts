import { builtOrRefused, clockOffsetFromEnv, portFromEnv, refuseToStart, runProcess } from "../simulator/runProcess.ts";
import { createStripeSimulator } from "./simulator.ts";

const { ID_SEED, PUBLIC_URL, STATE_FILE, STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, STRIPE_WEBHOOK_URL } = process.env;
const port = portFromEnv();
if (STRIPE_WEBHOOK_URL && !STRIPE_WEBHOOK_SECRET) {
  refuseToStart("STRIPE_WEBHOOK_SECRET must be set when STRIPE_WEBHOOK_URL is");
}
let listening = port;
const simulator = builtOrRefused(() =>
  createStripeSimulator({
    publicUrl: () => PUBLIC_URL?.replace(/\/$/, "") ?? `http://127.0.0.1:${listening}`,
    secretKey: STRIPE_SECRET_KEY,
    seed: ID_SEED,
    clockOffsetMs: clockOffsetFromEnv(),
    stateFile: STATE_FILE,
    webhookSecrets: STRIPE_WEBHOOK_SECRET?.split(",") ?? [],
    webhookUrl: STRIPE_WEBHOOK_URL,
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
