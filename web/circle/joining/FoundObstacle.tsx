import { usePlaces } from "../../app/places.ts";
import { useFailureText } from "../../i18n/useFailureText.ts";
import { useTranslation } from "../../i18n/useTranslation.ts";
import type { AppFailure } from "../../lib/AppFailure.ts";
import { Banner } from "../../ui/Banner.tsx";
import { ButtonLink } from "../../ui/Button.tsx";

/** Why the reader may not found a circle now, with the next step where there is one (D236). */
export function FoundObstacle({ refusal }: { refusal: AppFailure }) {
  const { t } = useTranslation("browse");
  const failureText = useFailureText();
  const help = usePlaces()(refusal.nextStep ?? "");
  return (
    <Banner
      tone="due"
      title={t(refusal.code === "free-plan-limit" ? "limit.title" : "limit.otherTitle")}
      action={
        help && (
          <ButtonLink size="sm" variant="outline" to={help}>
            {t(help === "/subscription" ? "limit.action" : "limit.help")}
          </ButtonLink>
        )
      }
    >
      {failureText(refusal)}
    </Banner>
  );
}
