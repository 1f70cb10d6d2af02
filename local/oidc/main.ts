import { createPublicKey } from "node:crypto";
import { builtOrRefused, clockOffsetFromEnv, portFromEnv, refuseToStart, runProcess } from "../simulator/runProcess.ts";
import { createOidcSimulator } from "./simulator.ts";

const { APPLE_CLIENT_ID, GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET, GOOGLE_REDIRECT_URIS } = process.env;
const { APPLE_KEY_ID, APPLE_NOTICES_URL, APPLE_PUBLIC_KEY, APPLE_TEAM_ID } = process.env;
const { ID_SEED, PUBLIC_URL, STATE_FILE } = process.env;
const port = portFromEnv();
const given = (name: string, value: string | undefined) => value || refuseToStart(`${name} must be set`);
/** Without a team nobody exchanges a code of Apple. */
const team = () =>
  APPLE_TEAM_ID && APPLE_KEY_ID && APPLE_PUBLIC_KEY
    ? { teamId: APPLE_TEAM_ID, keyId: APPLE_KEY_ID, publicKey: createPublicKey(APPLE_PUBLIC_KEY) }
    : null;
let listening = port;
const url = () => `http://127.0.0.1:${listening}`;
const simulator = builtOrRefused(() =>
  createOidcSimulator({
    url,
    publicUrl: () => PUBLIC_URL?.replace(/\/$/, "") ?? url(),
    clients: {
      google: {
        id: given("GOOGLE_CLIENT_ID", GOOGLE_CLIENT_ID),
        secret: given("GOOGLE_CLIENT_SECRET", GOOGLE_CLIENT_SECRET),
        redirectUris: (GOOGLE_REDIRECT_URIS ?? "").split(",").filter(Boolean),
      },
      // The app on an iPhone gets its token from the phone; nobody is sent to a page.
      apple: { id: given("APPLE_CLIENT_ID", APPLE_CLIENT_ID), secret: team(), redirectUris: [] },
    },
    ...(APPLE_NOTICES_URL && { noticesUrl: () => APPLE_NOTICES_URL }),
    clockOffsetMs: clockOffsetFromEnv(),
    seed: ID_SEED,
    stateFile: STATE_FILE,
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
