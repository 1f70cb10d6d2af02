import { useLocation } from "react-router-dom";
import { nextIn, onTheWay } from "../../app/paths.ts";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { Banner } from "../../ui/Banner.tsx";
import { ButtonLink } from "../../ui/Button.tsx";
import type { Arrival } from "./arrival.ts";

/** What went before: good news, or a link that did not work and the way to a new one. */
export function ArrivalNotice({ arrival }: { arrival: Arrival }) {
  const { t } = useTranslation("auth");
  const { search } = useLocation();
  const isGood = arrival === "confirmed" || arrival === "reset" || arrival === "emailChanged";
  return (
    <Banner
      tone={isGood ? "paid" : "due"}
      title={t(`arrival.${arrival}Title`)}
      action={
        (arrival === "expired" || arrival === "invalid") && (
          <ButtonLink to={onTheWay("/login?resend=1", nextIn(search))} variant="outline" size="sm">
            {t("arrival.newLink")}
          </ButtonLink>
        )
      }
    >
      {t(`arrival.${arrival}`)}
    </Banner>
  );
}
