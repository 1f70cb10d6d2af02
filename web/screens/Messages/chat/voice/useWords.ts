import { useTranslation } from "../../../../i18n/useTranslation.ts";
import { clockText } from "./voice.ts";

/** What stands for a message where it is named in one line: its words, or that it is a voice message of some length. */
export function useWords(): (text: string | null | undefined, voiceMs: number | null | undefined) => string | null {
  const { t } = useTranslation("messages");
  return (text, voiceMs) => text ?? (voiceMs == null ? null : t("voice.said", { length: clockText(voiceMs) }));
}
