import { builtOrRefused, clockOffsetFromEnv, portFromEnv, runProcess } from "../simulator/runProcess.ts";
import { createMailSimulator } from "./simulator.ts";

const { ID_SEED, STATE_FILE } = process.env;
const port = portFromEnv();
const smtpPort = portFromEnv("SMTP_PORT");
const simulator = builtOrRefused(() =>
  createMailSimulator({ clockOffsetMs: clockOffsetFromEnv(), seed: ID_SEED, stateFile: STATE_FILE }),
);
runProcess({
  port,
  server: simulator.server,
  also: { smtpPort: { port: smtpPort, server: simulator.smtp.server } },
  stop: () => simulator.stop(),
});
