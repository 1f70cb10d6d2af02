/** The states and kinds of a group, typed by the Relay compiler from the schema. */
import type { GroupHeader_group$data } from "../__generated__/member/GroupHeader_group.graphql.ts";
import type { SummaryCard_group$data } from "../__generated__/member/SummaryCard_group.graphql.ts";
import { MissingValue } from "../lib/required.ts";

/** What the compiler adds to every enum, since a newer server may know more words. */
type OfTomorrow = "%future added value";

export type GroupStatus = GroupHeader_group$data["status"];
export type Frequency = GroupHeader_group$data["frequency"];
export type OrderMethod = SummaryCard_group$data["payout_assignment_method"];

/** How often a circle pays, the most often first. */
export const frequencies = ["weekly", "biweekly", "monthly", "quarterly"] as const satisfies readonly Frequency[];
export type FrequencyWord = (typeof frequencies)[number];

/** How the order of payouts comes about, as it is offered to choose from. */
export const orders = ["random", "join_order", "manual"] as const satisfies readonly OrderMethod[];
export type OrderWord = (typeof orders)[number];

/**
 * Narrows a word to those that this client has texts for.
 * @throws MissingValue for a word of a newer server: a code is no text for people
 */
export function ofToday<Word extends string>(word: Word, name: string): Exclude<Word, OfTomorrow> {
  if (word === "%future added value") throw new MissingValue(`${name} is of a newer server`);
  return word as Exclude<Word, OfTomorrow>;
}
