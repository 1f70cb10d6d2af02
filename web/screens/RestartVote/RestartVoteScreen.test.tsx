import { screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import { completedGroup, groupAnswers, ids, voteRow } from "../../test/groupForTests.ts";
import { relayForTests } from "../../test/relayForTests.ts";
import { renderScreen } from "../../test/renderScreen.tsx";
import { answerFrom, signIn } from "../../test/standIns.ts";
import { Component, loader } from "./RestartVoteScreen.tsx";

const voteId = String(voteRow()["vote_id"]);
const whole = `?groupId=${ids.group}&voteId=${voteId}`;

function open(search: string, answers: Record<string, unknown> = groupAnswers(completedGroup({ votes: [voteRow()] }))) {
  const relay = relayForTests("member", answers);
  answerFrom(relay.environment);
  const view = renderScreen(
    [
      { path: "/group-restart-vote", Component, loader },
      { path: "/groups", element: <></> },
      { path: "/g/:groupKey", element: <></> },
    ],
    { at: `/group-restart-vote${search}`, environment: relay.environment },
  );
  return { ...view, ...relay };
}

beforeEach(() => signIn(ids.chloe));

it("shows the group's name, the way back to it, and the vote", async () => {
  const { sent } = open(whole);
  expect(await screen.findByRole("heading", { level: 1, name: "Rent circle" })).toBeVisible();
  expect(screen.getByRole("link", { name: "Back to the group" })).toHaveAttribute("href", "/g/rent-circle-1004");
  expect(screen.getByRole("region", { name: "Another cycle?" })).toBeVisible();
  expect(sent[0]).toMatchObject({ name: "RestartVoteScreenQuery", variables: { groupId: ids.group, voteId } });
});

it.each([
  ["the vote", `?groupId=${ids.group}`],
  ["the group", `?voteId=${voteId}`],
  ["both", ""],
  ["a whole id", `?groupId=${ids.group}&voteId=12`],
])("says 'Invalid Vote Link' where %s is missing, and asks the server nothing", async (_, search) => {
  const { sent } = open(search);
  expect(await screen.findByRole("heading", { name: "Invalid Vote Link" })).toBeVisible();
  expect(screen.getByRole("link", { name: "Back to Groups" })).toHaveAttribute("href", "/groups");
  expect(sent).toEqual([]);
});

it("leads to the groups where there is no such group for the reader (D261)", async () => {
  const { router } = open(whole, { ...groupAnswers(completedGroup()), groups_connection: { edges: [] } });
  await waitFor(() => expect(router.state.location.pathname).toBe("/groups"));
});

it("says so where there is no such vote in the group", async () => {
  open(whole, groupAnswers(completedGroup()));
  expect(await screen.findByRole("heading", { name: "Vote not found" })).toBeVisible();
  expect(screen.getByRole("link", { name: "Back to the group" })).toBeVisible();
});
