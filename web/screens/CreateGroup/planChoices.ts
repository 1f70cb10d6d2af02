import type { MayI } from "../../lib/mayI.ts";
import { type Draft, emptyDraft } from "./draft.ts";

/** What the reader's plan lets a circle have, or why not (D6, D8). */
export interface PlanChoices {
  schedule: MayI;
  customize: MayI;
}

/** A draft that was kept while a larger plan was there: what the plan has no more is as if it had never been chosen. */
export function withinPlan(draft: Draft, { customize, schedule }: PlanChoices): Draft {
  return {
    ...draft,
    ...(!schedule.allowed && { payoutDelay: emptyDraft.payoutDelay }),
    ...(!customize.allowed && {
      linkName: emptyDraft.linkName,
      accent: emptyDraft.accent,
      coverId: emptyDraft.coverId,
    }),
  };
}
