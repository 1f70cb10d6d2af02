/** The words that the database holds for a group, as the compiler took them from the schema, and their texts. */
import { useTranslation } from "react-i18next";
import type { GroupHeader_group$data } from "../__generated__/member/GroupHeader_group.graphql.ts";
import type { SummaryCard_group$data } from "../__generated__/member/SummaryCard_group.graphql.ts";
import { MissingValue } from "../lib/required.ts";

/** What the compiler puts where a newer server may say more. */
type OfTomorrow = "%future added value";

export type GroupStatus = GroupHeader_group$data["status"];
export type Frequency = GroupHeader_group$data["frequency"];
export type OrderMethod = SummaryCard_group$data["payout_assignment_method"];

/**
 * A word that has its texts here.
 * @throws MissingValue for one of a newer server: its code is no text for people
 */
export function ofToday<Word extends string>(word: Word, name: string): Exclude<Word, OfTomorrow> {
  if (word === "%future added value") throw new MissingValue(`${name} is of a newer server`);
  return word as Exclude<Word, OfTomorrow>;
}

/** How often one pays, in words. */
export function useFrequencyText(): (frequency: Frequency) => string {
  const { t } = useTranslation("groups");
  return (frequency) => t(`frequency.${ofToday(frequency, "groups.frequency")}`);
}
