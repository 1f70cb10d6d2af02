import { useFailureText } from "../../i18n/useFailureText.ts";
import { useTranslation } from "../../i18n/useTranslation.ts";
import type { AppFailure } from "../../lib/AppFailure.ts";
import { RefusalBanner } from "../../ui/RefusalBanner.tsx";
import { TextLink } from "../../ui/TextLink.tsx";

/** Why a sign-in was refused. Whoever is suspended is led to support, which asks for no session (D296). */
export function RefusedNotice(props: { failure: AppFailure; title?: string; tone?: "due" | "late" }) {
  const { failure, title, tone = "late" } = props;
  const { t } = useTranslation("shell");
  const text = useFailureText()(failure);
  return (
    <RefusalBanner
      tone={tone}
      title={title ?? text}
      action={failure.code === "account-suspended" && <TextLink to="/support">{t("notFound.support")}</TextLink>}
    >
      {title !== undefined && text}
    </RefusalBanner>
  );
}
