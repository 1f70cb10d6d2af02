import { z } from "zod";
import { count } from "../facts.ts";

/** What the catalogue says of a refusal besides its sentence. */
export interface RefusalEntry {
  /** The facts in its sentence. */
  values?: z.ZodObject;
  /** The input it is about, as actions.graphql names it. */
  field?: string;
  /** A page of the client that helps. */
  next?: string;
}

/** The least and the most that is allowed. */
export const countRange = z.object({ min: count, max: count });
export const countLimit = z.object({ max: count });
