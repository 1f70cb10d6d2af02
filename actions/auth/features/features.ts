import { confirmAddress } from "./confirmAddress.ts";
import { consent } from "./consent.ts";
import { providers } from "./providers.ts";
import type { AuthFeature } from "./feature.ts";
import { resetPassword } from "./resetPassword.ts";
import { session } from "./session.ts";
import { signIn } from "./signIn.ts";
import { signUp } from "./signUp.ts";
import { token } from "./token.ts";

/** Everything that a person does with an account. */
export const FEATURES: readonly AuthFeature[] = [
  signUp,
  confirmAddress,
  resetPassword,
  signIn,
  providers,
  session,
  consent,
  token,
];
