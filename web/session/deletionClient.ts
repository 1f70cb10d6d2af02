/** The end of an account, as the sign-in service does it (D169). */
import { callAuth } from "./authClient.ts";

interface Circle {
  group_id: string;
  name: string;
  url_slug: string | null;
  short_id: number | null;
}

/** One reason why the account cannot be deleted yet; amounts in the minor unit. */
export type Obstacle =
  | { kind: "running" | "organizes" | "payment" | "payout"; group: Circle }
  | { kind: "owes"; group: Circle; cents: number; currency: string }
  | { kind: "balance"; cents: number; currency: string }
  | { kind: "withdrawal" }
  | { kind: "last_admin" };

/** What others have defaulted on, and owe to nobody once the account is gone; in the minor unit. */
export interface GivenUp {
  group: Circle;
  cents: number;
  currency: string;
}

/** What keeps the account, an empty list where nothing does, and what goes with it. */
export interface Deletion {
  obstacles: readonly Obstacle[];
  givesUp: readonly GivenUp[];
}

export const readDeletion = () => callAuth<Deletion>("/deletion");

/**
 * Deletes the account of whoever is signed in, for good.
 * @param givesUp what stood beside the word as given up: the server gives up nothing else
 * @param deletionKey a uuid of this deletion: asked again after a lost answer, it is the same one
 */
export const deleteAccount = (confirmation: string, givesUp: readonly GivenUp[], deletionKey: string) =>
  callAuth<unknown>("/delete-account", {
    confirmation,
    givesUp: givesUp.map(({ cents, currency, group }) => ({ group_id: group.group_id, cents, currency })),
    deletionKey,
  });
