import { useTranslation } from "../i18n/useTranslation.ts";
import { type Frequency, ofToday } from "./groupWords.ts";

/** How often members pay, in words. */
export function useFrequencyText(): (frequency: Frequency) => string {
  const { t } = useTranslation("groups");
  return (frequency) => t(`frequency.${ofToday(frequency, "groups.frequency")}`);
}
