import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { groupAnswers, mayNot, recruitingGroup } from "../../../test/groupForTests.ts";
import { renderGroupPage } from "../../../test/renderGroupPage.tsx";

it("D281: who disputes a payment reads until when they cannot join, and is led to our support", async () => {
  const may_join = mayNot("payment-disputed", { next: "/support" });
  const { router, user } = renderGroupPage(groupAnswers(recruitingGroup({ may_join })));
  expect(await screen.findByText("A payment is disputed")).toBeVisible();
  const text =
    "Your bank wants a contribution back, or has taken one back. You can join or create groups again once that is settled or the contribution is paid again.";
  expect(screen.getByText(text)).toBeVisible();
  await user.click(screen.getByRole("link", { name: "Contact support" }));
  expect(router.state.location.pathname).toBe("/support");
});
