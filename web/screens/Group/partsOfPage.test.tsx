/** A part of a circle's page that fails, as code that does not arrive makes it fail, leaves the rest of the page. */
import { screen, within } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { groupAnswers, ids, mayNot, recruitingGroup, startedGroup } from "../../test/groupForTests.ts";
import { renderGroupPage } from "../../test/renderGroupPage.tsx";
import { signIn } from "../../test/standIns.ts";

const failing = vi.hoisted(() => () => {
  throw new Error("this part failed");
});
vi.mock("../../circle/joining/JoinLinkOpener.tsx", () => ({ JoinLinkBanner: failing }));
vi.mock("../../organizer/Group/OrganizerPanels.tsx", () => ({ OrganizerPanels: failing }));
vi.mock("./joining/JoinForm.tsx", () => ({ JoinForm: failing }));
vi.mock("./joining/OfferedSeat.tsx", () => ({ OfferedSeat: failing }));
vi.mock("./joining/WaitingButton.tsx", () => ({ WaitingButton: failing }));
vi.mock("./joining/WithdrawRequest.tsx", () => ({ WithdrawRequest: failing }));

beforeEach(() => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  signIn(ids.chloe);
});

const hasFailed = () => screen.findByText("This part could not be shown.");
const joining = (name = "Take a seat") => within(screen.getByRole("region", { name }));

it("the panels of its admin", async () => {
  signIn(ids.amina);
  renderGroupPage(groupAnswers(startedGroup()));
  await hasFailed();
  expect(screen.getByText(/^You pay/)).toBeVisible();
});

it("the link that somebody came by", async () => {
  renderGroupPage(groupAnswers(recruitingGroup({ may_join: mayNot("invite-only") })), undefined, "?link=token");
  await hasFailed();
  expect(joining("By invitation").getByText(/invite-only/)).toBeVisible();
});

it("the seat that is offered", async () => {
  const offer = { id: "w1", offer_ends_at: "2026-03-10T12:00:00Z" };
  renderGroupPage(groupAnswers(recruitingGroup({ may_join: mayNot("free-plan-limit"), waiting_list: [offer] })));
  await hasFailed();
  expect(joining().getByText(/in all to pay/)).toBeVisible();
});

it("the button to wait for a seat", async () => {
  renderGroupPage(groupAnswers(recruitingGroup({ may_join: mayNot("group-full", { act: "wait" }), spots_left: 0 })));
  await hasFailed();
  expect(joining("Group Full").getByText(/reached its member limit/)).toBeVisible();
});

it("the button to take a request back", async () => {
  renderGroupPage(groupAnswers(recruitingGroup({ may_join: mayNot("request-pending") })));
  await hasFailed();
  expect(joining().getByText("Request sent")).toBeVisible();
});

it("the form to join", async () => {
  renderGroupPage(groupAnswers(recruitingGroup()));
  await hasFailed();
  expect(joining().getByText(/in all to pay/)).toBeVisible();
});
