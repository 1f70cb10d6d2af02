import { screen, within } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { renderWithProviders } from "../../test/renderWithProviders.tsx";
import { Ring, type RingProps } from "./Ring.tsx";
import type { RingSeat } from "./seat.ts";

const seat = (position: number, name: string, more: Partial<RingSeat> = {}): RingSeat => ({
  userId: `user-${position}`,
  name,
  avatarUrl: null,
  position,
  state: "due",
  hasReceived: false,
  isMe: false,
  isRecipient: false,
  ...more,
});

const running: RingProps = {
  // Out of order on purpose: the payout order decides.
  seats: [
    seat(3, "Chloé Martin", { state: "grace", graceDaysLeft: 1 }),
    seat(1, "Amina El Fassi", { state: "paid", hasReceived: true }),
    seat(4, "Dele Okafor", { state: "late", isMe: true }),
    seat(2, "Bruno Díaz", { state: "excused", isRecipient: true }),
  ],
  round: 2,
  rounds: 4,
  potCents: 100_00,
  fullPotCents: 300_00,
  currency: "USD",
  dueOn: "2026-05-12",
  phase: "running",
};

const seatButtons = () => within(screen.getByRole("list")).getAllByRole("button");

beforeEach(() => document.documentElement.setAttribute("data-still", ""));

describe("the ring", () => {
  it("lists its seats in payout order, each with its state in words", () => {
    renderWithProviders(<Ring {...running} />);
    expect(seatButtons().map((button) => button.getAttribute("aria-label"))).toEqual([
      "Round 1: Amina El Fassi, paid, has received the pot",
      "Round 2: Bruno Díaz, does not pay this round, whose turn it is",
      "Round 3: Chloé Martin, 1 day of grace left",
      "Round 4: Dele Okafor (you), late",
    ]);
  });

  it("says what lies on the table, which round it is and when it is due", () => {
    const { container } = renderWithProviders(<Ring {...running} />);
    expect(container).toHaveTextContent("$100.00");
    expect(screen.getByText("Round 2 of 4")).toBeInTheDocument();
    expect(screen.getByText(/^Due .*12/)).toBeInTheDocument();
  });

  it("is one stop for Tab, on my own seat, and the arrow keys walk round it", async () => {
    const { user } = renderWithProviders(<Ring {...running} />);
    await user.tab();
    expect(document.activeElement).toHaveAccessibleName(/Dele/);
    await user.keyboard("{ArrowRight}");
    expect(document.activeElement).toHaveAccessibleName(/Amina/);
    await user.keyboard("{ArrowLeft}{ArrowLeft}");
    expect(document.activeElement).toHaveAccessibleName(/Chloé/);
    await user.keyboard("{Home}");
    expect(document.activeElement).toHaveAccessibleName(/Amina/);
    expect(seatButtons().filter((button) => button.tabIndex === 0)).toHaveLength(1);
  });

  it("opens a seat by click, Enter and Space", async () => {
    const onOpenSeat = vi.fn<NonNullable<RingProps["onOpenSeat"]>>();
    const { user } = renderWithProviders(<Ring {...running} onOpenSeat={onOpenSeat} />);
    await user.click(screen.getByRole("button", { name: /Bruno/ }));
    await user.keyboard("{Enter} ");
    expect(onOpenSeat.mock.calls.map(([opened]) => opened.name)).toEqual(["Bruno Díaz", "Bruno Díaz", "Bruno Díaz"]);
  });

  const withChairs = [
    seat(1, "Amina", { state: "upcoming" }),
    seat(2, "", { userId: "", state: "open" }),
    seat(3, "", { userId: "", state: "open" }),
  ];

  const kept = withChairs.map((chair) => (chair.state === "open" ? { ...chair, isKept: true } : chair));

  it("D74: calls no seat free once registration is closed", () => {
    renderWithProviders(<Ring {...running} seats={kept} phase="before" round={1} dueOn={null} isClosed />);
    expect(screen.getByText("Registration closed")).toBeInTheDocument();
    expect(screen.getByRole("button", { name: "Round 2: empty seat" })).toBeInTheDocument();
    expect(screen.queryByText(/free/i)).not.toBeInTheDocument();
  });

  it("D92: calls no seat free that is kept for who waits for one", () => {
    renderWithProviders(<Ring {...running} seats={kept} phase="before" round={1} dueOn={null} />);
    expect(screen.getByText("Every seat is taken")).toBeInTheDocument();
    expect(screen.queryByText(/free/i)).not.toBeInTheDocument();
  });

  it("before the start shows empty chairs and how many are free", () => {
    renderWithProviders(<Ring {...running} seats={withChairs} phase="before" round={1} rounds={3} dueOn={null} />);
    expect(screen.getByRole("button", { name: "Round 2: free seat" })).toBeInTheDocument();
    expect(screen.getByText("2 seats free")).toBeInTheDocument();
    expect(screen.getByText("No start date yet")).toBeInTheDocument();
  });

  it("after the end says that everyone has had their turn", () => {
    renderWithProviders(<Ring {...running} phase="completed" round={4} />);
    expect(screen.getByText("Everyone has had their turn")).toBeInTheDocument();
  });

  it("D95: writes no name and no letter on a seat whose person is not to be known, and says in words who sits there", () => {
    const seats = [seat(1, "Member", { isNameless: true }), seat(2, "Bruno Díaz")];
    renderWithProviders(<Ring {...running} seats={seats} rounds={2} />);
    const [nameless, named] = seatButtons();
    expect(nameless).toHaveAccessibleName(/^Round 1: Member/);
    expect(nameless).toHaveTextContent(/^$/);
    expect(named).toHaveTextContent("BD");
    expect(screen.queryByText("Member")).toBeNull();
    expect(screen.getByText("Bruno")).toBeInTheDocument();
  });

  it.each([13, 25, 50])("draws %i seats, every one reachable", (count) => {
    const seats = Array.from({ length: count }, (_, at) => seat(at + 1, `Member ${at + 1}`));
    renderWithProviders(<Ring {...running} seats={seats} rounds={count} />);
    expect(seatButtons()).toHaveLength(count);
  });
});
