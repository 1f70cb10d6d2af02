import { screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { AppFailure } from "../../lib/AppFailure.ts";
import { relayForTests } from "../../test/relayForTests.ts";
import { renderScreen } from "../../test/renderScreen.tsx";
import { answerFrom, signIn, signOut } from "../../test/standIns.ts";
import * as cancel from "./PaymentCancelScreen.tsx";
import * as success from "./PaymentSuccessScreen.tsx";
import { waitBeforeLook } from "./useContributionCheck.ts";

beforeEach(() => signIn("me"));
afterEach(() => vi.useRealTimers());

const paymentId = "00000000-0000-7000-8000-0000000000aa";

const payment = (status: string) => ({
  __typename: "payments",
  id: "payment-1",
  payment_id: paymentId,
  status,
  is_processing: false,
  payment_method: "card",
  payout_round: 2,
  amount: 100_00,
  service_fee: 2_50,
  processing_fee: 3_27,
  total: 105_77,
  currency: "USD",
  receipt_number: status === "completed" ? 100_017 : null,
  paid_at: status === "completed" ? "2026-03-10T12:00:00Z" : null,
  group: { id: "group-1", group_id: paymentId, name: "Rent circle", short_id: 1004, url_slug: "rent-circle-1004" },
});

function open(at: string, answers: Record<string, unknown> = {}) {
  const relay = relayForTests("member", answers);
  answerFrom(relay.environment);
  const routes = [
    { path: "/payment-success", Component: success.Component, loader: success.loader },
    { path: "/payment-cancel", Component: cancel.Component },
  ];
  renderScreen(routes, { at, environment: relay.environment });
  return relay;
}

it("shows group, round, amount and receipt of a confirmed payment", async () => {
  const { sent } = open(`/payment-success?payment_id=${paymentId}&group=rent-circle-1004`, {
    payments_connection: { edges: [{ node: payment("completed") }] },
  });
  expect(await screen.findByRole("heading", { name: "Payment Successful!" })).toBeVisible();
  expect(screen.getByText("Round 2 of Rent circle is paid.")).toBeVisible();
  expect(screen.getByText("Receipt 100017")).toBeVisible();
  expect(screen.getByText("Total").nextElementSibling).toHaveTextContent("$105.77");
  expect(screen.getByRole("link", { name: "Back to the group" })).toHaveAttribute("href", "/g/rent-circle-1004");
  expect(sent.some(({ name }) => name === "useContributionCheckMutation")).toBe(false);
});

it("believes the server, not the address: it waits until the provider has confirmed, and asks again", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  let status = "pending";
  const { sent } = open(`/payment-success?payment_id=${paymentId}`, {
    payments_connection: () => ({ edges: [{ node: payment(status) }] }),
    check_contribution: () => ({ status, payment_id: paymentId, message: null }),
  });
  expect(await screen.findByRole("heading", { name: "Confirming your payment…" })).toBeVisible();
  const checks = () => sent.filter(({ name }) => name === "useContributionCheckMutation").length;
  await waitFor(() => expect(checks()).toBe(1));

  status = "completed";
  await vi.advanceTimersByTimeAsync(2000);
  expect(await screen.findByRole("heading", { name: "Payment Successful!" })).toBeVisible();
  expect(checks()).toBe(2);
});

it("says that a bank transfer is on its way, which takes days, and does not wait for it", async () => {
  const { sent } = open(`/payment-success?payment_id=${paymentId}`, {
    payments_connection: {
      edges: [{ node: { ...payment("pending"), is_processing: true, payment_method: "us_bank_account" } }],
    },
    check_contribution: { status: "pending", payment_id: paymentId, message: null },
  });
  expect(await screen.findByRole("heading", { name: "Your transfer is on its way" })).toBeVisible();
  expect(screen.getByText(/takes a few business days to arrive/)).toBeVisible();
  expect(sent.some(({ name }) => name === "useContributionCheckMutation")).toBe(false);
});

it("says when the payment failed and leads back to the group", async () => {
  open(`/payment-success?payment_id=${paymentId}`, {
    payments_connection: { edges: [{ node: payment("failed") }] },
  });
  expect(await screen.findByRole("heading", { name: "Payment Failed" })).toBeVisible();
  expect(screen.getByText("There was an issue processing your payment. Please try again.")).toBeVisible();
});

it.each(["/payment-success", "/payment-success?payment_id=1%20or%201", `/payment-success?payment_id=${paymentId}`])(
  "knows no payment at %s",
  async (at) => {
    open(at, { payments_connection: { edges: [] } });
    expect(await screen.findByRole("heading", { name: "Payment not found" })).toBeVisible();
  },
);

it("waits longer after each question, half a minute at most", () => {
  expect([0, 1, 2, 3, 4, 9].map(waitBeforeLook)).toEqual([2000, 4000, 8000, 16_000, 30_000, 30_000]);
});

it("says after a cancelled checkout that nothing was charged, and gives the checkout up", async () => {
  const { sent } = open(`/payment-cancel?payment_id=${paymentId}&group=rent-circle-1004`, {
    cancel_contribution: () => {
      throw new AppFailure("payment-in-progress", "too late");
    },
  });
  expect(await screen.findByRole("heading", { name: "Payment Cancelled" })).toBeVisible();
  // The page does not promise when one can pay: the circle may be frozen (D263), or the round locked (D59).
  const said = "Nothing was charged. Your contribution is still open; the group’s page shows what you can do now.";
  expect(screen.getByText(said)).toBeVisible();
  expect(screen.getByRole("link", { name: "Back to the group" })).toHaveAttribute("href", "/g/rent-circle-1004");
  expect(sent).toEqual([{ name: "PaymentCancelScreenMutation", variables: { paymentId } }]);
});

it("asks the server for nothing when nobody is signed in, and follows no foreign address", async () => {
  signOut();
  const { sent } = open(`/payment-cancel?payment_id=${paymentId}&group=//evil.example`);
  expect(await screen.findByRole("link", { name: "Go to Dashboard" })).toHaveAttribute("href", "/dashboard");
  expect(sent).toEqual([]);
});
