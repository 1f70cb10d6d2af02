import { useTranslation } from "../../i18n/useTranslation.ts";
import { mostRetries } from "../../lib/retried.ts";
import { Banner } from "../../ui/Banner.tsx";

/** That no answer came, and which of the further tries is on its way. */
export function RetryNotice({ retry }: { retry: number }) {
  const { t } = useTranslation("errors");
  return <Banner tone="due" title={t("retrying", { attempt: retry, attempts: mostRetries })} />;
}
