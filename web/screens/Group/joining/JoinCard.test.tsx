import { screen, within } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { AppFailure } from "../../../lib/AppFailure.ts";
import { groupAnswers, ids, mayNot, recruitingGroup } from "../../../test/groupForTests.ts";
import { limitsAnswer } from "../../../test/limitsForTests.ts";
import { renderGroupPage } from "../../../test/renderGroupPage.tsx";
import { signIn } from "../../../test/standIns.ts";

beforeEach(() => signIn(ids.chloe));

const card = async () => within(await screen.findByRole("region", { name: "Take a seat" }));
const agreement = /You will pay \$100\.00 two times and receive \$200\.00 once/;

it.each([
  {
    code: "identity-required",
    next: "/identity-verification",
    text: "You must complete identity verification before joining groups",
    link: "Verify Now",
  },
  {
    code: "free-plan-limit",
    values: { count: 2 },
    next: "/subscription",
    text: "Free plan limit reached: You can only join 2 groups. Upgrade to join more.",
    link: "Upgrade",
  },
  {
    code: "in-arrears",
    next: "/dashboard",
    text: "You have an overdue contribution. Please pay it before joining or creating groups.",
    link: "See what I owe",
  },
  { code: "group-full", next: "/groups?tab=discover", text: "This group is full", link: "See other groups" },
  {
    code: "invite-only",
    next: "/groups?tab=discover",
    text: "This group is invite-only. You need an invitation to join.",
    link: "See other groups",
  },
  {
    code: "group-closed",
    next: "/groups?tab=discover",
    text: "This group is no longer accepting members",
    link: "See other groups",
  },
])("who is refused with $code reads why and finds $link", async ({ code, next, text, link, values }) => {
  renderGroupPage(groupAnswers(recruitingGroup({ may_join: mayNot(code, { next, values }) })));
  const here = await card();
  expect(here.getByText(text)).toBeVisible();
  expect(here.getByRole("link", { name: link })).toHaveAttribute("href", next);
  expect(here.queryByRole("checkbox")).toBeNull();
});

it("says kindly, without a way on, what a newer server refuses", async () => {
  renderGroupPage(groupAnswers(recruitingGroup({ may_join: mayNot("a-code-of-tomorrow", { next: "/tomorrow" }) })));
  const here = await card();
  expect(here.getByText("Not possible right now")).toBeVisible();
  expect(here.queryByRole("link")).toBeNull();
});

it("tells who has asked that the answer is pending", async () => {
  renderGroupPage(groupAnswers(recruitingGroup({ may_join: mayNot("request-pending") })));
  expect((await card()).getByText("Your join request is pending approval")).toBeVisible();
});

it("states totals, dates, fees and that nobody guarantees it before joining", async () => {
  renderGroupPage(groupAnswers(recruitingGroup()));
  const lines = (await card()).getAllByRole("listitem").map((line) => line.textContent);
  expect(lines).toEqual([
    "$200.00 in all to pay, $200.00 in all to receive.",
    "From February 12, 2026 to April 12, 2026, every month.",
    "Fees on top when you pay: by card 2.5% service, 2.9% + $0.30 processing, by bank transfer 1.5% service. None with All-Inclusive.",
    "Nobody guarantees that every member pays.",
  ]);
});

it("joins only with the agreement ticked, and then reads the page anew", async () => {
  const onChanged = vi.fn<() => void>();
  const joined = { success: true, message: "You have joined Rent circle", requiresApproval: false };
  const { sent, user } = renderGroupPage(groupAnswers(recruitingGroup(), { join_group: joined }), onChanged);
  const here = await card();

  await user.click(here.getByRole("button", { name: "Join" }));
  expect(here.getByText("Please tick the agreement to go on.")).toBeVisible();
  expect(sent.some(({ name }) => name === "useJoinGroupMutation")).toBe(false);

  await user.click(here.getByRole("checkbox", { name: agreement }));
  await user.click(here.getByRole("button", { name: "Join" }));
  expect(await screen.findByText("You are a member of this group now.")).toBeVisible();
  expect(sent.at(-1)).toEqual({ name: "useJoinGroupMutation", variables: { groupId: ids.group, message: null } });
  expect(onChanged).toHaveBeenCalledOnce();
});

it("sends a word along with a request and says that it waits for approval", async () => {
  const asked = { success: true, message: "Your join request is pending approval", requiresApproval: true };
  const { sent, user } = renderGroupPage(
    groupAnswers(recruitingGroup({ may_join: { allowed: true, act: "request" } }), { join_group: asked }),
  );
  const here = await card();
  await user.type(here.getByRole("textbox", { name: /A word to the admin/ }), " Amina knows me. ");
  await user.click(here.getByRole("checkbox", { name: agreement }));
  await user.click(here.getByRole("button", { name: "Request to join" }));
  expect(await screen.findByText("Request Submitted")).toBeVisible();
  expect(sent.at(-1)?.variables).toEqual({ groupId: ids.group, message: "Amina knows me." });
});

it("R3: says how long that word may be, as the catalogue has it", async () => {
  renderGroupPage(
    groupAnswers(recruitingGroup({ may_join: { allowed: true, act: "request" } }), {
      limits_connection: limitsAnswer({ join_message_max: 1250 }),
    }),
  );
  const word = (await card()).getByRole("textbox", { name: /A word to the admin/ });
  expect(word).toHaveAccessibleDescription("Up to 1,250 characters");
  expect(word).toHaveAttribute("maxlength", "1250");
});

async function pressJoinRefusedWith(code: string) {
  const { router, user } = renderGroupPage(
    groupAnswers(recruitingGroup(), {
      join_group: () => {
        throw new AppFailure(code, "the server's own words");
      },
    }),
  );
  const here = await card();
  await user.click(here.getByRole("checkbox", { name: agreement }));
  await user.click(here.getByRole("button", { name: "Join" }));
  return { router, user };
}

it("leads who is not verified to the verification", async () => {
  const { router, user } = await pressJoinRefusedWith("identity-required");
  expect(await screen.findByText("Identity Verification Required")).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Verify Now" }));
  expect(router.state.location.pathname).toBe("/identity-verification");
});

it.each([
  { code: "group-full", text: "This group is full" },
  { code: "in-arrears", text: "You have an overdue contribution. Please pay it before joining or creating groups." },
  { code: "a-code-of-tomorrow", text: "Something went wrong. Please try again." },
])("says Join Failed and why when the server answers $code", async ({ code, text }) => {
  await pressJoinRefusedWith(code);
  expect(await screen.findByText("Join Failed")).toBeVisible();
  expect(screen.getByText(text)).toBeVisible();
});
