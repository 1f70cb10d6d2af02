import { Check, Copy } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { copyText } from "../../../lib/copyText.ts";
import { Button } from "../../../ui/Button.tsx";
import { toaster } from "../../../ui/toaster.tsx";

/** Copies a text and says that it did. */
export function CopyButton({ label, text }: { label: string; text: string }) {
  const { t } = useTranslation("security");
  const [isCopied, setIsCopied] = useState(false);
  const copy = async () => {
    if (await copyText(text)) setIsCopied(true);
    else toaster.show({ tone: "late", title: t("twoFactor.copyFailed") });
  };
  return (
    <Button variant="outline" size="sm" onClick={() => void copy()}>
      {isCopied ? <Check aria-hidden /> : <Copy aria-hidden />}
      <span aria-live="polite">{isCopied ? t("twoFactor.copied") : label}</span>
    </Button>
  );
}
