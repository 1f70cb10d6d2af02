import { clockOffsetFromEnv } from "../simulator/runProcess.ts";
import { runAddressed } from "../simulator/runAddressed.ts";
import { createMapsSimulator } from "./simulator.ts";

const { GOOGLE_MAPS_API_KEY } = process.env;
runAddressed(({ publicUrl }) =>
  createMapsSimulator({
    publicUrl,
    key: GOOGLE_MAPS_API_KEY,
    clockOffsetMs: clockOffsetFromEnv(),
  }),
);
