/** `waiting`: for the connection. */
export type SendState = "sending" | "waiting" | "sent" | "delivered" | "read";

/** Pairs of a first and a last number. */
type Stretches = readonly (readonly [number, number])[];

/** Up to which message every other member has a conversation, and has read it. */
export type Receipts =
  | {
      delivered_number: number;
      read_number: number;
      /** What nobody fetched, and nobody read, of those who could see it: whoever came later does not count. */
      never_delivered: Stretches;
      never_read: Stretches;
    }
  | null
  | undefined;

const isIn = (stretches: Stretches, number: number) =>
  stretches.some(([first, last]) => first <= number && number <= last);

/** Whether every other member's device has fetched an own message (D290). */
export const isDelivered = (number: number, receipts: Receipts): boolean =>
  receipts != null && number <= receipts.delivered_number && !isIn(receipts.never_delivered, number);

/** What became of an own message: stored, fetched by every other member's device, read by every one of them (D290). */
export function sendState(number: number, receipts: Receipts): SendState {
  if (!receipts || !isDelivered(number, receipts)) return "sent";
  return number <= receipts.read_number && !isIn(receipts.never_read, number) ? "read" : "delivered";
}
