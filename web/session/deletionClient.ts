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
  | { kind: "withdrawal" };

export const readObstacles = async (): Promise<readonly Obstacle[]> =>
  (await callAuth<{ obstacles: Obstacle[] }>("/deletion")).obstacles;

/**
 * Deletes the account of whoever is signed in, for good.
 * @param deletionKey a uuid of this deletion: asked again after a lost answer, it is the same one
 */
export const deleteAccount = (confirmation: string, deletionKey: string) =>
  callAuth<unknown>("/delete-account", { confirmation, deletionKey });
