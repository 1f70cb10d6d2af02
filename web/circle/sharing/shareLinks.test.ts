import { expect, it } from "vitest";
import { shareTargets, shareUrl } from "./shareLinks.ts";

const group = {
  path: "/g/rent-circle-1004",
  name: "Rent & food",
  contributionCents: 100_00,
  payoutCents: 900_00,
  currency: "USD",
  frequency: "monthly" as const,
  members: 7,
  memberLimit: 10,
  spots: 3,
};

it("carries what a preview shows in the query of the group's address", () => {
  const url = new URL(shareUrl(group, "https://circle.example"));
  expect(url.origin + url.pathname).toBe("https://circle.example/g/rent-circle-1004");
  expect(Object.fromEntries(url.searchParams)).toEqual({
    name: "Rent & food",
    contribution: "100.00",
    payout: "900.00",
    frequency: "monthly" as const,
    members: "7/10",
    spots: "3",
  });
});

it("cuts a post on X at 240 characters and adds the two hashtags", () => {
  const x = shareTargets("https://circle.example/g/a", "é".repeat(300)).find((target) => target.id === "x");
  const query = new URL(x?.href ?? "").searchParams;
  expect([...(query.get("text") ?? "")]).toHaveLength(240);
  expect(query.get("hashtags")).toBe("SavingsGroup,FinancialGoals");
});

it("sends text and link together where a place takes only one text", () => {
  const [whatsapp] = shareTargets("https://circle.example/g/a", "Join me");
  expect(new URL(whatsapp?.href ?? "").searchParams.get("text")).toBe("Join me https://circle.example/g/a");
});
