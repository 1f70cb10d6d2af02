/** What a situation is: something happens on a real screen, and then it says sentences that the specification states. */
import type { Values } from "../../schema/words/translator.ts";
import type { StatedText } from "../../schema/stated/stated.ts";

/** A text, with its values where it has any; some are written in the reader's form. */
export type Saying = StatedText | readonly [text: StatedText, values: Values | ((locale: string) => Values)];

export interface Situation {
  name: string;
  /** What it says, whole: as the text of an element or as its accessible name. */
  says?: readonly Saying[];
  /** What it says within a longer sentence. */
  saysWithin?: readonly Saying[];
  /** Brings it about. `say` gives any text in the language on screen, so that its button is found. */
  play: (say: Say) => unknown;
}

/** `area.key` in the language on screen. */
export type Say = (text: string, values?: Values) => string;
