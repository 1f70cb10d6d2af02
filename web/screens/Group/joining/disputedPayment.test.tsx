import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { groupAnswers, mayNot, recruitingGroup } from "../../../test/groupForTests.ts";
import { renderGroupPage } from "../../../test/renderGroupPage.tsx";

it("D281: who disputes a payment reads until when they cannot join, and is led to their payments", async () => {
  const may_join = mayNot("payment-disputed", { next: "/payment-schedule" });
  const { router, user } = renderGroupPage(groupAnswers(recruitingGroup({ may_join })));
  expect(await screen.findByText("A payment is disputed")).toBeVisible();
  expect(screen.getByText(/You can join or create groups again once that is settled/)).toBeVisible();
  await user.click(screen.getByRole("link", { name: "See my payments" }));
  expect(router.state.location.pathname).toBe("/payment-schedule");
});
