/** `waiting`: for the connection. */
export type SendState = "sending" | "waiting" | "sent" | "delivered" | "read";

/** Up to which message every other member has a conversation, and has read it. */
export type Receipts = { delivered_number: number; read_number: number } | null | undefined;

/** What became of an own message: stored, fetched by every other member's device, read by every one of them (D290). */
export function sendState(number: number, receipts: Receipts): SendState {
  if (!receipts || receipts.delivered_number < number) return "sent";
  return receipts.read_number < number ? "delivered" : "read";
}
