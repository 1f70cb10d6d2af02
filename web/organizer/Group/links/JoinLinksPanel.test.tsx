import { screen, waitFor, within } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { AppFailure } from "../../../lib/AppFailure.ts";
import { mayNot, recruitingGroup } from "../../../test/groupForTests.ts";
import { limitsAnswer } from "../../../test/limitsForTests.ts";
import { relayForTests } from "../../../test/relayForTests.ts";
import { renderWithProviders } from "../../../test/renderWithProviders.tsx";
import { answerFrom } from "../../../test/standIns.ts";
import { OrganizerPanels } from "../OrganizerPanels.tsx";

const linkRow = (more: Record<string, unknown> = {}) => ({
  id: "link-1",
  join_link_id: "00000000-0000-7000-8000-0000000000f1",
  created_at: "2026-03-01T10:00:00Z",
  expires_at: "2099-03-08T10:00:00Z",
  uses: 1,
  uses_left: 2,
  ...more,
});
const open = (more: Record<string, unknown> = {}) =>
  recruitingGroup({ may_join: mayNot("already-member"), may_invite: { allowed: true, act: "invite" }, ...more });

function renderPanel(node: Record<string, unknown>, actions: Record<string, unknown> = {}) {
  const relay = relayForTests("group_admin", { node, limits_connection: limitsAnswer(), ...actions });
  answerFrom(relay.environment);
  return {
    ...renderWithProviders(<OrganizerPanels groupId="group-1" onChanged={vi.fn<() => void>()} />),
    ...relay,
  };
}
const panel = async () => within(await screen.findByRole("region", { name: "Join links" }));

it("D112: makes a link, shows it with its QR code, and copies it", async () => {
  const made = { success: true, join_link_id: linkRow().join_link_id, path: "/join/rent-circle-1004?link=token" };
  const { user } = renderPanel(open(), { create_join_link: made });
  const here = await panel();
  await user.click(here.getByRole("button", { name: "Make a join link" }));
  const link = `${location.origin}/join/rent-circle-1004?link=token`;
  expect(await here.findByText(link)).toBeVisible();
  expect(await here.findByRole("img", { name: "QR code: join Rent circle" })).toBeVisible();
  await user.click(here.getByRole("button", { name: "Copy Link" }));
  expect(await here.findByText("Link Copied!")).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe(link);
});

it("D112: lists open links with their uses and their end, and ends one after a question", async () => {
  const { sent, user } = renderPanel(open({ join_links: [linkRow()] }), { revoke_join_link: { success: true } });
  const here = await panel();
  expect(here.getByText("1 person came by it, 2 more can")).toBeVisible();
  await user.click(here.getByRole("button", { name: "End" }));
  const question = within(await screen.findByRole("alertdialog", { name: "End this link?" }));
  await user.click(question.getByRole("button", { name: "End" }));
  expect(sent.at(-1)).toEqual({ name: "JoinLinkRowRevokeMutation", variables: { id: linkRow().join_link_id } });
  await waitFor(() => expect(here.queryByText("1 person came by it, 2 more can")).toBeNull());
});

it("lists no link that is over", async () => {
  renderPanel(open({ join_links: [linkRow({ expires_at: "2020-03-08T10:00:00Z" })] }));
  const here = await panel();
  expect(here.queryByRole("button", { name: "End" })).toBeNull();
});

it("says why no link was made", async () => {
  const { user } = renderPanel(open(), {
    create_join_link: () => {
      throw new AppFailure("join-links-enough", "", { values: { max: 5 } });
    },
  });
  await user.click((await panel()).getByRole("button", { name: "Make a join link" }));
  expect(await screen.findByText("A group can have 5 open links. End one to make another.")).toBeVisible();
});

it("D92: tells the admin how many wait, where every seat is taken", async () => {
  const full = {
    may_invite: mayNot("group-full"),
    waiting_list: [
      { id: "w1", user_id: "a" },
      { id: "w2", user_id: "b" },
    ],
  };
  renderPanel(open(full));
  const here = await panel();
  expect(here.getByText(/2 people are on the waiting list/)).toBeVisible();
  expect(here.queryByRole("button", { name: /link/ })).toBeNull();
});

it("D112: says that the admin still decides where people ask to join", async () => {
  renderPanel(open({ join_method: "request_to_join" }));
  expect((await panel()).getByText(/You still decide on each request/)).toBeVisible();
});
