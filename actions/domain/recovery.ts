/**
 * Whose a document is: of the person who recovers, of somebody else's account, or of nobody yet. `none` where the provider
 * named no document.
 */
export type DocumentOf = "person" | "another" | "nobody" | "none";

export interface RecoveryQuestion<Failure> {
  /** What the provider decided about the new check. */
  verdict: "verified" | "pending" | { failure: Failure };
  documentOf: DocumentOf;
  isAdult: boolean;
  /** A document has verified the person before. */
  isKnown: boolean;
  /** The person runs the platform (D206). */
  isPlatformAdmin: boolean;
}

export type RecoveryOutcome<Failure> = "recovered" | "waiting" | { failure: Failure | "other_document" | "under_age" };

/**
 * What an identity check means for somebody who has lost their second factor (D150). Whoever was verified before shows the
 * same document again: a password and an inbox in a stranger's hands are not enough. Whoever never was could move no money
 * (D157), so any document of an adult that belongs to no other account counts. A platform admin (D313) does not get in by such a
 * document. The refusal is the one for another person's document, so that it does not tell that the account is an admin's.
 */
export function recoveryOutcome<Failure>(question: RecoveryQuestion<Failure>): RecoveryOutcome<Failure> {
  const { documentOf, isAdult, isKnown, isPlatformAdmin, verdict } = question;
  if (verdict === "pending") return "waiting";
  if (verdict !== "verified") return verdict;
  if (documentOf === "none") return "waiting";
  if (documentOf === "person") return "recovered";
  if (documentOf === "another" || isKnown || isPlatformAdmin) return { failure: "other_document" };
  return isAdult ? "recovered" : { failure: "under_age" };
}
