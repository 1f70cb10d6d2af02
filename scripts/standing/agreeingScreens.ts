import { expect } from "vitest";
import type { Database } from "../../actions/db/database.ts";
import type { StartedCircle } from "../../actions/test/circle.ts";
import type { WaitReason } from "../../web/circle/schedule/payoutWait.ts";
import { isLate, type StandKey, urgencyOf } from "../../web/circle/standing/stand.ts";
import { lookOf } from "../../web/components/ring/seat.ts";
import { debtsIn, totalOf } from "./books.ts";
import { asksOf, type Readers, type Screens } from "./reader.ts";

/** The place of a circle in which nothing waits. */
const NOTHING_WAITS = 10 * 100_000;
/** The place of a sentence among others: its rank, then its day. */
const placeOf = (stand: Screens["stands"][number]) =>
  urgencyOf(stand) * 100_000 +
  (stand.day === undefined ? 0 : (Date.parse(stand.day) - Date.parse("2000-01-01")) / 86_400_000);

const centsOf = ({ stands }: Pick<Screens, "stands">, ...keys: StandKey[]) =>
  stands.filter(({ key }) => keys.includes(key)).reduce((sum, { cents = 0 }) => sum + cents, 0);
/** For what a payout may wait where its recipient reads each of these sentences. */
const waitsOfKey: Partial<Record<StandKey, readonly WaitReason[]>> = {
  receiving: ["not_open", "contributions", "payout_day", "released_now"],
  receivingWhenPaid: ["overdue", "released_now"],
  receivingComing: ["coming"],
  receivingChecked: ["given_back"],
  receivingVoted: ["vote"],
  frozenReceiving: ["frozen"],
};
const said = (list: Screens["stands"]) => list.map(({ cents, day, key, people }) => ({ cents, day, key, people }));

/**
 * Checks for every reader that the screens agree with the books and with each other at this moment.
 * @returns what each of them sees, by name
 */
export async function agreeingScreens(
  circle: StartedCircle,
  names: readonly string[],
  { db, readers }: { db: Database; readers: Readers },
): Promise<Record<string, Screens>> {
  const debts = await debtsIn(db, circle.groupId);
  const all: Record<string, Screens> = {};
  for (const name of names) {
    const { userId } = circle.member(name);
    const screens = await readers.read(userId, circle.groupId);
    const mine = debts.filter(({ payerId }) => payerId === userId);
    const toMe = debts.filter(({ recipientId }) => recipientId === userId);

    // The sentence agrees with the books.
    expect([name, "owed", centsOf(screens, "owed")]).toEqual([name, "owed", totalOf(mine.filter((d) => !d.isComing))]);
    expect(centsOf(screens, "owedComing")).toBe(totalOf(mine.filter((d) => d.isComing)));
    expect(centsOf(screens, "short", "shortAll", "shortWaiting", "shortBefore")).toBe(
      totalOf(toMe.filter((d) => !d.isComing)),
    );
    expect(centsOf(screens, "shortComing")).toBe(totalOf(toMe.filter((d) => d.isComing)));
    if (mine.some((d) => !d.isComing)) expect(screens.stands[0]?.key).toBe("owed");

    // The dashboard agrees with the sentence.
    const asks = said(asksOf(screens));
    const isSaid = ({ key }: Screens["stands"][number]) => asks.some((ask) => ask.key === key);
    expect(said(screens.cards.pay.filter(isSaid))).toEqual(asks);
    // Its only other card is the next round, when this one is settled.
    const ahead = screens.cards.pay.filter((card) => !isSaid(card));
    expect(ahead.every(({ key }) => ["payFrom", "payBy", "payToday", "frozenDue"].includes(key))).toBe(true);
    const next = screens.stands.find(({ key }) => key === "nextDue" || key === "paidNextDue");
    if (next) expect(said(ahead)).toMatchObject([{ cents: next.cents, day: next.day }]);
    // The schedule of all circles has the rows of the dashboard, and a card in the lists asks what the sentence asks.
    const byWords = (list: Screens["stands"]) => said(list).toSorted((a, b) => a.key.localeCompare(b.key));
    expect(byWords(screens.agenda)).toEqual(byWords([...screens.cards.pay, ...screens.cards.receive]));
    if (screens.listCard) {
      expect(said(screens.listCard.filter(isSaid))).toEqual(asks);
      expect(centsOf({ stands: screens.listCard }, "shortBefore", "shortComing")).toBe(totalOf(toMe));
      expect(screens.listCard[0]?.key === "owed").toBe(mine.some((d) => !d.isComing));
    }
    // The server puts the circle where the most urgent sentence of its card belongs.
    const places = screens.listCard?.map(placeOf);
    expect([name, screens.urgency]).toEqual([name, places && Math.min(NOTHING_WAITS, ...places)]);
    const placesOf = (list: Screens["stands"]) => (list.length > 0 ? [Math.min(...list.map(placeOf))] : []);
    const nextOn = (side: "pay" | "receive") =>
      db
        .selectFrom("own_next")
        .select(["urgency", "late_circles"])
        .where((at) => at.and({ group_id: circle.groupId, side, user_id: userId }))
        .execute();
    const [pay, receive] = [await nextOn("pay"), await nextOn("receive")];
    expect([name, pay.map((row) => row.urgency)]).toEqual([name, placesOf(screens.cards.pay)]);
    // A payout that waits for somebody has a place by its day, and a sentence without one.
    const kind = (place: number | null) => Math.floor((place ?? 0) / 100_000);
    expect(receive.map((row) => kind(row.urgency))).toEqual(placesOf(screens.cards.receive).map(kind));
    for (const [rows, cards] of [[pay, screens.cards.pay] as const, [receive, screens.cards.receive] as const]) {
      if (cards.some(isLate)) expect(rows[0]?.late_circles).toBeGreaterThan(0);
    }
    // Members, who saw the rounds, read each debt once in "Who still owes".
    expect(Object.values(screens.open).reduce((sum, cents) => sum + cents, 0)).toBe(
      totalOf(debts.filter((d) => !d.isComing)),
    );
    const missing = screens.cards.receive.filter(({ key }) => key === "shortBefore" || key === "shortComing");
    expect(missing.reduce((sum, { cents = 0 }) => sum + cents, 0)).toBe(totalOf(toMe));

    // A payout that has not gone out is never silent: it has one reason and one day, and whoever waits for it is told.
    const running = Object.keys(screens.schedule).find((round) => screens.schedule[Number(round)]?.includes("Now"));
    if (running && screens.seats.size > 0) {
      const wait = screens.waits.get(Number(running));
      expect([name, running, wait]).toEqual([name, running, { reason: expect.any(String), day: expect.any(String) }]);
      const mine = screens.stands.find(({ key }) => waitsOfKey[key]);
      if (mine) expect([mine.key, waitsOfKey[mine.key]]).toEqual([mine.key, expect.arrayContaining([wait!.reason])]);
      const coming = screens.cards.receive.find(({ key }) => waitsOfKey[key]);
      if (mine) expect(coming?.key).toBe(mine.key);
    }

    // The ring agrees with the books for everybody in the circle (D96).
    for (const [member, seat] of screens.seats) {
      const theirs = debts.filter(({ payerId }) => payerId === circle.member(member).userId);
      const words = screens.ring[member]!;
      expect([member, /owes|on its way/.test(seat.open?.words ?? "")]).toEqual([member, theirs.length > 0]);
      if (theirs.length > 0) expect([lookOf(seat), words]).not.toEqual(["paid", expect.stringContaining("paid")]);
      if (theirs.length > 0) expect(words).not.toMatch(/\bpaid\b/);
    }

    // The schedule agrees with the books.
    for (const [round, marks] of Object.entries(screens.schedule)) {
      const open = debts.filter((debt) => debt.isOfThisCycle && debt.round === Number(round));
      const short = totalOf(open.filter((d) => !d.isComing));
      expect(marks.filter((mark) => mark.endsWith("missing"))).toEqual(
        short > 0 ? [`$${(short / 100).toFixed(2)} missing`] : [],
      );
      if (open.length > 0) expect(marks).not.toContain("Paid out");
    }

    // No text tells a debtor that they have paid.
    const owes = mine.length > 0 || screens.stands.some(({ key }) => ["grace", "late", "lateAllowed"].includes(key));
    const texts = [...screens.sentences, ...screens.cardWords, screens.ring[name] ?? ""].filter(
      (text) => !text.includes("once everyone has paid"),
    );
    if (owes) expect(texts.join(" ")).not.toMatch(/\bpaid\b|up to date/);
    all[name] = screens;
  }
  return all;
}
