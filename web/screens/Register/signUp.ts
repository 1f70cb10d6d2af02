import { shownLanguage } from "../../i18n/i18n.ts";
import { AppFailure } from "../../lib/AppFailure.ts";
import { type SignUpDetails, signUpWithEmail } from "../../session/authClient.ts";
import type { SignUpMark } from "./typedSoFar.ts";

/** What both forms know of their page. */
export interface SignUpProps {
  /** Where the person was going. */
  next: string | undefined;
  /** Called when the letter is on its way; `resendAfter` in seconds. */
  onDone: (email: string, resendAfter: number) => void;
}

/** What the server hears of which sign-up it is. */
export const sentMark = ({ insteadOf, signUpKey }: SignUpMark) => ({
  signUpKey,
  ...(insteadOf !== "" && { insteadOf }),
});

/** Makes the account of a filled-in form. @throws AppFailure */
export const signUpBy =
  ({ next, onDone }: SignUpProps) =>
  async (details: SignUpDetails, mark: SignUpMark): Promise<void> => {
    const { user, resendAfter } = await signUpWithEmail({
      ...details,
      language: shownLanguage(),
      ...sentMark(mark),
      wayBack: next,
    });
    // A confirmed address means that it already has an account; the form does not say so (D246).
    if (!user || user.emailVerified) throw new AppFailure("registration-failed", "");
    onDone(details.email, resendAfter);
  };
