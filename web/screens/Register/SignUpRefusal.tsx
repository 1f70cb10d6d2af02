import { useFailureText } from "../../i18n/useFailureText.ts";
import { useTranslation } from "../../i18n/useTranslation.ts";
import type { AppFailure } from "../../lib/AppFailure.ts";
import { RefusalBanner } from "../../ui/RefusalBanner.tsx";

/** Why there is no account, where no input is the reason. */
export function SignUpRefusal({ refusal }: { refusal: AppFailure | null }) {
  const { t } = useTranslation("auth");
  const { t: long } = useTranslation("registering");
  const failureText = useFailureText();
  if (!refusal) return null;
  return (
    <RefusalBanner title={t("register.failedTitle")}>
      {refusal.code === "unexpected" ? long("failed") : failureText(refusal)}
    </RefusalBanner>
  );
}
