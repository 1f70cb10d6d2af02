import { VisuallyHidden } from "@chakra-ui/react";
import { useTranslation } from "../i18n/useTranslation.ts";

/** Tells who hears the page that it is looked for, and what came of it. In one place all the time: what is put in later is read out. */
export function SearchStatus({ found, state }: { state: string; found: string }) {
  const { t } = useTranslation("ui");
  return (
    <VisuallyHidden role="status">
      {state === "searching" ? t("search.searching") : state === "found" ? found : ""}
    </VisuallyHidden>
  );
}
