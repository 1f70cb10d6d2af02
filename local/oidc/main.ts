import { createPublicKey } from "node:crypto";
import { runAddressed } from "../simulator/runAddressed.ts";
import { clockOffsetFromEnv, refuseToStart } from "../simulator/runProcess.ts";
import { createOidcSimulator } from "./simulator.ts";

const { APPLE_CLIENT_ID, GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET, GOOGLE_REDIRECT_URIS } = process.env;
const { APPLE_KEY_ID, APPLE_NOTICES_URL, APPLE_PUBLIC_KEY, APPLE_TEAM_ID } = process.env;
const { ID_SEED, STATE_FILE } = process.env;
const given = (name: string, value: string | undefined) => value || refuseToStart(`${name} must be set`);
/** Without a team nobody exchanges a code of Apple. */
const team = () =>
  APPLE_TEAM_ID && APPLE_KEY_ID && APPLE_PUBLIC_KEY
    ? { teamId: APPLE_TEAM_ID, keyId: APPLE_KEY_ID, publicKey: createPublicKey(APPLE_PUBLIC_KEY) }
    : null;
runAddressed(({ publicUrl, url }) =>
  createOidcSimulator({
    url,
    publicUrl,
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
