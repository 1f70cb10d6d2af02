import type { RingPhase, RingSeat, SeatState } from "../components/ring/seat.ts";

const names = [
  "Amina El Fassi",
  "Bruno Díaz",
  "Chloé Martin",
  "Dele Okafor",
  "Esperanza Villanueva",
  "Farid",
  "Grace Nkemelu",
  "Hiroshi Tanaka",
  "Inés Ortega",
  "João Pereira",
  "Khadija Benali",
  "Liam O’Connor",
  "Maximiliano Fernández",
] as const;

export interface RingStory {
  seats: RingSeat[];
  round: number;
  rounds: number;
  phase: RingPhase;
  potCents: number;
  fullPotCents: number;
  currency: string;
  dueOn: string | null;
}

const states: readonly SeatState[] = [
  "paid",
  "paid",
  "due",
  "processing",
  "paid",
  "grace",
  "paid",
  "late",
  "due",
  "paid",
];

/** A circle of `count` people in the middle of its cycle, before its start or after its end. */
export function ringStory(count: number, phase: RingPhase, contributionCents = 100_00): RingStory {
  const round = phase === "running" ? Math.ceil(count * 0.4) : phase === "completed" ? count : 1;
  const seats = Array.from({ length: count }, (_, at): RingSeat => {
    const position = at + 1;
    const isRecipient = phase === "running" && position === round;
    const isOpen = phase === "before" && at % 4 === 3;
    const state: SeatState =
      phase === "completed"
        ? "paid"
        : phase === "before"
          ? isOpen
            ? "open"
            : "upcoming"
          : isRecipient
            ? "excused"
            : (states[at % states.length] ?? "due");
    return {
      userId: isOpen ? "" : `member-${at * 37}`,
      name: isOpen ? "" : (names[at % names.length] ?? ""),
      avatarUrl: null,
      position,
      state,
      graceDaysLeft: state === "grace" ? 2 : undefined,
      hasReceived: phase === "completed" || (phase === "running" && position < round),
      isMe: position === Math.min(count, round + 2),
      isRecipient,
    };
  });
  const paid = seats.filter((seat) => seat.state === "paid").length;
  return {
    seats,
    round,
    rounds: count,
    phase,
    potCents: phase === "before" ? (count - 1) * contributionCents : paid * contributionCents,
    fullPotCents: (count - 1) * contributionCents,
    currency: "USD",
    dueOn: "2026-11-27",
  };
}
