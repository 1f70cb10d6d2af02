import { screen, within, waitFor } from "@testing-library/react";
import { fetchQuery } from "react-relay";
import { beforeEach, describe, expect, it, vi } from "vitest";
import query, { type GroupScreenQuery } from "../../../__generated__/member/GroupScreenQuery.graphql.ts";
import { AppFailure } from "../../../lib/AppFailure.ts";
import { groupAnswers, ids, mayNot, recruitingGroup, SHOWN } from "../../../test/groupForTests.ts";
import { limitsAnswer } from "../../../test/limitsForTests.ts";
import { renderGroupPage } from "../../../test/renderGroupPage.tsx";
import { signIn } from "../../../test/standIns.ts";

beforeEach(() => signIn(ids.chloe));

const card = async (name = "Take a seat") => within(await screen.findByRole("region", { name }));
const agreement = /You will pay \$100\.00 two times and receive \$200\.00 once/;

it.each([
  {
    code: "identity-required",
    next: "/identity-verification",
    href: "/identity-verification?next=%2Fg%2Frent-circle-1004",
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
  {
    code: "group-full",
    heading: "Group Full",
    next: "/groups?tab=discover",
    text: "This group has reached its member limit.",
    link: "See other groups",
  },
  {
    code: "invite-only",
    heading: "By invitation",
    next: "/groups?tab=discover",
    text: "This group is invite-only. You need an invitation to join.",
    link: "See other groups",
  },
  {
    code: "group-closed",
    heading: "Registration is over",
    next: "/groups?tab=discover",
    text: "This group is no longer accepting members",
    link: "See other groups",
  },
])("who is refused with $code reads why and finds $link", async ({ code, heading, next, href, text, link, values }) => {
  renderGroupPage(groupAnswers(recruitingGroup({ may_join: mayNot(code, { next, values }) })));
  const here = await card(heading);
  expect(here.getByText(text)).toBeVisible();
  expect(here.getByRole("link", { name: link })).toHaveAttribute("href", href ?? next);
  expect(here.queryByRole("checkbox")).toBeNull();
});

it.each([
  { code: "group-closed", heading: "Registration is over" },
  { code: "group-full", heading: "Group Full" },
  { code: "invite-only", heading: "By invitation" },
  { code: "join-link-ended", heading: "This link has ended" },
  { code: "group-frozen", heading: "This circle is frozen" },
])("invites nobody to a seat that $code keeps from them, and says why once: $heading", async ({ code, heading }) => {
  renderGroupPage(groupAnswers(recruitingGroup({ may_join: mayNot(code) })));
  expect(await screen.findByRole("heading", { level: 2, name: heading })).toBeVisible();
  expect(screen.getAllByText(heading)).toHaveLength(1);
  expect(screen.queryByText("Take a seat")).toBeNull();
});

it("D263: who finds a circle frozen reads that they need do nothing, and no terms whose dates may move", async () => {
  renderGroupPage(groupAnswers(recruitingGroup({ may_join: mayNot("group-frozen") })));
  const here = await card("This circle is frozen");
  expect(here.getByText(/^Nobody can join it meanwhile, and there is nothing you need to do\./)).toBeVisible();
  expect(here.queryByRole("listitem")).toBeNull();
  expect(screen.queryByText(/seats? (is|are) free/)).toBeNull();
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

it("D119: takes the request back, says so, and reads the page anew", async () => {
  const onChanged = vi.fn<() => void>();
  const { sent, user } = renderGroupPage(
    groupAnswers(recruitingGroup({ may_join: mayNot("request-pending") }), {
      withdraw_join_request: { success: true },
    }),
    onChanged,
  );
  await user.click(await (await card()).findByRole("button", { name: "Withdraw request" }));
  expect(await screen.findByText("Request withdrawn")).toBeVisible();
  expect(sent.at(-1)).toEqual({ name: "WithdrawRequestMutation", variables: { groupId: ids.group } });
  expect(onChanged).toHaveBeenCalledOnce();
});

it("D119: says why where the admin has answered meanwhile, and reads the page anew", async () => {
  const onChanged = vi.fn<() => void>();
  const { user } = renderGroupPage(
    groupAnswers(recruitingGroup({ may_join: mayNot("request-pending") }), {
      withdraw_join_request: () => {
        throw new AppFailure("join-request-answered", "");
      },
    }),
    onChanged,
  );
  await user.click(await (await card()).findByRole("button", { name: "Withdraw request" }));
  expect(await screen.findByText("This join request has already been answered.")).toBeVisible();
  expect(onChanged).toHaveBeenCalledOnce();
});

it("states totals, dates, how they can move, fees and that nobody guarantees it before joining", async () => {
  renderGroupPage(groupAnswers(recruitingGroup()));
  const lines = (await card()).getAllByRole("listitem").map((line) => line.textContent);
  expect(lines).toEqual([
    "$200.00 in all to pay, $200.00 in all to receive.",
    "From April 12, 2026 to June 12, 2026, every month.",
    "The circle starts with 3 members or more. The admin may start it by hand before its day, also with fewer: then these dates come sooner.",
    "Fees on top when you pay: by card 2.5% service, 2.9% + $0.30 processing, by bank transfer 1.5% service. None with All-Inclusive.",
    "Nobody guarantees that every member pays.",
  ]);
});

const missed = { is_start_missed: true, start_date: "2026-03-10" };

it.each([
  [
    true,
    "Its start day has passed. The admin may start it by hand at any time, with 3 members or with fewer, or choose another day.",
  ],
  [
    false,
    "Its start day has passed. It starts on another day, which the admin chooses, with 3 members or more, and not by hand.",
  ],
])("D75: promises no dates of a start that was missed; by hand: %s", async (manual_start_enabled, sentence) => {
  renderGroupPage(groupAnswers(recruitingGroup({ ...missed, manual_start_enabled })));
  const lines = (await card()).getAllByRole("listitem").map((line) => line.textContent);
  expect(lines.slice(1, 3)).toEqual(["The dates follow once the start date is set.", sentence]);
  const schedule = within(screen.getByRole("region", { name: "Schedule" }));
  expect(schedule.getByText("The schedule appears once a start date is set.")).toBeVisible();
  expect(screen.getByText("Start date").nextElementSibling).toHaveTextContent(/^Not set$/);
  expect(document.body).not.toHaveTextContent("2026");
  expect(screen.getByText("No start date yet")).toBeVisible();
});

it("D75: tells members of a start that was missed, and of no due date and no payout day", async () => {
  renderGroupPage(groupAnswers(recruitingGroup({ ...missed, may_join: mayNot("already-member") })));
  expect(await screen.findByText(/^You are in\./)).toHaveTextContent(
    "You are in. The circle did not start on Tue, Mar 10, and another day is not set yet.",
  );
  expect(await screen.findByText("The schedule appears once a start date is set.")).toBeVisible();
});

it("D75, D89: keeps the dates of a start whose day has come, as long as the circle was not found unable to start", async () => {
  renderGroupPage(groupAnswers(recruitingGroup({ start_date: "2026-03-09", may_join: mayNot("already-member") })));
  expect(await screen.findByText(/^You are in\./)).not.toHaveTextContent("did not start");
  expect(await screen.findAllByText(/provisional/i)).not.toHaveLength(0);
});

it("joins only with the agreement ticked, and then reads the page anew", async () => {
  const onChanged = vi.fn<() => void>();
  const joined = { success: true, isNew: true, message: "You have joined Rent circle", requiresApproval: false };
  const { sent, user } = renderGroupPage(groupAnswers(recruitingGroup(), { join_group: joined }), onChanged);
  const here = await card();

  await user.click(await here.findByRole("button", { name: "Join" }));
  expect(here.getByText("Please tick the agreement to go on.")).toBeVisible();
  expect(sent.some(({ name }) => name === "useJoinGroupMutation")).toBe(false);

  await user.click(here.getByRole("checkbox", { name: agreement }));
  await user.click(here.getByRole("button", { name: "Join" }));
  expect(await screen.findByText("You are a member of this group now.")).toBeVisible();
  expect(sent.at(-1)).toEqual({
    name: "useJoinGroupMutation",
    variables: { groupId: ids.group, message: null, shown: SHOWN },
  });
  expect(onChanged).toHaveBeenCalledOnce();
});

it("who has joined reads first where they stand, with the focus that went with the form", async () => {
  const joined = { success: true, isNew: true, message: "You have joined Rent circle", requiresApproval: false };
  const { become, user } = renderGroupPage(groupAnswers(recruitingGroup(), { join_group: joined }));
  const here = await card();
  await user.click(await here.findByRole("checkbox", { name: agreement }));
  await user.click(here.getByRole("button", { name: "Join" }));
  await become(recruitingGroup({ may_join: mayNot("already-member") }));
  await waitFor(() => expect(screen.getByText(/^You are in\./)).toHaveFocus());
});

it("D267: says where a circle starts on its day alone, and shows its rules beside the tick", async () => {
  const rules = "Sunday is pay day.";
  renderGroupPage(groupAnswers(recruitingGroup({ manual_start_enabled: false, minimum_members_to_start: 2, rules })));
  const here = await card();
  expect(here.getByText("The circle starts on its day with 2 members or more, and not by hand.")).toBeVisible();
  const opened = here.getByText("Read the group rules").closest("details")!;
  expect(opened).toHaveTextContent(`${rules}The admin may change the rules at any time`);
});

it("D106: a tick is for the terms under which it was set", async () => {
  const { become, sent, user } = renderGroupPage(groupAnswers(recruitingGroup()));
  const here = await card();
  await user.click(here.getByRole("checkbox", { name: agreement }));
  await become(recruitingGroup({ contribution_amount: 4_000_00 }));
  const tick = here.getByRole("checkbox", { name: /You will pay \$4,000\.00 two times/ });
  expect(tick).not.toBeChecked();
  await user.click(here.getByRole("button", { name: "Join" }));
  expect(here.getByText("Please tick the agreement to go on.")).toBeVisible();
  expect(sent.some(({ name }) => name === "useJoinGroupMutation")).toBe(false);
});

it("sends a word along with a request and says that it waits for approval", async () => {
  const asked = {
    success: true,
    isNew: true,
    message: "Your join request is pending approval",
    requiresApproval: true,
  };
  const { sent, user } = renderGroupPage(
    groupAnswers(recruitingGroup({ may_join: { allowed: true, act: "request" } }), { join_group: asked }),
  );
  const here = await card();
  await user.type(here.getByRole("textbox", { name: /A word to the admin/ }), " Amina knows me. ");
  await user.click(here.getByRole("checkbox", { name: agreement }));
  await user.click(here.getByRole("button", { name: "Request to join" }));
  expect(await screen.findByText("Request Submitted")).toBeVisible();
  expect(sent.at(-1)?.variables).toEqual({ groupId: ids.group, message: "Amina knows me.", shown: SHOWN });
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

it.each([
  { requiresApproval: false, text: "You are already a member of this group" },
  { requiresApproval: true, text: "Your join request is pending approval" },
])("D111: says what was done before, and no second success: $text", async ({ requiresApproval, text }) => {
  const before = { success: true, isNew: false, message: "in English", requiresApproval };
  const { user } = renderGroupPage(groupAnswers(recruitingGroup(), { join_group: before }));
  const here = await card();
  await user.click(here.getByRole("checkbox", { name: agreement }));
  await user.click(here.getByRole("button", { name: "Join" }));
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.queryByText("Success")).toBeNull();
  expect(screen.queryByText("Request Submitted")).toBeNull();
});

it.each([
  { act: "join", button: "Join", text: "Failed to join group. Please try again." },
  { act: "request", button: "Request to join", text: "Failed to submit join request" },
])("where nobody knows why it failed, $act says: $text", async ({ act, button, text }) => {
  const { user } = renderGroupPage(
    groupAnswers(recruitingGroup({ may_join: { allowed: true, act } }), {
      join_group: () => {
        throw new AppFailure("something-went-wrong", "");
      },
    }),
  );
  const here = await card();
  await user.click(here.getByRole("checkbox", { name: agreement }));
  await user.click(here.getByRole("button", { name: button }));
  expect(await screen.findByText("Join Failed")).toBeVisible();
  expect(screen.getByText(text)).toBeVisible();
});

/** Refused, as where somebody else took the last seat; the page, read again, knows what the server then says of it. */
async function pressJoinRefusedWith(code: string, isStated = false) {
  let answers = recruitingGroup();
  const { environment, router, user } = renderGroupPage(
    {
      ...groupAnswers(answers),
      groups_connection: () => ({ edges: [{ node: answers }] }),
      join_group: () => {
        if (isStated) answers = recruitingGroup({ may_join: mayNot(code) });
        throw new AppFailure(code, "the server's own words");
      },
    },
    () => void fetchQuery<GroupScreenQuery>(environment, query, { where: {} }).toPromise(),
  );
  const here = await card();
  await user.click(await here.findByRole("checkbox", { name: agreement }));
  await user.click(here.getByRole("button", { name: "Join" }));
  return { router, user };
}

it("leads who is not verified to the verification", async () => {
  const { router, user } = await pressJoinRefusedWith("identity-required");
  expect(await screen.findByText("Identity Verification Required")).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Verify Now" }));
  expect(router.state.location.pathname).toBe("/identity-verification");
});

it("D119: says that a member's name looks the same, which the page never tells, and leads to the own name", async () => {
  const { router, user } = await pressJoinRefusedWith("alias-taken");
  expect(await screen.findByText(/has a name that looks the same/)).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Open my profile" }));
  expect(router.state.location.pathname).toBe("/profile");
});

it.each([
  { code: "group-full", isStated: true, text: "This group has reached its member limit." },
  {
    code: "in-arrears",
    isStated: true,
    text: "You have an overdue contribution. Please pay it before joining or creating groups.",
  },
  { code: "a-code-of-tomorrow", isStated: false, text: "Something went wrong. Please try again." },
])("says Join Failed, and why once, when the server answers $code", async ({ code, isStated, text }) => {
  await pressJoinRefusedWith(code, isStated);
  expect(await screen.findByText("Join Failed")).toBeVisible();
  expect(await screen.findAllByText(text)).toHaveLength(1);
});

describe("who is invited", () => {
  const invited = {
    may_join: { allowed: true, act: "accept" },
    open_invitations: [
      {
        invitation_id: "00000000-0000-7000-8000-0000000000f2",
        expires_at: "2100-01-01T10:00:00Z",
        inviter_alias: "Amina",
      },
    ],
  };

  it("reads by whom, and accepts with the agreement ticked (D106)", async () => {
    const { sent, user } = renderGroupPage(
      groupAnswers(recruitingGroup(invited), { accept_invitation: { success: true } }),
    );
    const here = await card("You are invited");
    expect(screen.getByText("Amina invites you to this circle.")).toBeVisible();
    expect(screen.getByRole("link", { name: "Answer the invitation" })).toHaveAttribute(
      "href",
      "/g/rent-circle-1004#join",
    );
    await user.click(await here.findByRole("button", { name: "Accept invitation" }));
    expect(here.getByText("Please tick the agreement to go on.")).toBeVisible();
    await user.click(here.getByRole("checkbox", { name: agreement }));
    await user.click(here.getByRole("button", { name: "Accept invitation" }));
    expect(await screen.findByText("You are a member of this group now.")).toBeVisible();
    expect(sent.at(-1)).toEqual({
      name: "useAcceptInvitationMutation",
      variables: { invitationId: "00000000-0000-7000-8000-0000000000f2", shown: SHOWN },
    });
  });

  it.each([
    {
      code: "group-closed",
      heading: "Registration is over",
      lead: /^Amina invited you, but registration .* is over\.$/,
    },
    { code: "group-full", heading: "Group Full", lead: "Amina invited you, but every seat of this circle is taken." },
    { code: "group-frozen", heading: "This circle is frozen", lead: /^Amina invites you, but nobody .* is frozen\.$/ },
  ])("D111: reads the same at the head and in the card where no seat can be taken: $code", async (closed) => {
    const may_join = mayNot(closed.code, { next: "/groups?tab=discover" });
    renderGroupPage(groupAnswers(recruitingGroup({ ...invited, may_join })));
    const here = await card(closed.heading);
    expect(here.getByRole("link", { name: "See other groups" })).toHaveAttribute("href", "/groups?tab=discover");
    expect(screen.getByText(closed.lead)).toBeVisible();
    expect(screen.queryByText("You are invited")).toBeNull();
    expect(screen.queryByText("Amina invites you to this circle.")).toBeNull();
    expect(screen.queryByRole("link", { name: "Answer the invitation" })).toBeNull();
  });

  it("reads of the invitation also while a step of theirs is missing (D111)", async () => {
    renderGroupPage(groupAnswers(recruitingGroup({ ...invited, may_join: mayNot("identity-required") })));
    const here = await card("You are invited");
    expect(here.getByText("You must complete identity verification before accepting invitations")).toBeVisible();
    expect(screen.getByText("Amina invites you to this circle.")).toBeVisible();
  });

  it("declines after one question, and is led to the list of groups", async () => {
    const { router, sent, user } = renderGroupPage(
      groupAnswers(recruitingGroup(invited), { decline_invitation: { success: true } }),
    );
    await user.click(await (await card("You are invited")).findByRole("button", { name: "Decline" }));
    const question = within(await screen.findByRole("alertdialog", { name: "Decline this invitation?" }));
    await user.click(question.getByRole("button", { name: "Decline" }));
    expect(await screen.findByText("Invitation declined")).toBeVisible();
    expect(sent.at(-1)).toEqual({
      name: "DeclineInvitationMutation",
      variables: { invitationId: "00000000-0000-7000-8000-0000000000f2" },
    });
    expect(router.state.location.pathname).toBe("/groups");
  });
});
