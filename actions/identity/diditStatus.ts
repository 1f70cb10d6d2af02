/** What the provider's status means to us. `document_expired` ends a verification that had succeeded. */
export type Verdict = "verified" | "pending" | { failure: VerificationFailure };

const VERDICTS: ReadonlyMap<string, Verdict> = new Map<string, Verdict>([
  ["Approved", "verified"],
  ["Declined", { failure: "declined" }],
  ["Expired", { failure: "ran_out" }],
  ["Abandoned", { failure: "abandoned" }],
  ["Not Started", "pending"],
  ["In Progress", "pending"],
  ["In Review", "pending"],
  ["Resubmitted", "pending"],
  ["Awaiting User", "pending"],
  ["Kyc Expired", { failure: "document_expired" }],
]);

/** Null for an unknown status, which changes nothing. */
export const verdictOf = (status: string): Verdict | null => VERDICTS.get(status) ?? null;

/** Why a check ended without success (D156); the table `verification_failures` lists the same. */
export const VERIFICATION_FAILURES = [
  "declined",
  "ran_out",
  "abandoned",
  "document_expired",
  "duplicate_identity",
  "under_age",
] as const;
export type VerificationFailure = (typeof VERIFICATION_FAILURES)[number];
