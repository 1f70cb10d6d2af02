import { expect, it } from "vitest";
import type { ScheduledRound } from "../schedule/scheduledRound.ts";
import type { BoardMember } from "./board.ts";
import { turnsOf } from "./turns.ts";

const round = (n: number, recipientId: string | null = null) => ({ round: n, recipientId }) as ScheduledRound;
const member = (userId: string, position: number | null) => ({ userId, position }) as BoardMember;

it.each([
  {
    when: "in a running circle, also when somebody has left",
    rounds: [round(1, "amina"), round(2, "gone"), round(3, "chloe")],
    members: [member("amina", 1), member("chloe", 3)],
    rows: ["1 amina", "2 -", "3 chloe"],
  },
  {
    when: "while seats are free",
    rounds: [round(1), round(2)],
    members: [member("amina", 1)],
    rows: ["1 amina", "2 -"],
  },
  {
    when: "while the order is not drawn: people first",
    rounds: [round(1), round(2)],
    members: [member("amina", null)],
    rows: ["- amina", "1 -", "2 -"],
  },
  {
    when: "where a member has no round yet: last",
    rounds: [round(1, "amina")],
    members: [member("amina", 1), member("bruno", null)],
    rows: ["1 amina", "- bruno"],
  },
  { when: "without a schedule", rounds: [], members: [member("amina", null)], rows: ["- amina"] },
])("D96: puts rounds and members in one order $when", ({ members, rounds, rows }) => {
  const shown = turnsOf(rounds, members).map((turn) => `${turn.round?.round ?? "-"} ${turn.member?.userId ?? "-"}`);
  expect(shown).toEqual(rows);
});
