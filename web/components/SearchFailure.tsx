import { useFailureText } from "../i18n/useFailureText.ts";
import { useTranslation } from "../i18n/useTranslation.ts";
import { saysNothing } from "../lib/AppFailure.ts";
import type { FailedSearch } from "../sending/useSearchAsTyped.ts";
import { Banner } from "../ui/Banner.tsx";
import { Button } from "../ui/Button.tsx";

/** Why people could not be looked for, and the way to look again; nothing to press where that comes by itself. */
export function SearchFailure({ search, onAgain }: { search: FailedSearch; onAgain: () => void }) {
  const { t } = useTranslation("circle");
  const failureText = useFailureText();
  if (search.wait !== null)
    return (
      <Banner tone="due" title={t("invite.searchWaitTitle")}>
        {t("invite.searchWait", { count: search.wait })}
      </Banner>
    );
  return (
    <Banner
      tone="late"
      title={t("invite.searchFailed")}
      action={
        <Button variant="outline" size="sm" onClick={onAgain}>
          {t("invite.searchAgain")}
        </Button>
      }
    >
      {saysNothing(search.failure) ? t("invite.searchUnexpected") : failureText(search.failure)}
    </Banner>
  );
}
