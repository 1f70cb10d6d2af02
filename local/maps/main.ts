import { builtOrRefused, clockOffsetFromEnv, portFromEnv, runProcess } from "../simulator/runProcess.ts";
import { createMapsSimulator } from "./simulator.ts";

const { GOOGLE_MAPS_API_KEY, PUBLIC_URL } = process.env;
const port = portFromEnv();
let listening = port;
const simulator = builtOrRefused(() =>
  createMapsSimulator({
    publicUrl: () => PUBLIC_URL?.replace(/\/$/, "") ?? `http://127.0.0.1:${listening}`,
    key: GOOGLE_MAPS_API_KEY,
    clockOffsetMs: clockOffsetFromEnv(),
  }),
);
runProcess({
  port,
  server: simulator.server,
  stop: () => undefined,
  onListening: (given) => {
    listening = given;
  },
});
