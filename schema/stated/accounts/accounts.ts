/** What the specification states for accounts, an area a file (`part.ts`). */
import { IDENTITY } from "./identity.ts";
import { LOCATION } from "./location.ts";
import { ONBOARDING } from "./onboarding.ts";
import { PROFILE } from "./profile.ts";
import { PROVIDERS } from "./providers.ts";
import { PUSH } from "./push.ts";
import { REGISTERING } from "./registering.ts";
import { SECURITY } from "./security.ts";
import { SETTINGS } from "./settings.ts";
import { SHELL } from "./shell.ts";
import { SIGNING_IN } from "./signingIn.ts";

/** Every sentence that a situation says, under its text. */
export const STATED_OF_ACCOUNTS = {
  ...SIGNING_IN.said,
  ...PROVIDERS.said,
  ...REGISTERING.said,
  ...IDENTITY.said,
  ...ONBOARDING.said,
  ...PROFILE.said,
  ...SECURITY.said,
  ...SETTINGS.said,
  ...PUSH.said,
  ...LOCATION.said,
  ...SHELL.said,
} as const;

/** Every sentence that no situation says yet. */
export const OWED: readonly string[] = [
  SIGNING_IN,
  PROVIDERS,
  REGISTERING,
  IDENTITY,
  ONBOARDING,
  PROFILE,
  SECURITY,
  SETTINGS,
  PUSH,
  LOCATION,
  SHELL,
].flatMap(({ owed }): readonly string[] => owed);
