/**
 * Why nobody is reminded of the round at hand now, or null: there is one reminder a day (D99).
 * @param owing how many but the admin owe it and can pay it now
 * @param remindedUntil when the day of the last reminder is over; null where nobody was reminded today
 */
export function reminderRefusal(
  owing: number,
  remindedUntil: Date | null,
): { code: "nobody-to-remind" } | { code: "reminded-today"; until: Date } | null {
  if (owing === 0) return { code: "nobody-to-remind" };
  return remindedUntil && { code: "reminded-today", until: remindedUntil };
}

/** Why a group stays, or null (D88). @param hasPayments whether anybody has ever begun to pay in it */
export const deletionRefusal = (hasPayments: boolean): { code: "payments-exist" } | null =>
  hasPayments ? { code: "payments-exist" } : null;
