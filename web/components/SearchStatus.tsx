import { VisuallyHidden } from "@chakra-ui/react";
import { useTranslation } from "../i18n/useTranslation.ts";

/** Says to screen readers that a search is running, then what it found. It is always on the page: they read out only what is put into a place that was there before. */
export function SearchStatus({ found, state }: { state: string; found: string }) {
  const { t } = useTranslation("ui");
  return (
    <VisuallyHidden role="status">
      {state === "searching" ? t("search.searching") : state === "found" ? found : ""}
    </VisuallyHidden>
  );
}
