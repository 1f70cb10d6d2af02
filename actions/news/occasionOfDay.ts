import { localDate } from "../domain/cycle.ts";

/**
 * Names what one person is told about a group at most once on a day of the group's zone: an act that can be done and taken
 * back again and again must not send a letter each time.
 * @param more what makes it another occasion on the same day: an answer that the person has given in between
 */
export const occasionOfDay = (
  group: { group_id: string; time_zone: string },
  userId: string,
  now: Date,
  ...more: readonly (string | number)[]
): string => [group.group_id, userId, localDate(now, group.time_zone), ...more].join(":");
