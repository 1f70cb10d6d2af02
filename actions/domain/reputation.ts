/** What others may rely on: rating, score, level and stars, each made of records alone (D131 to D138). */

/** What a rating is made of. */
export interface RatingParts {
  isVerified: boolean;
  completedGroups: number;
  /** Whole percent (D134). */
  onTimeRate: number;
  /** An active membership in a started group (D141). */
  takesPart: boolean;
}

/** The rating that people see: 0 to 5 with one decimal, rounded half-up (D132, D133). Reckoned in hundredths. */
export function rating({ completedGroups, isVerified, onTimeRate, takesPart }: RatingParts): number {
  const hundredths =
    300 + (isVerified ? 50 : 0) + Math.min(100, 20 * completedGroups) + onTimeRate + (takesPart ? 30 : 0);
  return Math.floor((Math.min(500, hundredths) + 5) / 10) / 10;
}

/** On-time contributions in whole percent of those that have fallen due, rounded half-up; 100 where none has (D134). */
export function onTimeRate({ fallenDue, onTime }: { fallenDue: number; onTime: number }): number {
  return fallenDue === 0 ? 100 : Math.floor((200 * onTime + fallenDue) / (2 * fallenDue));
}

/** A contribution that is late once its grace is over, and a default once its day has come (D61). */
export interface Mark {
  lateAt: Date;
  /** Null where it was settled before it could become a default. */
  defaultedAt: Date | null;
  /** When it was paid, or an exit ended it; null while it is open. */
  settledAt: Date | null;
}

/** What a mark can follow from: one contribution and the payment for it that arrived or is on its way. */
export interface MarkRecord {
  /** The first instant after the member's grace (D58). */
  graceEndsAt: Date;
  /** The first instant of a default (D61). */
  defaultsAt: Date;
  waivedAt: Date | null;
  /** When that payment was started, which is what counts (D248); null without one. */
  startedAt: Date | null;
  /** When its money arrived. */
  paidAt: Date | null;
}

/** Whether a contribution stood open at a deadline (D61, D248). */
export function wasMissed(
  deadline: Date,
  { startedAt, waivedAt }: Pick<MarkRecord, "startedAt" | "waivedAt">,
): boolean {
  return (waivedAt === null || waivedAt >= deadline) && (startedAt === null || startedAt >= deadline);
}

/** The mark of a contribution, null where it was paid or ended within its grace. Its instants may lie ahead. */
export function markOf(record: MarkRecord): Mark | null {
  if (!wasMissed(record.graceEndsAt, record)) return null;
  return {
    lateAt: record.graceEndsAt,
    defaultedAt: wasMissed(record.defaultsAt, record) ? record.defaultsAt : null,
    settledAt: record.paidAt ?? record.waivedAt,
  };
}

/** What marks cost and how long they stay, from the catalogue (R3). */
export interface ScoreTerms {
  lateMark: number;
  lateFadesMonths: number;
  defaultMark: number;
  defaultFadesMonths: number;
}

/**
 * The score that rules use: 100 less what each mark costs that has not faded, never below 0 (D135).
 * @param marks each with the time of its circle, which stands while the circle is frozen (D263)
 */
export function score(marks: readonly (Mark & { circleTime: Date })[], terms: ScoreTerms, now: Date): number {
  const lateFaded = monthsBefore(now, terms.lateFadesMonths);
  const defaultFaded = monthsBefore(now, terms.defaultFadesMonths);
  const late = marks.filter(({ circleTime, lateAt }) => lateAt <= circleTime && lateAt > lateFaded).length;
  const defaults = marks.filter(
    ({ circleTime, defaultedAt, settledAt }) =>
      defaultedAt !== null && defaultedAt <= circleTime && (settledAt === null || settledAt > defaultFaded),
  ).length;
  return Math.max(0, 100 - late * terms.lateMark - defaults * terms.defaultMark);
}

/** The same day of an earlier month in UTC, or its last one where that month is shorter. */
function monthsBefore(at: Date, months: number): Date {
  const before = new Date(at);
  before.setUTCMonth(at.getUTCMonth() - months, 1);
  const lastDay = new Date(Date.UTC(before.getUTCFullYear(), before.getUTCMonth() + 1, 0)).getUTCDate();
  before.setUTCDate(Math.min(at.getUTCDate(), lastDay));
  return before;
}

/** A level and from where on it is held; the catalogue lists them from the lowest up. */
export interface LevelTerms<Level extends string> {
  level: Level;
  pointsFrom: number;
  /** Null for the first level, which everybody has. */
  scoreFrom: number | null;
}

/**
 * The level by points; by the score only where the points are not known and a contribution is completed (D137).
 * @param points null where they cannot be loaded
 */
export function level<Level extends string>(
  levels: readonly [LevelTerms<Level>, ...LevelTerms<Level>[]],
  held: { points: number | null; score: number; completedContributions: number },
): Level {
  const { completedContributions, points } = held;
  const isHeld = ({ pointsFrom, scoreFrom }: LevelTerms<Level>) =>
    points === null
      ? completedContributions > 0 && scoreFrom !== null && scoreFrom <= held.score
      : pointsFrom <= points;
  return levels.findLast(isHeld)?.level ?? levels[0].level;
}

/** How many stars the points are worth (D138). @param pointsFrom of the first star, the second and so on */
export function stars(points: number, pointsFrom: readonly number[]): number {
  return pointsFrom.filter((from) => from <= points).length;
}
