import { askSupport } from "./askSupport.ts";
import { confirmAddress } from "./confirmAddress.ts";
import { consent } from "./consent.ts";
import { deletion } from "./deletion.ts";
import { providers } from "./providers.ts";
import type { AuthFeature } from "./feature.ts";
import { recovery } from "./recovery.ts";
import { resetPassword } from "./resetPassword.ts";
import { security } from "./security.ts";
import { session } from "./session.ts";
import { signIn } from "./signIn.ts";
import { signUp } from "./signUp.ts";
import { token } from "./token.ts";
import { twoFactor } from "./twoFactor.ts";

/** Everything that a person does with an account. */
export const FEATURES: readonly AuthFeature[] = [
  signUp,
  confirmAddress,
  resetPassword,
  signIn,
  twoFactor,
  recovery,
  providers,
  session,
  consent,
  token,
  security,
  deletion,
  askSupport,
];
