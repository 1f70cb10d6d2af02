import { expect, it } from "vitest";
import { lookOf } from "../../components/ring/seat.ts";
import type { OpenContribution } from "../debts/openContribution.ts";
import { ringSeats, visitorSeats } from "./ringSeats.ts";
import type { BoardMember } from "../members/board.ts";

const member = (userId: string, more: Partial<BoardMember> = {}): BoardMember => ({
  userId,
  name: userId,
  avatarUrl: null,
  isAdmin: false,
  position: null,
  state: "waiting",
  graceDaysLeft: null,
  isRecipient: false,
  hasLeft: false,
  hasReceived: false,
  isVerified: true,
  open: [],
  isShort: false,
  ...more,
});

const openWords = (open: readonly OpenContribution[]) => `owes ${open.map(({ round }) => round).join(" and ")}`;

/** A contribution of `round` that is still open. */
const left = (round: number, state: OpenContribution["state"]): OpenContribution => ({
  cycle: 1,
  round,
  payerId: "bruno",
  payer: "bruno",
  recipientId: "amina",
  recipient: "amina",
  amount: 100_00,
  currency: "USD",
  since: "2026-02-12",
  state,
  isOfEarlierCycle: false,
});

const sketch = (seats: ReturnType<typeof ringSeats>) =>
  seats.map((seat) => `${seat.position} ${seat.userId || "-"} ${seat.state}${seat.isMe ? " me" : ""}`);

it("leaves empty chairs visible until the circle is full", () => {
  const seats = ringSeats([member("amina"), member("bruno")], { chairs: 4, myId: "bruno", openWords, takeable: 2 });
  expect(sketch(seats)).toEqual(["1 amina upcoming", "2 bruno upcoming me", "3 - open", "4 - open"]);
});

it("D74, D92: of the empty chairs as many can be taken as the server says, the others are kept", () => {
  const kept = (seats: ReturnType<typeof ringSeats>) => seats.map(({ isKept = false }) => isKept);
  const members = [member("amina")];
  expect(kept(ringSeats(members, { chairs: 3, myId: null, openWords, takeable: 1 }))).toEqual([false, false, true]);
  expect(kept(visitorSeats({ members: 1, chairs: 3, takeable: 0, avatars: [], name: "Member" }))).toEqual([
    false,
    true,
    true,
  ]);
});

it("keeps arranged places and gives the others the first free chairs", () => {
  const members = [member("amina", { position: 3 }), member("bruno", { position: 1 }), member("chloé")];
  expect(sketch(ringSeats(members, { chairs: 3, myId: null, openWords, takeable: 0 }))).toEqual([
    "1 bruno upcoming",
    "2 chloé upcoming",
    "3 amina upcoming",
  ]);
});

it("says the board's states in the words of the ring", () => {
  const states = ["upcoming", "due", "processing", "paid", "grace", "late", "excused", "completed"] as const;
  const members = states.map((state, at) => member(state, { position: at + 1, state }));
  expect(ringSeats(members, { chairs: 8, myId: null, openWords, takeable: 0 }).map((seat) => seat.state)).toEqual([
    "due",
    "due",
    "processing",
    "paid",
    "grace",
    "late",
    "excused",
    "paid",
  ]);
});

it.each([
  { state: "paid", open: [left(2, "late")], look: "late" },
  { state: "completed", open: [left(2, "late"), left(3, "grace")], look: "late" },
  { state: "excused", open: [left(2, "late")], look: "late" },
  { state: "paid", open: [left(2, "processing")], look: "processing" },
  { state: "paid", open: [], look: "paid" },
] as const)("D96: a seat that is $state and has $open.length rounds left open looks $look", ({ state, open, look }) => {
  const [seat] = ringSeats([member("bruno", { position: 1, state, open })], {
    chairs: 1,
    myId: null,
    openWords,
    takeable: 0,
  });
  expect(seat && lookOf(seat)).toBe(look);
  expect(seat?.open?.words).toBe(open.length > 0 ? openWords(open) : undefined);
});

it("shows a visitor faces without names, and the free chairs", () => {
  const seats = visitorSeats({ members: 2, chairs: 3, takeable: 1, avatars: ["/a.png", ""], name: "Member" });
  expect(seats.map((seat) => [seat.name, seat.avatarUrl, seat.state])).toEqual([
    ["Member", "/a.png", "upcoming"],
    ["Member", null, "upcoming"],
    ["", null, "open"],
  ]);
});
