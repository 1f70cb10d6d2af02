import { useTranslation } from "../../i18n/useTranslation.ts";
import { ButtonLink } from "../../ui/Button.tsx";

/** D156: to a ticket whose category and subject are filled in. */
export function SupportLink() {
  const { t } = useTranslation("identity");
  const ticket = new URLSearchParams({ category: "verification", subject: t("supportSubject") });
  return (
    <ButtonLink to={`/support?${ticket}`} variant="outline">
      {t("support")}
    </ButtonLink>
  );
}
