import { useTranslation } from "../../../../i18n/useTranslation.ts";
import { copyText } from "../../../../lib/copyText.ts";
import { toaster } from "../../../../ui/toaster.tsx";

/** Copies what was written, and says whether that worked. */
export function useCopyWords(): (words: string) => Promise<void> {
  const { t } = useTranslation("messages");
  return async (words) => {
    const isCopied = await copyText(words);
    toaster.show(isCopied ? { tone: "paid", title: t("act.copied") } : { tone: "late", title: t("act.copyFailed") });
  };
}
