import { z } from "zod";

/** How many of something: members, characters, days, seconds. The name of the value says which. */
export const count = z.int().nonnegative();

/** An amount in whole minor units of a named currency (R5). */
export const money = z.object({ cents: z.int().nonnegative(), currency: z.string().length(3) });

/** A calendar day, `YYYY-MM-DD`. */
export const day = z.iso.date();

export type Money = z.infer<typeof money>;

/** What the catalogue keeps of a refusal beside its sentence. */
export interface RefusalEntry {
  /** The facts that its sentence shows. */
  values?: z.ZodObject;
  /** The input it is about, as actions.graphql names it. */
  field?: string;
  /** A page of the client that helps. */
  next?: string;
}

/** The least and the most that is allowed. */
export const countRange = z.object({ min: count, max: count });
export const countLimit = z.object({ max: count });
