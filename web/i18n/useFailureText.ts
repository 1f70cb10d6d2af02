import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import { asFailure } from "../lib/AppFailure.ts";

/**
 * Gives the sentence for a failure, by its code and in the reader's language. For a code that is not known here it gives
 * a kind, general sentence, never the server's English.
 */
export function useFailureText(): (thrown: unknown) => string {
  const { t, i18n } = useTranslation(["errors", "refusals"]);
  return useCallback(
    (thrown) => {
      const failure = asFailure(thrown);
      for (const area of ["refusals", "errors"] as const) {
        // The server decides the code, so the key is not known to the compiler.
        const key = failure.code as "unexpected";
        if (i18n.exists(key, { ns: area, ...failure.values }))
          return t(key, { ns: area as "errors", ...failure.values });
      }
      return t("unexpected");
    },
    [t, i18n],
  );
}
