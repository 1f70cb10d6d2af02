import { act, screen, waitFor, within } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { AppFailure } from "../../lib/AppFailure.ts";
import { boardRows, ids, mayNot, profileRow, recruitingGroup } from "../../test/groupForTests.ts";
import { limitsAnswer } from "../../test/limitsForTests.ts";
import { relayForTests } from "../../test/relayForTests.ts";
import { renderWithProviders } from "../../test/renderWithProviders.tsx";
import { answerFrom } from "../../test/standIns.ts";
import { OrganizerPanels } from "./OrganizerPanels.tsx";

const ready = (more: Record<string, unknown> = {}) =>
  recruitingGroup({
    may_join: mayNot("already-member"),
    status: "ready_to_start",
    current_members: 3,
    board: boardRows({ amina: "waiting", bruno: "waiting", chloe: "waiting" }),
    ...more,
  });

function renderPanels(node: Record<string, unknown>, actions: Record<string, unknown> = {}) {
  const relay = relayForTests("group_admin", { node, limits_connection: limitsAnswer(), ...actions });
  answerFrom(relay.environment);
  const onChanged = vi.fn<() => void>();
  const view = renderWithProviders(<OrganizerPanels groupId="group-1" onChanged={onChanged} />);
  return { ...view, ...relay, onChanged };
}

const refuse = (code: string) => () => {
  throw new AppFailure(code, "the server's own words");
};

const timing = async () => within(await screen.findByRole("region", { name: "Group Timing Control" }));

it.each([
  [true, "It did not start on March 10, 2026. Start it by hand, or extend recruitment to another day."],
  [false, "It did not start on March 10, 2026. Extend recruitment to another day, so that it starts then."],
])("D75: says what to do about a start that was missed; by hand: %s", async (manual_start_enabled, text) => {
  renderPanels(ready({ is_start_missed: true, manual_start_enabled, start_date: "2026-03-10" }));
  const here = await timing();
  expect(here.getByText(/^It did not start on/)).toHaveTextContent(text);
  expect(here.queryByText(/by itself/)).toBeNull();
});

it.each([
  { refused: mayNot("manual-start-disabled"), reason: "Manual start is not enabled for this group" },
  { refused: mayNot("no-members"), reason: "Cannot start group with no members" },
  {
    refused: mayNot("not-enough-members", { values: { needed: 4, members: 1 } }),
    reason: "Need at least 4 members to start (currently 1)",
  },
  { refused: mayNot("group-frozen"), reason: /This group is frozen/ },
])("cannot be started, and the button says why: $reason", async ({ refused, reason }) => {
  renderPanels(ready({ may_start: refused }));
  const button = (await timing()).getByRole("button", { name: "Start Now" });
  expect(button).toBeDisabled();
  expect(button).toHaveAccessibleDescription(reason);
});

it.each([
  { status: "recruiting", ways: ["Extend recruitment", "Close registration"] },
  { status: "ready_to_start", ways: ["Extend recruitment"] },
])("D74, D77: leads from $status to moving the start and to closing registration", async ({ status, ways }) => {
  renderPanels(ready({ status }));
  const links = (await timing()).getAllByRole("link");
  expect(links.map((link) => link.textContent)).toEqual(ways);
  for (const link of links) expect(link).toHaveAttribute("href", "/g/rent-circle-1004/manage#timing-more");
});

it("starts after saying what that fixes for good", async () => {
  const { onChanged, sent, user } = renderPanels(ready(), { start_group: { success: true } });
  await user.click((await timing()).getByRole("button", { name: "Start Now" }));
  const dialog = within(await screen.findByRole("alertdialog", { name: "Start Rent circle?" }));
  expect(dialog.getAllByRole("listitem")[0]).toHaveTextContent(
    "3 members, 3 rounds: each pays $100.00 a round and receives $200.00 once.",
  );
  await user.click(dialog.getByRole("button", { name: "Start Group" }));
  expect(await screen.findByText("Group Started Successfully!")).toBeVisible();
  expect(screen.getByText("The group has been started manually and all members have been notified.")).toBeVisible();
  expect(sent.at(-1)?.variables).toEqual({
    groupId: ids.group,
    orderIsFinal: false,
    overrideMinimum: false,
    withoutAsked: false,
  });
  expect(onChanged).toHaveBeenCalledOnce();
});

it("R3, D56: says when the first contribution is due, as the catalogue has it", async () => {
  const { user } = renderPanels(ready(), { limits_connection: limitsAnswer({ first_due_after_manual_start: 5 }) });
  await user.click((await timing()).getByRole("button", { name: "Start Now" }));
  const dialog = within(await screen.findByRole("alertdialog"));
  expect(dialog.getByText("The first contribution is due in 5 days. Everyone is notified.")).toBeVisible();
});

const tooFew = mayNot("not-enough-members", { values: { needed: 3, members: 2 }, act: "start_anyway" });

it("starts below the minimum only after a second confirmation", async () => {
  const { sent, user } = renderPanels(ready({ current_members: 2, may_start: tooFew }), {
    start_group: { success: true },
  });
  await user.click((await timing()).getByRole("button", { name: "Start anyway" }));
  const dialog = within(await screen.findByRole("alertdialog"));
  await user.click(dialog.getByRole("button", { name: "Start Group" }));
  expect(dialog.getByText("Please confirm to go on.")).toBeVisible();
  expect(sent.some(({ name }) => name === "StartDialogMutation")).toBe(false);

  await user.click(dialog.getByRole("checkbox", { name: "Start with 2 members although the minimum is 3." }));
  await user.click(dialog.getByRole("button", { name: "Start Group" }));
  expect(await screen.findByText("Group Started Successfully!")).toBeVisible();
  expect(sent.at(-1)?.variables).toMatchObject({ overrideMinimum: true });
});

const asksToLeave = {
  id: "l1",
  leave_request_id: "l1",
  answer_due_at: "2026-03-12T10:00:00Z",
  asked_at: "2026-03-10T10:00:00Z",
  reason: null,
  user_id: ids.bruno,
  member: { alias: "Bruno", avatar_url: null },
};

it("D258, D76: counts whom the start leaves in the circle, without who asks to leave", async () => {
  const { user } = renderPanels(ready({ current_members: 3, may_start: tooFew, leave_requests: [asksToLeave] }));
  await user.click((await timing()).getByRole("button", { name: "Start anyway" }));
  const dialog = within(await screen.findByRole("alertdialog"));
  expect(dialog.getByText("1 member asks to leave and leaves with the start.")).toBeVisible();
  expect(dialog.getByText(/^2 members, 2 rounds/)).toHaveTextContent("each pays $100.00 a round and receives $100.00");
  expect(dialog.getByRole("checkbox", { name: "Start with 2 members although the minimum is 3." })).toBeVisible();
});

it("starts before everybody who was asked has answered only when the admin says so (D86)", async () => {
  const unanswered = mayNot("restart-unanswered", { values: { members: 2 }, act: "start_without_asked" });
  const { sent, user } = renderPanels(ready({ may_start: unanswered }), { start_group: { success: true } });
  const here = await timing();
  expect(here.getByText(/whether they go on \(waiting for 2\)/)).toBeVisible();
  await user.click(here.getByRole("button", { name: "Start anyway" }));
  const dialog = within(await screen.findByRole("alertdialog"));
  await user.click(dialog.getByRole("button", { name: "Start Group" }));
  expect(dialog.getByText("Please confirm to go on.")).toBeVisible();
  expect(sent.some(({ name }) => name === "StartDialogMutation")).toBe(false);
  await user.click(dialog.getByRole("checkbox", { name: /^Start without 2 people who have not yet said/ }));
  await user.click(dialog.getByRole("button", { name: "Start Group" }));
  await waitFor(() => expect(sent.at(-1)?.variables).toMatchObject({ withoutAsked: true, overrideMinimum: false }));
});

it("starts with an arranged order only once that is said to be final", async () => {
  const { sent, user } = renderPanels(ready({ payout_assignment_method: "manual" }), {
    start_group: { success: true },
  });
  await user.click((await timing()).getByRole("button", { name: "Start Now" }));
  const dialog = within(await screen.findByRole("alertdialog"));
  await user.click(dialog.getByRole("button", { name: "Start Group" }));
  expect(sent.some(({ name }) => name === "StartDialogMutation")).toBe(false);
  await user.click(dialog.getByRole("checkbox", { name: "The payout order is final." }));
  await user.click(dialog.getByRole("button", { name: "Start Group" }));
  await waitFor(() => expect(sent.at(-1)?.variables).toMatchObject({ orderIsFinal: true }));
});

it("keeps the dialog open with the reason when starting fails", async () => {
  const { user } = renderPanels(ready(), { start_group: refuse("payout-order-incomplete") });
  await user.click((await timing()).getByRole("button", { name: "Start Now" }));
  const dialog = within(await screen.findByRole("alertdialog"));
  await user.click(dialog.getByRole("button", { name: "Start Group" }));
  const alert = await dialog.findByRole("alert");
  expect(alert).toHaveTextContent("Failed to Start Group");
  expect(alert).toHaveTextContent("Every member needs exactly one position in the payout order.");
});

it("arranges the order with two buttons a row and saves the whole of it", async () => {
  const { sent, user } = renderPanels(ready({ payout_assignment_method: "manual" }), {
    set_payout_order: { success: true },
  });
  const here = await timing();
  expect(here.queryByRole("button", { name: "Save order" })).toBeNull();
  expect(here.getByRole("button", { name: "Move Amina up" })).toBeDisabled();
  await user.click(here.getByRole("button", { name: "Move Chloé up" }));
  await user.click(here.getByRole("button", { name: "Move Amina down" }));
  expect(here.getByText("Amina is now in round 2")).toBeInTheDocument();
  expect(here.getByText("Save the payout order first.")).toBeVisible();
  expect(here.getByRole("button", { name: "Start Now" })).toBeDisabled();
  await user.click(here.getByRole("button", { name: "Save order" }));
  expect(await screen.findByText("Order saved")).toBeVisible();
  expect(sent.at(-1)?.variables).toEqual({ groupId: ids.group, userIds: [ids.chloe, ids.amina, ids.bruno] });
});

it("says beside the button why the order could not be saved, and keeps it", async () => {
  const { user } = renderPanels(ready({ payout_assignment_method: "manual" }), {
    set_payout_order: refuse("group-frozen"),
  });
  const here = await timing();
  await user.click(here.getByRole("button", { name: "Move Amina down" }));
  await user.click(here.getByRole("button", { name: "Save order" }));
  expect(await here.findByRole("alert")).toHaveTextContent("This group is frozen");
  expect(here.getByRole("button", { name: "Save order" })).toBeEnabled();
});

const request = {
  __typename: "join_requests",
  id: "request-1",
  join_request_id: "00000000-0000-7000-8000-0000000000f1",
  user_id: ids.bruno,
  message: "Amina knows me.",
  requested_at: "2026-02-01T12:00:00Z",
  profile: profileRow("bruno", { rating: 4.5, completed_groups: 2, level: "silver" }),
};
const asked = ready({ status: "recruiting", join_method: "request_to_join", join_requests: [request] });
const requests = async () => within(await screen.findByRole("region", { name: "Join requests" }));

it("shows the grounds to decide on", async () => {
  renderPanels(asked);
  const here = await requests();
  expect(here.getByText("Rating 4.5 of 5 · Level: Silver · 100% on time · 2 circles completed")).toBeVisible();
  expect(here.getByText("Identity verified")).toBeVisible();
  expect(here.getByText("Amina knows me.")).toBeVisible();
});

it("approves and takes the request off the list", async () => {
  const { sent, user } = renderPanels(asked, { approve_join_request: { success: true } });
  await user.click((await requests()).getByRole("button", { name: "Approve Bruno" }));
  expect(await screen.findByText("Request Approved")).toBeVisible();
  expect(sent.at(-1)?.variables).toEqual({ id: request.join_request_id });
  expect((await requests()).getByText("No one is waiting for an answer.")).toBeVisible();
  const heading = (await requests()).getByRole("heading", { name: "Join requests" });
  await waitFor(() => expect(heading).toHaveFocus());
});

it("says why approving failed and keeps the request", async () => {
  const { user } = renderPanels(asked, { approve_join_request: refuse("group-full") });
  await user.click((await requests()).getByRole("button", { name: "Approve Bruno" }));
  const alert = await (await requests()).findByRole("alert");
  expect(alert).toHaveTextContent("Failed to approve request");
  expect(alert).toHaveTextContent("This group is full");
  expect((await requests()).getByRole("button", { name: "Approve Bruno" })).toBeEnabled();
});

it("approves a second one while the first is under way, and says of each what became of it", async () => {
  const other = { ...request, id: "request-2", join_request_id: ids.group, user_id: ids.chloe };
  const both = { ...asked, join_requests: [request, { ...other, profile: profileRow("chloe") }] };
  const first = Promise.withResolvers<never>();
  const { sent, user } = renderPanels(both, {
    approve_join_request: ({ join_request_id: id }: Record<string, unknown>) =>
      id === request.join_request_id ? first.promise : { success: true },
  });
  const row = async (name: string) =>
    within((await requests()).getByRole("button", { name: `Approve ${name}` }).closest("li")!);
  await user.click((await requests()).getByRole("button", { name: "Approve Bruno" }));
  await user.click((await requests()).getByRole("button", { name: "Approve Chloé" }));
  expect(await screen.findByText("Chloé is in the circle.")).toBeVisible();
  expect((await requests()).queryByRole("button", { name: "Approve Chloé" })).toBeNull();
  expect((await row("Bruno")).getByRole("button", { name: "Reject Bruno" })).toBeDisabled();
  await act(async () => first.reject(new AppFailure("group-full", "")));
  expect(await (await row("Bruno")).findByRole("alert")).toHaveTextContent("This group is full");
  expect(sent.filter(({ name }) => name === "useAnswerRequestApproveMutation")).toHaveLength(2);
});

it("rejects with a reason, if one is given", async () => {
  const { sent, user } = renderPanels(asked, { reject_join_request: { success: true } });
  await user.click((await requests()).getByRole("button", { name: "Reject Bruno" }));
  const dialog = within(await screen.findByRole("alertdialog", { name: "Reject Bruno?" }));
  await user.type(dialog.getByRole("textbox", { name: /Reason/ }), "We are full soon.");
  await user.click(dialog.getByRole("button", { name: "Reject" }));
  expect(await screen.findByText("Request Rejected")).toBeVisible();
  expect(sent.at(-1)?.variables).toEqual({ id: request.join_request_id, reason: "We are full soon." });
});

it("says beside the button why rejecting failed, and keeps the reason that was typed", async () => {
  const { user } = renderPanels(asked, { reject_join_request: refuse("group-frozen") });
  await user.click((await requests()).getByRole("button", { name: "Reject Bruno" }));
  const dialog = within(await screen.findByRole("alertdialog", { name: "Reject Bruno?" }));
  await user.type(dialog.getByLabelText(/^Reason/), "Full");
  await user.click(dialog.getByRole("button", { name: "Reject" }));
  expect(await dialog.findByRole("alert")).toHaveTextContent("Failed to reject request");
  expect(dialog.getByLabelText(/^Reason/)).toHaveValue("Full");
});

it("R3, D119: says when a rejected person may ask again, as the catalogue has it", async () => {
  const { user } = renderPanels(asked, { limits_connection: limitsAnswer({ ask_again_after: 9 }) });
  await user.click((await requests()).getByRole("button", { name: "Reject Bruno" }));
  const dialog = within(await screen.findByRole("alertdialog"));
  expect(dialog.getByText("They are told, and may ask again after 9 days.")).toBeVisible();
});

it("has nothing to start once the circle runs", async () => {
  renderPanels(ready({ status: "started", join_requests: [request] }));
  await requests();
  expect(screen.queryByRole("region", { name: "Group Timing Control" })).toBeNull();
});

it("leaves the rest of the page alone when it cannot load, and tries again", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  let isDown = true;
  const relay = relayForTests("group_admin", {
    limits_connection: limitsAnswer(),
    node: () => {
      if (isDown) throw new AppFailure("network", "no answer");
      return asked;
    },
  });
  answerFrom(relay.environment);
  const { user } = renderWithProviders(<OrganizerPanels groupId="group-1" onChanged={() => {}} />);
  expect(await screen.findByText("Error Loading Status")).toBeVisible();
  isDown = false;
  await user.click(screen.getByRole("button", { name: "Try Again" }));
  expect((await requests()).getByText("Amina knows me.")).toBeVisible();
});

it("D236, D256: after registration is closed nobody can be approved, and the panel leads to what opens it again", async () => {
  renderPanels(ready({ join_requests: [request] }));
  const panel = await requests();
  const approve = panel.getByRole("button", { name: "Approve Bruno" });
  expect(approve).toBeDisabled();
  expect(approve).toHaveAccessibleDescription(/^Registration is closed, so nobody can be let in now\./);
  expect(panel.getByRole("link", { name: "Extend recruitment" })).toHaveAttribute(
    "href",
    "/g/rent-circle-1004/manage#timing-more",
  );
});
