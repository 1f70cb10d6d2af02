import { isUntold, latestReminder, type Reminder, type ReminderHours } from "../domain/reminders.ts";
import type { Owing } from "./owing.ts";

/**
 * What is to be told of each contribution at one moment. Reckoned once for all who owe by the same terms: asking calendars costs half
 * a millisecond, and on a platform of many circles there are far more people than days and zones.
 */
export function dueReminders(hours: ReminderHours, now: Date): (owed: Owing) => Reminder | null {
  const known = new Map<string, Reminder | null>();
  return ({ lastTold, terms }) => {
    const key = JSON.stringify(terms);
    if (!known.has(key)) known.set(key, latestReminder(terms, hours, now));
    const latest = known.get(key)!;
    return latest && isUntold(latest, lastTold) ? latest : null;
  };
}
