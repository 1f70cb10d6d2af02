import type { ContributionFees } from "../domain/fees.ts";
import type { Language } from "../mail/letter.ts";

/** What the provider's page calls the parts of a contribution, in each language (D249). */
const WORDS: Record<Language, { round: string; cycle: string; serviceFee: string; processingFee: string }> = {
  en: { round: "round", cycle: "cycle", serviceFee: "Service fee", processingFee: "Processing fee" },
  es: {
    round: "ronda",
    cycle: "ciclo",
    serviceFee: "Comisión de servicio",
    processingFee: "Comisión de procesamiento",
  },
  fr: { round: "tour", cycle: "cycle", serviceFee: "Frais de service", processingFee: "Frais de traitement" },
};

interface PaidRound {
  groupName: string;
  /** Only that of an earlier cycle is named. */
  earlierCycle: number | undefined;
  round: number;
  /** Minor units, fees not included. */
  amount: number;
  fees: Pick<ContributionFees, "processing" | "service">;
}

/** What a checkout lists, in the payer's language: the contribution with its circle and round, then each fee above zero. */
export function checkoutLines(language: Language, { amount, earlierCycle, fees, groupName, round }: PaidRound) {
  const words = WORDS[language];
  const ofCycle = earlierCycle === undefined ? "" : `${words.cycle} ${earlierCycle}, `;
  return [
    { label: `${groupName}, ${ofCycle}${words.round} ${round}`, amount },
    { label: words.serviceFee, amount: fees.service },
    { label: words.processingFee, amount: fees.processing },
  ].filter((line) => line.amount > 0);
}
