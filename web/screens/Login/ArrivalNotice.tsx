import { useTranslation } from "react-i18next";
import { Banner } from "../../ui/Banner.tsx";
import { ButtonLink } from "../../ui/Button.tsx";
import type { Arrival } from "./arrival.ts";

/** What went before: good news, or a link that did not work and the way to a new one. */
export function ArrivalNotice({ arrival }: { arrival: Arrival }) {
  const { t } = useTranslation("auth");
  const isGood = arrival === "confirmed" || arrival === "reset";
  return (
    <Banner
      tone={isGood ? "paid" : "due"}
      title={t(`arrival.${arrival}Title`)}
      action={
        !isGood && (
          <ButtonLink to="/login?resend=1" variant="outline" size="sm">
            {t("arrival.newLink")}
          </ButtonLink>
        )
      }
    >
      {t(`arrival.${arrival}`)}
    </Banner>
  );
}
