import { useDeliveredMarks } from "./useDeliveredMarks.ts";

/** Tells that this device has what others said. It shows nothing, and comes after the first picture. */
export function DeliveredMarks({ mark, unread, userId }: { mark: number; unread: number; userId: string }) {
  useDeliveredMarks(userId, unread, mark);
  return null;
}
