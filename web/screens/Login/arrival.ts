import { AppFailure } from "../../lib/AppFailure.ts";
import type { ProviderFailure } from "./useProviders.ts";

/** Why somebody comes to the sign-in page; keys of the texts under `arrival`. */
export type Arrival = "confirmed" | "reset" | "expired" | "invalid" | "emailChanged";

const ofError: ReadonlyMap<string | null, Arrival> = new Map([
  ["link-expired", "expired"],
  ["link-invalid", "invalid"],
]);

/** What the address says: the links of letters and the new password end on this page. */
export function arrivalOf(search: string): Arrival | undefined {
  const params = new URLSearchParams(search);
  const error = ofError.get(params.get("error"));
  if (error) return error;
  if (params.get("confirmed") === "1") return "confirmed";
  if (params.get("email") === "changed") return "emailChanged";
  return params.get("reset") === "1" ? "reset" : undefined;
}

const providerCodes = new Set([
  "provider-cancelled",
  "provider-failed",
  "provider-token-invalid",
  "provider-unavailable",
  "password-first",
  "account-suspended",
]);

/** What a provider's page ended with, as the return from there says it in the address. */
export function providerFailureIn(search: string): ProviderFailure | undefined {
  const params = new URLSearchParams(search);
  const [code, provider] = [params.get("error") ?? "", params.get("provider")];
  if (!providerCodes.has(code) || (provider !== "google" && provider !== "apple")) return undefined;
  return { provider, failure: new AppFailure(code, "") };
}
