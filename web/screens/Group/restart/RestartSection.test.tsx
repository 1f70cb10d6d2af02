import { act, screen, within, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { AppFailure } from "../../../lib/AppFailure.ts";
import { readPageAgain } from "../../../test/readPageAgain.ts";
import { completedGroup, groupAnswers, ids, mayNot, SHOWN, voteRow } from "../../../test/groupForTests.ts";
import { renderGroupPage } from "../../../test/renderGroupPage.tsx";
import { signIn } from "../../../test/standIns.ts";

beforeEach(() => signIn(ids.chloe));

const region = async (name: string | RegExp) => within(await screen.findByRole("region", { name }));
/** A paragraph whose text is in several elements. */
const paragraph = (text: RegExp) => (_: string, element: Element | null) =>
  element?.tagName === "P" && text.test(element.textContent);
const voteCard = () => region("Another cycle?");
const render = (group = completedGroup({ votes: [voteRow()] }), actions: Record<string, unknown> = {}) =>
  renderGroupPage(groupAnswers(group, actions));
const mutation = (sent: readonly { name: string; variables: unknown }[], name: string) =>
  sent.find((one) => one.name === name)?.variables;

describe("the vote", () => {
  it("D124: says how it stands, what is needed and how long it is open", async () => {
    render(completedGroup({ votes: [voteRow({ eligible_voters: 5, votes_needed: 3, yes_count: 2, no_count: 1 })] }));
    const here = await voteCard();
    expect(here.getByText("2 of 5 Yes")).toBeVisible();
    expect(here.getByText("40%")).toBeVisible();
    expect(here.getByText("1 No, 2 not voted. 3 Yes votes are needed; silence counts as No.")).toBeVisible();
    expect(here.getByText(paragraph(/^4 days left: open until/))).toBeVisible();
  });

  it("D260: sends no Yes without the agreement ticked", async () => {
    const { sent, user } = render();
    const here = await voteCard();
    await user.click(here.getByRole("button", { name: "Vote Yes" }));
    expect(here.getByText("Please tick the agreement to go on.")).toBeVisible();
    expect(mutation(sent, "useCastVoteMutation")).toBeUndefined();
  });

  it("D260: takes Yes with the terms of the next cycle and the tick, and says that it was recorded", async () => {
    const { sent, user } = render(undefined, { cast_vote: { success: true, status: "active" } });
    const here = await voteCard();
    expect(here.getByText(/It begins 7 days after the vote passes, every month/)).toBeVisible();
    await user.click(here.getByRole("checkbox", { name: /You will pay \$100.00 two times and receive \$200.00 once/ }));
    await user.click(here.getByRole("button", { name: "Vote Yes" }));
    expect(await screen.findByText("Vote Recorded")).toBeVisible();
    expect(screen.getByText("You voted Yes to restart the group.")).toBeVisible();
    expect(mutation(sent, "useCastVoteMutation")).toMatchObject({
      choice: "yes",
      isAgreed: true,
      shown: { ...SHOWN, start_date: "2026-02-12" },
    });
  });

  it("takes No without the tick", async () => {
    const { sent, user } = render(undefined, { cast_vote: { success: true, status: "active" } });
    await user.click((await voteCard()).getByRole("button", { name: "Vote No" }));
    expect(await screen.findByText("You voted No to restart the group.")).toBeVisible();
    expect(mutation(sent, "useCastVoteMutation")).toMatchObject({ choice: "no", isAgreed: false });
  });

  it("the answer that was just given takes the focus of the form", async () => {
    let vote = voteRow();
    const cast_vote = () => {
      vote = voteRow({ my_choice: "no", no_count: 1 });
      return { success: true, status: "active" };
    };
    const { user } = render(undefined, { cast_vote, node: () => completedGroup({ votes: [vote] }) });
    await user.click((await voteCard()).getByRole("button", { name: "Vote No" }));
    await waitFor(() => expect(screen.getByText("You voted No.")).toHaveFocus());
  });

  it("an answer that was given on another device moves nobody", async () => {
    let vote = voteRow();
    render(undefined, { node: () => completedGroup({ votes: [vote] }) });
    await voteCard();
    vote = voteRow({ my_choice: "no", no_count: 1 });
    await readPageAgain();
    expect(await screen.findByText("You voted No.")).toBeVisible();
    await waitFor(() => expect(document.body).toHaveFocus());
  });

  it("shows the server's reason when it refuses", async () => {
    const { user } = render(undefined, {
      cast_vote: () => {
        throw new AppFailure("vote-closed", "the server's own words");
      },
    });
    await user.click((await voteCard()).getByRole("button", { name: "Vote No" }));
    expect(await screen.findByText("This vote is closed.")).toBeVisible();
  });

  it("D125: offers no second vote, and says how I voted", async () => {
    render(completedGroup({ votes: [voteRow({ my_choice: "no", no_count: 1 })] }));
    const here = await voteCard();
    expect(here.getByText("You voted No.")).toBeVisible();
    expect(here.queryByRole("button")).toBeNull();
  });

  it("says why somebody cannot vote", async () => {
    render(completedGroup({ votes: [voteRow({ may_vote: mayNot("not-a-voter") })] }));
    const here = await voteCard();
    expect(here.getByText("Only who was a member when the vote began can vote.")).toBeVisible();
    expect(here.queryByRole("button")).toBeNull();
  });

  it("D126: is expired only in the short time until it is closed", async () => {
    render(
      completedGroup({ votes: [voteRow({ expires_at: "2026-03-10T12:00:00Z", may_vote: mayNot("vote-closed") })] }),
    );
    const here = await voteCard();
    expect(here.getByText("Expired")).toBeVisible();
    expect(here.getByText("The time is over. The votes are being counted.")).toBeVisible();
    expect(here.queryByRole("button")).toBeNull();
  });

  it("follows the tally of the others, and tells of a vote that failed", async () => {
    let vote = voteRow();
    const { push } = render(undefined, { node: () => completedGroup({ votes: [vote] }) });
    const here = await voteCard();
    await act(() => push("useLiveVoteSubscription", { node: voteRow({ yes_count: 1 }) }));
    expect(here.getByText("1 of 3 Yes")).toBeVisible();
    // The page is read again then.
    vote = voteRow({ yes_count: 1, no_count: 2, status: "failed", closed_at: "2026-05-18T15:00:00Z" });
    await act(() => push("useLiveVoteSubscription", { node: vote }));
    expect(here.getByText("Not passed")).toBeVisible();
    expect(here.getByText(paragraph(/the circle stays completed/))).toBeVisible();
  });
});

describe("restart options (D84)", () => {
  beforeEach(() => signIn(ids.amina));
  const open = { name: "Start the vote" };

  it("the admin starts the vote, and hears that everybody was told", async () => {
    const { sent, user } = render(completedGroup(), { initiate_group_restart: { success: true, vote_id: ids.chloe } });
    await user.click((await region("Go round again?")).getByRole("button", open));
    expect(await screen.findByText("Restart Vote Initiated")).toBeVisible();
    expect(screen.getByText("All members have been notified and can now vote on restarting the group.")).toBeVisible();
    expect(mutation(sent, "useOpenRestartVoteMutation")).toEqual({ groupId: ids.group });
  });

  it("after one that failed the button is locked, with the reason and the day from which it is open", async () => {
    const until = "2026-05-25T15:00:00Z";
    render(completedGroup({ may_restart: mayNot("restart-failed-lately", { values: { days: 7 }, until }) }));
    const button = (await region("Go round again?")).getByRole("button", open);
    expect(button).toBeDisabled();
    expect(button).toHaveAccessibleDescription(/The next one can begin 7 days after it. From May 25, 2026/);
  });

  it("one member who is left is called one member", async () => {
    render(completedGroup({ current_members: 1, may_restart: mayNot("not-enough-members") }));
    expect((await region("Go round again?")).getByText(/^Ask the one member\. The vote is open/)).toBeVisible();
  });

  it("members and an open vote have no such options", async () => {
    signIn(ids.chloe);
    const { unmount } = render(completedGroup());
    await region("Cycle 1 in figures");
    expect(screen.queryByRole("button", open)).toBeNull();
    unmount();
    signIn(ids.amina);
    render(completedGroup({ votes: [voteRow()], may_restart: mayNot("vote-already-open") }));
    await voteCard();
    expect(screen.queryByRole("button", open)).toBeNull();
  });
});

it("D82: says what I paid and received over the cycle, and how many there were", async () => {
  render(completedGroup());
  const here = await region("Cycle 1 in figures");
  const rows = here.getAllByRole("definition").map((value) => value.textContent);
  expect(rows).toEqual(["$200.00plus $11.54 in fees", "$200.00", "Feb 12 – Apr 13", "1"]);
});

describe("going on after a vote that passed without me (D86)", () => {
  const asked = (mayConfirm: object = { allowed: true, act: "confirm" }) =>
    completedGroup({
      status: "ready_to_start",
      archive_days_left: null,
      current_cycle: 2,
      current_members: 2,
      may_join: mayNot("group-closed", { next: "/groups?tab=discover" }),
      may_confirm_restart: mayConfirm,
      start_date: "2026-05-25",
      board: [],
      votes: [voteRow({ status: "approved", yes_count: 2, my_choice: "no", closed_at: "2026-05-18T15:00:00Z" })],
    });

  it("asks with the terms and the day, and takes the answer with the tick", async () => {
    const { sent, user } = render(asked(), { confirm_restart: { success: true } });
    const here = await region("Will you go on?");
    expect(here.getByText(paragraph(/You are in only if you say so before May 25, 2026/))).toBeVisible();
    expect(screen.queryByRole("region", { name: "Take a seat" })).toBeNull();
    await user.click(here.getByRole("checkbox"));
    await user.click(here.getByRole("button", { name: "Go on" }));
    expect(await screen.findByText("You are in")).toBeVisible();
    expect(mutation(sent, "ConfirmCardMutation")).toEqual({
      groupId: ids.group,
      shown: { ...SHOWN, start_date: "2026-05-25" },
    });
    expect((await voteCard()).getByText("Passed")).toBeVisible();
  });

  it("says what stands in the way, with the step that helps", async () => {
    render(asked(mayNot("identity-required", { next: "/identity-verification" })));
    const here = await region("Will you go on?");
    expect(here.getByRole("link", { name: "Verify Now" })).toBeVisible();
    expect(here.queryByRole("button", { name: "Go on" })).toBeNull();
  });

  it("asks nobody who is in already", async () => {
    render({ ...asked(mayNot("restart-not-open")), may_join: mayNot("already-member") });
    await voteCard();
    expect(screen.queryByRole("region", { name: "Will you go on?" })).toBeNull();
  });
});

it("shows a stranger of a completed circle nothing of its votes, and asks for none", async () => {
  const { sent } = render({
    ...completedGroup({ votes: [voteRow()] }),
    may_join: mayNot("group-closed", { next: "/groups?tab=discover" }),
    may_confirm_restart: mayNot("not-allowed"),
  });
  await screen.findByRole("region", { name: "Registration is over" });
  expect(sent.map(({ name }) => name)).not.toContain("RestartSectionQuery");
});
