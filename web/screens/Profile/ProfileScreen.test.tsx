import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it } from "vitest";
import { hearProductTime } from "../../lib/productClock.ts";
import { relayForTests } from "../../test/relayForTests.ts";
import { renderScreen } from "../../test/renderScreen.tsx";
import { answerFrom, signIn } from "../../test/standIns.ts";
import { profileAnswers } from "./profileForTests.ts";
import { Component, loader, shouldRevalidate } from "./ProfileScreen.tsx";

const ME = "00000000-0000-7000-8000-00000000000b";
beforeEach(() => {
  signIn(ME);
  hearProductTime("2026-03-15T12:00:00Z");
});

type Row = Record<string, unknown>;
const earned = (achievement_id: string, earned_at: string | null, more: Row = {}): Row => ({
  achievement_id,
  earned_at,
  points: 100,
  progress: 2,
  requirement_target: 5,
  requirement_type: "payments",
  ...more,
});
const achievements = [
  earned("first_payment", "2026-01-05T12:00:00Z", { points: 50, progress: 1, requirement_target: 1 }),
  earned("consistent_saver", null),
  earned("social_butterfly", null),
  earned("reliable_saver", null),
  earned("savings_milestone", null, { progress: 85_000, requirement_target: 100_000, requirement_type: "saved_cents" }),
  earned("of_another_release", null),
];
function open(at = "/profile", { record = {}, own = achievements }: { record?: Row; own?: Row[] } = {}) {
  const relay = relayForTests("member", profileAnswers({ person: { own_achievements: own }, record }));
  answerFrom(relay.environment);
  const view = renderScreen([{ path: "/profile", Component, loader, shouldRevalidate }], {
    at,
    environment: relay.environment,
  });
  return { ...relay, ...view };
}

describe("the overview", () => {
  it("shows four figures, and the rating as the sum of its parts (D133)", async () => {
    open();
    expect((await screen.findByText("Total Saved")).parentElement).toHaveTextContent("$850.00");
    expect(screen.getByText("On-time Rate").parentElement).toHaveTextContent("92%");
    const card = within(screen.getByRole("region", { name: "Your rating" }));
    expect(card.getByText("4.9")).toBeVisible();
    expect(card.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
      "Everybody starts with3.00",
      "Identity verified+0.50",
      "1 circle completed+0.20",
      "92% of contributions paid on time+0.92",
      "Member of a running circle+0.30",
    ]);
    expect(card.queryByText("A rating is never more than 5.")).toBeNull();
    expect(card.getByText("Nothing has lowered it.")).toBeVisible();
  });

  it("says where the sum is cut at 5", async () => {
    open("/profile", { record: { completed_groups: 2, rating_of_groups: 0.4, rating: 5 } });
    expect(await screen.findByText("A rating is never more than 5.")).toBeVisible();
  });

  it("says what others see of a newcomer, and calls nothing on time that never fell due (D136)", async () => {
    open("/profile", { record: { fallen_due: 0, is_new_member: true, is_verified: false, rating_of_identity: 0 } });
    expect(
      await screen.findByText("Others see “New member” until 3 of your contributions have fallen due."),
    ).toBeVisible();
    expect(screen.getByText("No contribution has fallen due yet")).toBeVisible();
    expect(screen.getByText("Identity not verified yet").parentElement).toHaveTextContent("0.00");
  });

  it("names what has lowered the score, and when it fades (D135)", async () => {
    open("/profile", { record: { score: 65, late_marks: 2, default_marks: 1 } });
    expect(await screen.findByText("65 of 100")).toBeVisible();
    expect(screen.getByText("2 late contributions: −10")).toBeVisible();
    expect(screen.getByText("1 contribution unpaid for too long: −25")).toBeVisible();
    expect(screen.getByText(/takes 5 off for 12 months.*30 days.*another 25 off, until 24 months/)).toBeVisible();
    expect(screen.queryByText("Nothing has lowered it.")).toBeNull();
  });
});

describe("the achievements", () => {
  it("show the level, the stars and how far the next level is (D137, D138)", async () => {
    open("/profile?tab=achievements");
    const card = within(await screen.findByRole("region", { name: "Level Silver" }));
    expect(card.getByRole("img", { name: "3 of 5 stars" })).toBeVisible();
    expect(card.getByText("200 points to Gold")).toBeVisible();
    expect(card.getByRole("progressbar", { name: "Way to the next level" })).toHaveAttribute("aria-valuenow", "20");
    expect(card.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
      "New0",
      "Bronze100",
      "Silver250",
      "Gold500",
      "Platinum1,000",
    ]);
  });

  it("have nothing after the highest level", async () => {
    open("/profile?tab=achievements", {
      record: {
        level: "platinum",
        level_from: 1_000,
        next_level: null,
        next_level_from: null,
        points: 1_050,
        stars: 5,
      },
    });
    expect(await screen.findByText("This is the highest level.")).toBeVisible();
    expect(screen.getByRole("progressbar", { name: "Way to the next level" })).toHaveAttribute("aria-valuenow", "100");
  });

  it("stand four on a page, with what is earned and how far the rest is", async () => {
    open("/profile?tab=achievements");
    const card = within(await screen.findByRole("region", { name: "Achievements" }));
    const names = () => card.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent);
    expect(names()).toEqual(["First Contribution", "Consistent Saver", "Social Butterfly", "Reliable Saver"]);
    expect(card.getByText("1 of 5 earned")).toBeVisible();
    expect(card.getByText("Earned on Jan 5")).toBeVisible();
    expect(card.getByRole("progressbar", { name: "Consistent Saver" })).toHaveAttribute("aria-valuenow", "40");
    expect(card.getByRole("button", { name: "Previous" })).toBeDisabled();
    await userEvent.click(card.getByRole("button", { name: "Next" }));
    expect(names()).toEqual(["Savings Milestone"]);
    expect(card.getByText("850.00 of 1,000.00")).toBeVisible();
    expect(card.getByText("Page 2 of 2")).toBeVisible();
    expect(card.getByRole("button", { name: "Next" })).toBeDisabled();
    await userEvent.click(card.getByRole("button", { name: "Previous" }));
    expect(names()).toHaveLength(4);
  });

  it("open by their tab, and the tab stays in the address", async () => {
    const { container } = open();
    await userEvent.click(await screen.findByRole("tab", { name: "Achievements" }));
    expect(await screen.findByRole("region", { name: "Achievements" })).toBeVisible();
    expect(within(container).getByRole("tab", { name: "Achievements" })).toHaveAttribute("aria-selected", "true");
  });
});
