import { createPublicKey } from "node:crypto";
import { builtOrRefused, clockOffsetFromEnv, portFromEnv, refuseToStart, runProcess } from "../simulator/runProcess.ts";
import { createPushSimulator } from "./simulator.ts";

const { APNS_KEY_ID, APNS_PORT, APNS_PUBLIC_KEY, APNS_TEAM_ID, APNS_TOPIC } = process.env;
const { ID_SEED, PUBLIC_ORIGIN, STATE_FILE, VAPID_PUBLIC_KEY } = process.env;
const port = portFromEnv();
const publicOrigin = PUBLIC_ORIGIN ?? refuseToStart("PUBLIC_ORIGIN must be the address of the product");

function appleAccount() {
  if (APNS_PORT === undefined) return undefined;
  if (!APNS_TEAM_ID || !APNS_KEY_ID || !APNS_PUBLIC_KEY || !APNS_TOPIC)
    throw new Error("APNS_PORT needs APNS_TEAM_ID, APNS_KEY_ID, APNS_PUBLIC_KEY and APNS_TOPIC");
  return { teamId: APNS_TEAM_ID, keyId: APNS_KEY_ID, publicKey: createPublicKey(APNS_PUBLIC_KEY), topic: APNS_TOPIC };
}

const simulator = builtOrRefused(() =>
  createPushSimulator({
    publicOrigin,
    vapidKey: VAPID_PUBLIC_KEY,
    apple: appleAccount(),
    clockOffsetMs: clockOffsetFromEnv(),
    seed: ID_SEED,
    stateFile: STATE_FILE,
  }),
);
const { apns, server } = simulator;
runProcess({
  port,
  server,
  also: apns ? { apnsPort: { port: portFromEnv("APNS_PORT"), server: apns } } : {},
  stop: () => simulator.stop(),
});
