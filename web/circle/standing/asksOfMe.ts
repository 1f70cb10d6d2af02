import { eachOnce, sumOf } from "../debts/openContribution.ts";
import { opensAtOf, type Standing } from "./standing.ts";
import type { Stand } from "./stand.ts";

/** As much of a standing as says what is owed; what may be done about it only where a button leads there. */
export type OwedStanding = Pick<Standing, "amount" | "dueDate" | "graceEndDate" | "isOwed" | "recipient" | "state"> &
  Partial<Pick<Standing, "mayAskLate" | "mayPay">>;

/** My rows of one circle that are about paying. */
export interface AskFacts {
  /** What I still owe from rounds that are over, oldest first; a payment on its way among them. */
  debts: readonly OwedStanding[];
  /** My standing in the round at hand. */
  current: OwedStanding | undefined;
  isFrozen: boolean;
}

/** What leads on from here: to paying, else to the admin's leave (D59), else the instant at which a round opens by itself. */
function wayOn(rows: readonly OwedStanding[]): Pick<Stand, "act" | "opensAt"> {
  if (rows.some(({ mayPay }) => mayPay?.allowed)) return { act: "pay" };
  const late = rows.flatMap(({ mayAskLate }) => mayAskLate ?? []);
  if (late.some(({ allowed }) => allowed)) return { act: "askLate" };
  if (late.some(({ act }) => act === "allow")) return { act: "allowLate" };
  const [opensAt] = late.flatMap(opensAtOf).toSorted();
  return opensAt === undefined ? {} : { opensAt };
}

/** What the round at hand asks of me, if it asks. */
function askOfRound(current: OwedStanding, isFrozen: boolean): Stand | null {
  const { amount: cents, dueDate, graceEndDate, state } = current;
  if (!current.isOwed) return null;
  if (state === "processing") return { key: "processing", cents, day: dueDate };
  // Nobody pays into a frozen circle, and nobody becomes late in it (D210, D263).
  if (isFrozen) return { key: "frozenDue", cents, day: dueDate };
  switch (state) {
    case "due_today":
      return { key: "payToday", cents, day: dueDate };
    case "grace":
      return { key: "grace", cents, day: graceEndDate };
    case "late_allowed":
      return { key: "lateAllowed", cents, day: dueDate };
    case "expired":
      return { key: "late", cents, day: dueDate };
    case "too_early":
      return { key: "payFrom", cents, day: dueDate };
    case "early":
      return { key: "payBy", cents, day: dueDate };
    case "receiving":
    case "paid":
    case "waived":
      return null;
  }
}

/** What a circle asks of me, most urgent first: what I owe from before, then the round at hand, then what is on its way. */
export function asksOfMe({ debts, current, isFrozen }: AskFacts): Stand[] {
  const unpaid = debts.filter(({ state }) => state !== "processing");
  const coming = debts.filter(({ state }) => state === "processing");
  const [oldest] = unpaid;
  const asked = current && askOfRound(current, isFrozen);
  const ofRound = asked && { ...asked, ...wayOn([current]) };
  return [
    ...(oldest
      ? [
          {
            key: "owed",
            ...wayOn(unpaid),
            cents: sumOf(unpaid),
            day: oldest.dueDate,
            people: eachOnce(unpaid.map(({ recipient }) => recipient)),
          } as const,
        ]
      : []),
    ...(ofRound ? [ofRound] : []),
    ...(coming.length > 0
      ? [
          {
            key: "owedComing",
            cents: sumOf(coming),
            people: eachOnce(coming.map(({ recipient }) => recipient)),
          } as const,
        ]
      : []),
  ];
}
