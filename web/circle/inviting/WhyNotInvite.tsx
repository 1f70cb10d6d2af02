import { chakra } from "@chakra-ui/react";
import { useFailureText } from "../../i18n/useFailureText.ts";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { readMayI } from "../../lib/mayI.ts";

/** Why nobody can be invited now, in the place of the button; nothing where somebody can. */
export function WhyNotInvite({ mayInvite }: { mayInvite: unknown }) {
  const text = useWhyNotInvite()(mayInvite);
  return text && <chakra.p color="fg.muted">{text}</chakra.p>;
}

/** Gives the reason of an answer to "may I invite?"; null when it is yes. */
export function useWhyNotInvite(): (mayInvite: unknown) => string | null {
  const { t } = useTranslation("circle");
  const failureText = useFailureText();
  return (mayInvite) => {
    const answer = readMayI(mayInvite);
    if (answer.allowed) return null;
    // Told to members alone, and the one who may not is a member of a private circle (D107).
    return answer.refusal.code === "not-allowed" ? t("invite.onlyAdmin") : failureText(answer.refusal);
  };
}
