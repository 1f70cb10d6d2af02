import { z } from "zod";
import { ordinal } from "../facts.ts";
import { news } from "./define.ts";

/** What becomes of a question to support. */
export const support = {
  /** Beside its letter, which comes in any case (D189, D192). `ticket` is the number of the question. */
  ticket_answered: news({
    about: "person",
    channels: ["notice"],
    weight: "high",
    values: z.strictObject({ ticket: ordinal }),
  }),
};
