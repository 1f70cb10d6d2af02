import { act, screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { bringDocument } from "../../i18n/bring.ts";
import type { Language } from "../../theme/appearance.ts";
import { relayForTests } from "../../test/relayForTests.ts";
import { renderScreen } from "../../test/renderScreen.tsx";
import { answerFrom } from "../../test/standIns.ts";
import { Component, loader } from "./FaqScreen.tsx";
import { topicsOf } from "./useFaq.ts";

const limits = import.meta.glob<string>(
  "../../../hasura/migrations/default/1790000000100_create_clock_and_catalogue/up.sql",
  { query: "?raw", import: "default", eager: true },
);
/** Every limit of the catalogue by its name. */
const LIMITS = Object.fromEntries(
  [...Object.values(limits)[0]!.matchAll(/\('(\w+)', (\d+), '[^']+', 'D\d+'\)/g)].map(([, name, value]) => [
    name!,
    Number(value),
  ]),
);
const money = { cents: 599, currency: "USD" };
const rate = { service: 2.5, processing: 2.9, fixed: money };
const plan = { price: money, groups: 1, supportHours: 24 };
const figures = {
  limits: LIMITS,
  plans: { free: plan, premium: plan, all_inclusive: plan },
  fees: { card: rate, us_bank_account: rate },
  withdrawal: { min: money, most: money },
};

const answers = {
  limits_connection: {
    edges: Object.entries(LIMITS).map(([limit_id, value]) => ({ node: { id: limit_id, limit_id, value } })),
  },
  plans_connection: {
    edges: ["free", "premium", "all_inclusive"].map((plan_id) => ({
      node: { id: plan_id, plan_id, active_group_limit: 1, currency: "USD", price_cents: 599, support_hours: 24 },
    })),
  },
  fee_rates_connection: {
    edges: ["card", "us_bank_account"].map((payment_method) => ({
      node: {
        id: payment_method,
        payment_method,
        processing_basis_points: 290,
        processing_fixed_cents: 30,
        service_basis_points: 250,
      },
    })),
  },
  support_contacts_connection: { edges: [{ node: { id: "contact", address: "help@circle.test" } }] },
};

async function open(at = "/faq") {
  const { environment } = relayForTests("anonymous", answers);
  answerFrom(environment);
  return act(async () => renderScreen([{ path: "/faq", Component, loader }], { at, environment }));
}

it.each(["en", "es", "fr"] as const)(
  "D221: %s has six topics and 24 answers or more, with every figure in its place",
  async (language: Language) => {
    const { topics } = await bringDocument(language, "faq");
    const written = topicsOf(language, topics, figures);
    expect(written).toHaveLength(6);
    const all = written.flatMap(({ answers: own }) => own);
    expect(all.length).toBeGreaterThanOrEqual(24);
    const english = topicsOf("en", (await bringDocument("en", "faq")).topics, figures);
    // The addresses of answers are the same in every language, and each is one's own.
    expect(all.map(({ name }) => name)).toEqual(english.flatMap(({ answers: own }) => own.map(({ name }) => name)));
    expect(new Set(all.map(({ name }) => name)).size).toBe(all.length);
    // A figure that the catalogue does not have would leave a gap.
    const places = JSON.stringify(topics).match(/\{\{[^}]+\}\}/g) ?? [];
    const path = (place: string) =>
      place
        .replaceAll(/[{}]|,.*/g, "")
        .trim()
        .split(".");
    const missing = places.filter(
      (place) =>
        path(place).reduce<unknown>((at, key) => (at as Record<string, unknown>)?.[key], figures) === undefined,
    );
    expect(missing).toEqual([]);
    expect(JSON.stringify(written)).not.toMatch(/\{\{|undefined|NaN/);
  },
);

it("opens the answer that the address names, with today's figures in it", async () => {
  await open("/faq#early-grace-late");
  const answer = (await screen.findByText("What do early, grace and late mean?")).closest("details")!;
  expect(answer).toHaveAttribute("id", "early-grace-late");
  expect(answer.open).toBe(true);
  expect(answer).toHaveTextContent("Then 3 days of grace follow");
});

it("finds by words without regard to case and accents, counts what it found, and says what to do when there is nothing", async () => {
  const { user } = await open();
  const box = await screen.findByRole("searchbox", { name: "Search the answers" });
  await user.type(box, "WITHDRÁWAL");
  expect(await screen.findByText(/answers? found/)).toBeInTheDocument();
  expect(screen.getByText("What is an instant payout?")).toBeInTheDocument();
  expect(screen.queryByText("What is a savings circle?")).not.toBeInTheDocument();
  await user.clear(box);
  await user.type(box, "xyzzy");
  const none = (await screen.findByText("No answer has these words")).closest("[role=status]") as HTMLElement;
  expect(within(none).getByRole("link", { name: "Contact support" })).toHaveAttribute("href", "/support");
  await user.click(within(none).getByRole("button", { name: "Show all answers" }));
  expect(await screen.findByText("What is a savings circle?")).toBeInTheDocument();
});

it("D250: shows the one address of support", async () => {
  await open();
  expect(await screen.findByRole("link", { name: "help@circle.test" })).toHaveAttribute(
    "href",
    "mailto:help@circle.test",
  );
});
