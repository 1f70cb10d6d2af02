/** The forms of the values that refusals and news carry. Sentences are made of them where they are read. */
import { z } from "zod";

/** How many of something: members, characters, days, seconds. The name of the value says which. */
export const count = z.int().nonnegative();

/** Which one of several, counted from one: a round, a receipt. */
export const ordinal = z.int().positive();

/** An amount in whole minor units of a named currency (R5). */
export const money = z.object({ cents: z.int().nonnegative(), currency: z.string().length(3) });
export type Money = z.infer<typeof money>;

/** How a contribution is paid: for the button that goes on with it, and in no sentence. */
export const payMethod = z.enum(["card", "us_bank_account"]);

/** A calendar day, `YYYY-MM-DD`. */
export const day = z.iso.date();

/** A member, with the alias of that moment. */
export const person = z.object({ user_id: z.uuid(), alias: z.string().min(1) });
export type Person = z.infer<typeof person>;

/** What a plan is called; the catalogue's own word, the same in every language. */
export const planName = z.string().min(1);
