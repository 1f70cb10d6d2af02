import { builtOrRefused, clockOffsetFromEnv, portFromEnv, refuseToStart, runProcess } from "../simulator/runProcess.ts";
import { createPushSimulator } from "./simulator.ts";

const { ID_SEED, PUBLIC_ORIGIN, STATE_FILE, VAPID_PUBLIC_KEY } = process.env;
const port = portFromEnv();
const publicOrigin = PUBLIC_ORIGIN ?? refuseToStart("PUBLIC_ORIGIN must be the address of the product");
const simulator = builtOrRefused(() =>
  createPushSimulator({
    publicOrigin,
    vapidKey: VAPID_PUBLIC_KEY,
    clockOffsetMs: clockOffsetFromEnv(),
    seed: ID_SEED,
    stateFile: STATE_FILE,
  }),
);
runProcess({ port, server: simulator.server, stop: () => simulator.stop() });
