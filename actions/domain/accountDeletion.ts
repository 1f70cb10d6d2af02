/** What a person has to do with one circle, as far as it keeps their account from being deleted. */
export interface DeletionCircle {
  group: DeletionGroup;
  isRunning: boolean;
  /** Recruiting or ready: it can still be handed over, closed or deleted. */
  isBeforeStart: boolean;
  isMember: boolean;
  isAdmin: boolean;
  otherMembers: number;
  /** Contributions that the person still owes, in minor units of `currency`. */
  owedCents: number;
  currency: string;
  /** Payments of the person that are begun and not failed, and whose money is not at rest: disputed, held or needless. */
  paymentsUnderWay: number;
  /**
   * Contributions of others to the person that have not reached their balance, paid or not: nobody else could receive them.
   * Those that go with the account are not counted.
   */
  contributionsToCome: number;
  /** What others have defaulted on here, whose cycle is over (D61), in minor units of `currency`. */
  defaultedCents: number;
}

export interface DeletionGroup {
  group_id: string;
  name: string;
  url_slug: string | null;
  short_id: number | null;
}

export interface DeletionFacts {
  circles: readonly DeletionCircle[];
  /** What the person has in the app, held money too: an amount in minor units for each currency that is not empty. */
  balances: readonly { cents: number; currency: string }[];
  openWithdrawals: number;
  /** Whether nobody else can act as platform admin, which the person is (D206, D313). */
  isLastAdmin: boolean;
}

/** What others still owe in one circle, and owe to nobody once the account is gone; minor units. */
export interface GivenUp {
  group: DeletionGroup;
  cents: number;
  currency: string;
}

/** One reason why an account cannot be deleted yet, and where it can be lifted. */
export type DeletionObstacle =
  | { kind: "running" | "organizes" | "payment" | "payout"; group: DeletionGroup }
  | { kind: "owes"; group: DeletionGroup; cents: number; currency: string }
  | { kind: "balance"; cents: number; currency: string }
  | { kind: "withdrawal" }
  | { kind: "last_admin" };

/**
 * All that keeps an account from being deleted, circle by circle and then the money: a seat in a running circle, what is
 * owed, a circle that others are in and that the person runs, money on its way to or from them, a balance or an open
 * withdrawal, and the platform that nobody else could run (D169). Empty where nothing does.
 */
export function deletionObstacles({
  balances,
  circles,
  isLastAdmin,
  openWithdrawals,
}: DeletionFacts): DeletionObstacle[] {
  return [
    ...circles.flatMap(obstaclesIn),
    ...balances.map((balance) => ({ kind: "balance" as const, ...balance })),
    ...(openWithdrawals > 0 ? [{ kind: "withdrawal" as const }] : []),
    ...(isLastAdmin ? [{ kind: "last_admin" as const }] : []),
  ];
}

/** What a person gives up with the account: nobody has to wait for ever for somebody who does not pay (D61, D169). */
export function givenUpWith({ circles }: DeletionFacts): GivenUp[] {
  return circles
    .filter(({ defaultedCents }) => defaultedCents > 0)
    .map(({ currency, defaultedCents, group }) => ({ group, cents: defaultedCents, currency }));
}

/** Whether a person was shown exactly what goes with the account: nobody gives up what they did not see. */
export function isAsShown(
  shown: readonly { group_id: string; cents: number; currency: string }[],
  now: readonly GivenUp[],
): boolean {
  const keyOf = (groupId: string, cents: number, currency: string) => `${groupId} ${cents} ${currency}`;
  const seen = new Set(shown.map(({ cents, currency, group_id }) => keyOf(group_id, cents, currency)));
  return (
    shown.length === now.length &&
    now.every(({ cents, currency, group }) => seen.has(keyOf(group.group_id, cents, currency)))
  );
}

function obstaclesIn(circle: DeletionCircle): DeletionObstacle[] {
  const { currency, group, isAdmin, isBeforeStart, isMember, isRunning, owedCents } = circle;
  const found: DeletionObstacle[] = [];
  // What else is open in a running circle ends with the seat in it, so that is the one thing to do there.
  if (isRunning && isMember) return [{ kind: "running", group }];
  if (isAdmin && (isRunning || (isBeforeStart && circle.otherMembers > 0))) found.push({ kind: "organizes", group });
  if (owedCents > 0) found.push({ kind: "owes", group, cents: owedCents, currency });
  if (circle.paymentsUnderWay > 0) found.push({ kind: "payment", group });
  if (circle.contributionsToCome > 0) found.push({ kind: "payout", group });
  return found;
}
