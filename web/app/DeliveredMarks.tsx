import { useDeliveredMarks } from "./useDeliveredMarks.ts";

/** Tells that this device has what others said. It shows nothing, and comes after the first picture. */
export function DeliveredMarks({ unread, userId }: { unread: number; userId: string }) {
  useDeliveredMarks(userId, unread);
  return null;
}
