import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { ids, recruitingGroup, startedGroup } from "../../../test/groupForTests.ts";
import { limitsAnswer } from "../../../test/limitsForTests.ts";
import { relayForTests } from "../../../test/relayForTests.ts";
import { renderWithProviders } from "../../../test/renderWithProviders.tsx";
import { answerFrom } from "../../../test/standIns.ts";
import { OrganizerPanels } from "../OrganizerPanels.tsx";

function show(node: Record<string, unknown>, actions: Record<string, unknown> = {}) {
  const relay = relayForTests("group_admin", { node, limits_connection: limitsAnswer(), ...actions });
  answerFrom(relay.environment);
  return { ...relay, ...renderWithProviders(<OrganizerPanels groupId="group-1" onChanged={() => {}} />) };
}

const request = {
  id: "l1",
  leave_request_id: "l1",
  answer_due_at: "2026-03-12T10:00:00Z",
  asked_at: "2026-03-10T10:00:00Z",
  reason: null,
  user_id: ids.chloe,
  member: { alias: "Chloé", avatar_url: null },
};
const exit = {
  id: "e1",
  exit_id: "e1",
  agreed_in_round: 2,
  user_id: ids.chloe,
  member: { alias: "Chloé", avatar_url: null },
};

it("lets a member leave before the start only after one question that says what follows", async () => {
  const { sent, user } = show(recruitingGroup({ leave_requests: [request] }), {
    answer_leave_request: { success: true },
  });
  await user.click(await screen.findByRole("button", { name: "Agree: let Chloé leave" }));
  const dialog = within(await screen.findByRole("alertdialog", { name: "Let Chloé leave?" }));
  expect(dialog.getByText(/^Chloé leaves at once and owes nothing/)).toBeVisible();
  expect(sent.some(({ name }) => name === "useAnswerLeaveRequestMutation")).toBe(false);
  await user.click(dialog.getByRole("button", { name: "Agree" }));
  await waitFor(() =>
    expect(sent.find(({ name }) => name === "useAnswerLeaveRequestMutation")?.variables).toMatchObject({
      id: "l1",
      agree: true,
    }),
  );
});

it.each([
  ["before the start nothing changes", recruitingGroup, "Chloé stays in the circle, with the same turn and"],
  ["after the start the circle votes", startedGroup, "The circle then votes on whether Chloé may leave."],
])("D259: says before declining that %s", async (_, group, text) => {
  const { user } = show(group({ leave_requests: [request] }));
  await user.click(await screen.findByRole("button", { name: "Decline the request of Chloé" }));
  expect(await screen.findByText(text, { exact: false })).toBeVisible();
});

it("D259: says what follows when the admin does not answer after the start", async () => {
  show(startedGroup({ leave_requests: [request] }));
  expect(await screen.findByText(/Without your answer the circle votes on it\.$/)).toBeVisible();
});

it("names its buttons by the words on them (WCAG 2.5.3)", async () => {
  show(startedGroup({ leave_requests: [request], exits: [exit] }));
  const panel = within(await screen.findByRole("region", { name: "Asked to leave" }));
  for (const button of panel.getAllByRole("button"))
    expect(button.getAttribute("aria-label")).toMatch(new RegExp(`^${button.textContent}`));
});

it("shows whose leave is agreed, and after which round", async () => {
  const { user } = show(startedGroup({ exits: [exit] }));
  const panel = within(await screen.findByRole("region", { name: "Agreed to leave" }));
  expect(panel.getByText("Chloé leaves after round 2")).toBeVisible();
  await user.click(panel.getByRole("button", { name: "See what it means that Chloé leaves" }));
  expect(await screen.findByRole("dialog", { name: "Chloé leaves after round 2" })).toBeVisible();
});

it("shows nothing where nobody leaves", async () => {
  show(recruitingGroup());
  expect(await screen.findByRole("region", { name: "Group Timing Control" })).toBeVisible();
  expect(screen.queryByRole("region", { name: "Agreed to leave" })).toBeNull();
});
