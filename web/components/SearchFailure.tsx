import { useFailureText } from "../i18n/useFailureText.ts";
import { useTranslation } from "../i18n/useTranslation.ts";
import { saysNothing } from "../lib/AppFailure.ts";
import type { FailedSearch } from "../sending/useSearchAsTyped.ts";
import { Banner } from "../ui/Banner.tsx";
import { Button } from "../ui/Button.tsx";

/** Why nothing could be looked for, and the way to look again; nothing to press where that comes by itself. */
export function SearchFailure(props: {
  search: FailedSearch;
  /** That what is sought here could not be looked for. */
  title: string;
  /** Said of a failure that nobody expected, where the general sentence is not meant. */
  unexpected?: string;
  onAgain: () => void;
}) {
  const { search } = props;
  const { t } = useTranslation("ui");
  const failureText = useFailureText();
  if (search.wait !== null)
    return (
      <Banner tone="due" title={t("search.waitTitle")}>
        {t("search.wait", { count: search.wait })}
      </Banner>
    );
  return (
    <Banner
      tone="late"
      title={props.title}
      action={
        <Button variant="outline" size="sm" onClick={props.onAgain}>
          {t("search.again")}
        </Button>
      }
    >
      {(saysNothing(search.failure) && props.unexpected) || failureText(search.failure)}
    </Banner>
  );
}
