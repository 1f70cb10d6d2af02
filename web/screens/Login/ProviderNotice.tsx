import { useTranslation } from "../../i18n/useTranslation.ts";
import { RefusedNotice } from "./RefusedNotice.tsx";
import type { ProviderFailure } from "./useProviders.ts";

/** What came of a sign-in at a provider that failed. Changing one's mind is no fault. */
const mild = new Set(["provider-cancelled", "google-cancelled", "password-first", "apple-unavailable"]);

export function ProviderNotice({ failed: { failure, provider } }: { failed: ProviderFailure }) {
  const { t } = useTranslation("auth");
  const title =
    failure.code === "apple-unavailable"
      ? t("ways.unavailableTitle")
      : t(provider === "google" ? "ways.googleFailedTitle" : "ways.appleFailedTitle");
  return <RefusedNotice failure={failure} tone={mild.has(failure.code) ? "due" : "late"} title={title} />;
}
