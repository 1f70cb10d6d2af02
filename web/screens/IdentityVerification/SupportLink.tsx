import { usePlaces } from "../../app/places.ts";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { ButtonLink } from "../../ui/Button.tsx";

/** D156: to a ticket whose category and subject are filled in. Not there before the support page is. */
export function SupportLink() {
  const { t } = useTranslation("identity");
  const ticket = new URLSearchParams({ category: "verification", subject: t("supportSubject") });
  const existing = usePlaces();
  if (existing("/support") === undefined) return null;
  return (
    <ButtonLink to={`/support?${ticket}`} variant="outline">
      {t("support")}
    </ButtonLink>
  );
}
