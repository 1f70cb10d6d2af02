import { callAuth } from "./authClient.ts";

/** How far somebody is who has lost their second factor. */
export interface RecoveryStanding {
  state: "open" | "waiting" | "failed" | "recovered";
  /** Why the last check did not help. */
  failure: string | null;
  sessionUrl: string | null;
  ticketNumber: number | null;
  answerDueAt: string | null;
  withdrawalsHeldUntil: string | null;
}

/** Sends the letter for a lost device to whoever has given their password in this browser. */
export const askRecovery = () => callAuth<unknown>("/recovery/ask", {});

/** Goes on with the token of the letter; from then on this browser may. */
export const openRecovery = (token: string) => callAuth<RecoveryStanding>("/recovery/open", { token });

export const readRecovery = () => callAuth<RecoveryStanding>("/recovery");

/** Opens the identity check at the provider. */
export const startRecoveryCheck = () => callAuth<{ sessionUrl: string }>("/recovery/check", { consent: true });
