/** What the provider's word means to us. `expired` ends a verification that once was good. */
export type Verdict = "verified" | "failed" | "pending" | "expired";

const VERDICTS: ReadonlyMap<string, Verdict> = new Map([
  ["Approved", "verified"],
  ["Declined", "failed"],
  ["Expired", "failed"],
  ["Abandoned", "failed"],
  ["Not Started", "pending"],
  ["In Progress", "pending"],
  ["In Review", "pending"],
  ["Resubmitted", "pending"],
  ["Awaiting User", "pending"],
  ["Kyc Expired", "expired"],
]);

/** Null for a word we do not know: nothing changes, and somebody should look. */
export const verdictOf = (status: string): Verdict | null => VERDICTS.get(status) ?? null;

/** Why a check ended without success, in plain words for the person (D156). */
const REASONS = {
  Declined: "The identity document could not be accepted. Please check that it is valid and readable, then try again.",
  Expired: "The verification was not finished in time. Please try again.",
  Abandoned: "The verification was not finished. Please try again.",
  "Kyc Expired": "Your identity document has expired. Please verify your identity again.",
  "duplicate-identity": "This identity is already verified on another account.",
  "under-age": "You must be 18 or older to use this service.",
} as const;

export const reasonFor = (cause: string): string =>
  Object.hasOwn(REASONS, cause) ? REASONS[cause as keyof typeof REASONS] : "Verification failed";
