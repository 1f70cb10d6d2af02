/** Why somebody comes to the sign-in page; keys of the texts under `arrival`. */
export type Arrival = "confirmed" | "reset" | "expired" | "invalid" | "emailChanged" | "emailInvalid";

const ofError: ReadonlyMap<string | null, Arrival> = new Map([
  ["link-expired", "expired"],
  ["link-invalid", "invalid"],
  ["email-link-invalid", "emailInvalid"],
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
