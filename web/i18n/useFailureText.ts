import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import { asFailure } from "../lib/AppFailure.ts";

/** Gives the sentence for a failure: by its code in the user's language, else what the server said. */
export function useFailureText(): (thrown: unknown) => string {
  const { t, i18n } = useTranslation("errors");
  return useCallback(
    (thrown) => {
      const failure = asFailure(thrown);
      if (i18n.exists(failure.code, { ns: "errors" })) {
        // The server decides the codes, so the key is known only now.
        return t(failure.code as "unexpected", failure.details);
      }
      return failure.code === "unexpected" || failure.message === "" ? t("unexpected") : failure.message;
    },
    [t, i18n],
  );
}
