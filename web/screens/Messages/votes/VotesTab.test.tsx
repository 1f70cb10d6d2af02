import { act, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { AppFailure } from "../../../lib/AppFailure.ts";
import { hearProductTime } from "../../../lib/productClock.ts";
import { readPageAgain } from "../../../test/readPageAgain.ts";
import { ids, mayNot, memberVoteRow, profileRow, voteRow } from "../../../test/groupForTests.ts";
import { relayForTests } from "../../../test/relayForTests.ts";
import { renderScreen } from "../../../test/renderScreen.tsx";
import { answerFrom, signIn } from "../../../test/standIns.ts";
import { chatAnswers } from "../chat/chatForTests.ts";
import { Component, loader, shouldRevalidate } from "../MessagesScreen.tsx";

type Row = Record<string, unknown>;

beforeEach(() => signIn(ids.chloe));

const isAboutOpen = (asked: unknown) => JSON.stringify(asked).includes("_eq");

function show({ closed = [], open = [], ...actions }: { open?: Row[]; closed?: Row[] } & Row = {}) {
  const lists = { open, closed };
  const relay = relayForTests("member", {
    ...chatAnswers({}).answers,
    grace_period_votes_connection: (asked: unknown) => ({
      edges: (isAboutOpen(asked) ? lists.open : lists.closed).map((node) => ({ node })),
    }),
    node: () => lists.open[0] ?? null,
    ...actions,
  });
  answerFrom(relay.environment);
  const view = renderScreen(
    [
      { path: "/messages", Component, loader, shouldRevalidate },
      { path: "/g/:groupKey", element: <></> },
      { path: "/group-restart-vote", element: <></> },
    ],
    { at: "/messages?tab=votes", environment: relay.environment },
  );
  return { ...view, ...relay, lists };
}
const card = async (name: string | RegExp) => within(await screen.findByRole("region", { name }));
const mutation = (sent: readonly { name: string; variables: unknown }[], name: string) =>
  sent.find((one) => one.name === name)?.variables;

it("says so where nothing is decided", async () => {
  show();
  expect(await screen.findByText("No Active Votes")).toBeVisible();
});

it("shows a vote that somebody begins, and takes away one that ends elsewhere", async () => {
  const { environment, lists } = show();
  await screen.findByText("No Active Votes");
  // The row of counts that every page follows says that the votes are others.
  const tell = async (open: Row[]) => {
    lists.open = open;
    await act(async () =>
      environment.commitUpdate((store) => void store.get("badges")!.setValue(`${open.length} open`, "votes_mark")),
    );
  };
  await tell([memberVoteRow()]);
  expect(await screen.findByRole("region", { name: "More days for Bruno?" })).toBeVisible();
  await tell([]);
  expect(await screen.findByText("No Active Votes")).toBeVisible();
});

it("shows a vote that began while another tab was shown", async () => {
  const { environment, lists, user } = show();
  await screen.findByText("No Active Votes");
  await user.click(screen.getByRole("tab", { name: /^Alerts/ }));
  await waitFor(() => expect(screen.queryByText("No Active Votes")).toBeNull());
  lists.open = [memberVoteRow()];
  await act(async () =>
    environment.commitUpdate((store) => void store.get("badges")!.setValue("1 open", "votes_mark")),
  );
  await user.click(screen.getByRole("tab", { name: /^Votes/ }));
  expect(await screen.findByRole("region", { name: "More days for Bruno?" })).toBeVisible();
});

it("says so where there are more open votes than are shown", async () => {
  const many = Array.from({ length: 51 }, (_, at) => memberVoteRow({ id: `v${at}`, vote_id: `v${at}` }));
  const { container } = show({ open: many });
  // Looking for roles among fifty cards takes a hundred times as long.
  await waitFor(() => expect(container.textContent).toContain("Only the first 50 are shown."), { timeout: 15_000 });
  expect(container.querySelectorAll("[aria-labelledby^=vote-]")).toHaveLength(50);
});

describe("a vote about a member", () => {
  it("D123, D124: says whose it is, what is asked, until when and how it stands", async () => {
    show({ open: [memberVoteRow({ eligible_voters: 4, votes_needed: 3, yes_count: 2, no_count: 1 })] });
    const here = await card("More days for Bruno?");
    expect(here.getByRole("link", { name: "Rent circle" })).toHaveAttribute("href", "/g/rent-circle-1004");
    expect(here.getByText(/^Bruno has not paid round 2 and asks the circle for 3 more days/)).toBeVisible();
    expect(here.getByText("2 of 4 Yes")).toBeVisible();
    expect(here.getByText("1 No, 1 not voted. 3 Yes votes are needed; silence counts as No.")).toBeVisible();
    expect(here.getByText("The circle sees the count, never who voted how.")).toBeVisible();
  });

  it("is cast with one tap, once, and says so in the words of the specification", async () => {
    const { lists, sent, user } = show({
      open: [memberVoteRow()],
      cast_vote: () => {
        lists.open[0] = memberVoteRow({ my_choice: "yes", yes_count: 1 });
        return { success: true, status: "active" };
      },
    });
    await user.click((await card("More days for Bruno?")).getByRole("button", { name: "Vote Yes" }));
    expect(await screen.findByText("Vote Cast")).toBeVisible();
    expect(mutation(sent, "useVoteOnMemberMutation")).toMatchObject({ choice: "yes" });
    const here = await card("More days for Bruno?");
    const [mine] = await here.findAllByText("You voted Yes.");
    expect(mine).toBeVisible();
    await waitFor(() => expect(mine).toHaveFocus());
    expect(here.queryByRole("button", { name: /^Vote/ })).toBeNull();
  });

  it("moves nobody when it was cast on another device", async () => {
    const { lists } = show({ open: [memberVoteRow()] });
    await card("More days for Bruno?");
    lists.open[0] = memberVoteRow({ my_choice: "yes", yes_count: 1 });
    await readPageAgain();
    expect(await screen.findByText("You voted Yes.")).toBeVisible();
    await waitFor(() => expect(document.body).toHaveFocus());
  });

  it("says why it was refused under 'Failed to cast vote.'", async () => {
    const { user } = show({
      open: [memberVoteRow()],
      cast_vote: () => {
        throw new AppFailure("vote-closed", "the server's own words");
      },
    });
    await user.click((await card("More days for Bruno?")).getByRole("button", { name: "Vote No" }));
    expect(await screen.findByText("Failed to cast vote.")).toBeVisible();
    expect(screen.getByText("This vote is closed.")).toBeVisible();
  });

  it("D124: whom it is about reads so, and has no buttons", async () => {
    signIn(ids.bruno);
    show({ open: [memberVoteRow({ may_vote: mayNot("vote-concerns-you") })] });
    const here = await card("More days for you?");
    expect(here.getByText("This vote concerns you - you cannot participate")).toBeVisible();
    expect(here.queryByRole("button")).toBeNull();
  });

  it("D126: shows ballots of others as they come", async () => {
    const { push } = show({ open: [memberVoteRow()] });
    const here = await card("More days for Bruno?");
    await act(() => push("useLiveVoteSubscription", { node: memberVoteRow({ yes_count: 1 }) }));
    expect(here.getByText("1 of 3 Yes")).toBeVisible();
  });

  it("D126: shows the result when it closes while it is shown, and then follows it no longer", async () => {
    const { lists, push } = show({ open: [memberVoteRow()] });
    await card("More days for Bruno?");
    const over = memberVoteRow({ status: "approved", closed_at: "2026-03-10T13:00:00Z", yes_count: 2 });
    Object.assign(lists, { open: [], closed: [over] });
    await act(() => push("useLiveVoteSubscription", { node: over }));
    expect((await card("More days for Bruno?")).getByText("Passed")).toBeVisible();
    expect(await screen.findByText("No Active Votes")).toBeVisible();
    await expect(push("useLiveVoteSubscription", { node: over })).rejects.toThrow("nobody listens");
  });

  it("D126: counts down while the page is open, and ends there too", async () => {
    show({ open: [memberVoteRow({ expires_at: "2026-03-10T15:00:00Z" })] });
    const here = await card("More days for Bruno?");
    expect(here.getByText(/^3 hours left: open until/)).toBeVisible();
    act(() => hearProductTime("2026-03-10T14:59:30.000Z"));
    expect(await here.findByText(/^1 minute left: open until/)).toBeVisible();
    expect(here.getByRole("button", { name: "Vote Yes" })).toBeVisible();
    act(() => hearProductTime("2026-03-10T15:00:00.000Z"));
    expect(await here.findByText("The time is over. The votes are being counted.")).toBeVisible();
    expect(here.queryByRole("button", { name: "Vote Yes" })).toBeNull();
  });

  describe("D263: in a frozen circle", () => {
    const frozen = { may_vote: mayNot("group-frozen"), yes_count: 1 };

    it.each([
      ["before its time is over", "2026-03-14T12:00:00Z"],
      ["past its time, which moves with the freeze", "2026-03-01T12:00:00Z"],
    ])("is paused, %s", async (_name, expires_at) => {
      show({ open: [memberVoteRow({ ...frozen, expires_at })] });
      const here = await card("More days for Bruno?");
      expect(here.getByText("Vote paused")).toBeVisible();
      expect(
        here.getByText(/^The circle is frozen: nobody votes, and the time of this vote stands still/),
      ).toBeVisible();
      expect(here.queryByText(/open until|being counted|contributions are paused/)).toBeNull();
      expect(here.queryByRole("button")).toBeNull();
    });

    it("is not read over and over while its time is over", async () => {
      vi.useFakeTimers({ shouldAdvanceTime: true });
      const { sent } = show({ open: [memberVoteRow({ ...frozen, seconds_left: 0 })] });
      await card("More days for Bruno?");
      await act(() => vi.advanceTimersByTimeAsync(30_000));
      vi.useRealTimers();
      expect(sent.filter(({ name }) => name === "MessagesScreenQuery")).toHaveLength(1);
    });
  });

  it("shows the reason of who asks to remove, what follows from it, and a payout or a wish behind it", async () => {
    const removal = { vote_type: "remove_member", round: null };
    show({
      open: [
        memberVoteRow({ ...removal, id: "v1", vote_id: "v1", created_by: ids.amina, description: "Has moved away" }),
        memberVoteRow({ vote_type: "remove_member", id: "v2", vote_id: "v2", created_by: null }),
        memberVoteRow({ ...removal, id: "v3", vote_id: "v3", created_by: null, leave_request_id: "r1" }),
      ],
    });
    const [asked, behind] = await screen.findAllByRole("region", { name: "Remove Bruno?" });
    expect(within(asked!).getByText("Has moved away")).toBeVisible();
    expect(within(asked!).getByText(/^If it passes, Bruno leaves when the round at hand has closed/)).toBeVisible();
    expect(within(behind!).getByText(/The payout of round 2 waits until this is decided/)).toBeVisible();
    const wish = await card("Let Bruno leave?");
    expect(wish.getByText("Bruno asks to leave, and the admin did not agree.")).toBeVisible();
  });
});

it("D129: the admin takes it back after a question, and reads that it is deleted; nobody else has the button", async () => {
  const { lists, sent, unmount, user } = show({
    open: [memberVoteRow({ may_delete: { allowed: true, act: "delete" } })],
    delete_vote: () => ((lists.open = []), { success: true }),
  });
  await user.click((await card("More days for Bruno?")).getByRole("button", { name: "Delete vote" }));
  const dialog = within(screen.getByRole("alertdialog"));
  expect(dialog.getByText(/Bruno cannot ask again for this round/)).toBeVisible();
  expect(mutation(sent, "DeleteVoteMutation")).toBeUndefined();
  await user.click(dialog.getByRole("button", { name: "Delete" }));
  expect(await screen.findByText("Vote Deleted")).toBeVisible();
  expect(mutation(sent, "DeleteVoteMutation")).toEqual({ voteId: memberVoteRow()["vote_id"] });
  expect(await screen.findByText("No Active Votes")).toBeVisible();
  // The button is gone with its card.
  await waitFor(() => expect(screen.getByRole("region", { name: "Open now" })).toHaveFocus());
  unmount();
  show({ open: [memberVoteRow()] });
  expect((await card("More days for Bruno?")).queryByRole("button", { name: "Delete vote" })).toBeNull();
});

it("D260: a vote to restart leads to where its terms and agreement are", async () => {
  const restart = memberVoteRow({ vote_type: "restart_group", user_id: null, subject: null, round: null });
  show({ open: [restart] });
  const link = (await card("Another cycle?")).getByRole("link", { name: "See the terms and vote" });
  expect(link).toHaveAttribute("href", `/group-restart-vote?groupId=${ids.group}&voteId=${voteRow()["vote_id"]}`);
});

it("D126: keeps the latest results below, with my answer", async () => {
  const closed_at = "2026-03-16T15:00:00Z";
  show({
    closed: [
      memberVoteRow({ status: "approved", closed_at, yes_count: 2, my_choice: "no" }),
      memberVoteRow({
        id: "v2",
        vote_id: "v2",
        subject: profileRow("chloe"),
        status: "failed",
        closed_at,
        votes_needed: 1,
      }),
    ],
  });
  const here = await card("More days for Bruno?");
  expect(here.getByText("Passed")).toBeVisible();
  expect(here.getByText(/Bruno has more days/)).toBeVisible();
  expect(here.getByText(/ 2 Yes votes were needed; silence counted as No\.$/)).toBeVisible();
  expect((await card(/^More days for (?!Bruno)/)).getByText(/ 1 Yes vote was needed; silence/)).toBeVisible();
  expect(here.getByText("You voted No.")).toBeVisible();
  expect(here.queryByRole("button")).toBeNull();
});
