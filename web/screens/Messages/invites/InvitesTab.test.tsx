import { act, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { AppFailure } from "../../../lib/AppFailure.ts";
import { hearProductTime } from "../../../lib/productClock.ts";
import { groupAnswers, ids, mayNot, recruitingGroup, SHOWN } from "../../../test/groupForTests.ts";
import { relayForTests } from "../../../test/relayForTests.ts";
import { renderScreen } from "../../../test/renderScreen.tsx";
import { answerFrom, signIn } from "../../../test/standIns.ts";
import { chatAnswers } from "../chat/chatForTests.ts";
import { Component, loader, shouldRevalidate } from "../MessagesScreen.tsx";

type Row = Record<string, unknown>;

const NOW = "2026-02-01T10:00:00Z";

beforeEach(() => {
  signIn(ids.chloe);
  hearProductTime(NOW);
});
afterEach(() => void vi.unstubAllGlobals());

const HOUR_MS = 3_600_000;
const inHours = (hours: number) => new Date(Date.parse(NOW) + hours * HOUR_MS).toISOString();
const INVITATION = "00000000-0000-7000-8000-0000000000f2";

function invitation({ group, ...more }: { group?: Row } & Row = {}): Row {
  return {
    id: `invitation ${JSON.stringify(more["invitation_id"] ?? INVITATION)}`,
    invitation_id: INVITATION,
    inviter_id: ids.amina,
    inviter_alias: "Amina",
    expires_at: inHours(72),
    status: "pending",
    group: recruitingGroup({ cash_payout: 200_00, may_join: { allowed: true, act: "accept" }, ...group }),
    ...more,
  };
}

function show(invitations: Row[], actions: Row = {}) {
  const lists = { invitations };
  const relay = relayForTests("member", {
    ...groupAnswers(recruitingGroup()),
    ...chatAnswers({}).answers,
    group_invitations_connection: () => ({ edges: lists.invitations.map((node) => ({ node })) }),
    node: () => lists.invitations[0]?.["group"] ?? null,
    ...actions,
  });
  answerFrom(relay.environment);
  const view = renderScreen(
    [
      { path: "/messages", Component, loader, shouldRevalidate },
      { path: "/groups/:groupKey", element: <></> },
      { path: "/g/:groupKey", element: <></> },
      { path: "/identity-verification", element: <></> },
    ],
    { at: "/messages?tab=invites", environment: relay.environment },
  );
  return { ...view, ...relay, lists };
}
const card = async () => within(await screen.findByRole("region", { name: "Rent circle" }));
const mutation = (sent: readonly { name: string; variables: unknown }[], name: string) =>
  sent.find((one) => one.name === name)?.variables;

describe("the list", () => {
  it("says so where nobody invites the reader", async () => {
    show([]);
    expect(await screen.findByText("No pending invitations")).toBeVisible();
    expect(screen.getByRole("link", { name: "Discover circles" })).toHaveAttribute("href", "/groups?tab=discover");
  });

  it("D239: says from whom, to which circle, what it costs, and what comes of it in cash, as an estimate", async () => {
    show([invitation()]);
    const here = await card();
    expect(here.getByText("Amina invites you.")).toBeVisible();
    const facts = here.getAllByRole("definition").map((fact) => fact.textContent);
    expect(facts).toEqual([
      "$100.00every month",
      "$200.00In cash, once, with all 3 seats taken",
      "2 of 3",
      "April 12, 2026",
    ]);
    expect(here.getByText("Estimated payout")).toBeVisible();
  });

  it("D75: names no day for a start that was missed", async () => {
    show([invitation({ group: recruitingGroup({ is_start_missed: true, start_date: "2026-02-01" }) })]);
    const facts = (await card()).getAllByRole("definition").map((fact) => fact.textContent);
    expect(facts.at(-1)).toBe("Not set yet");
  });

  it("D108: names the role in which the reader comes in, whatever the invitation carries", async () => {
    show([invitation({ role: "admin" })]);
    expect((await card()).getByText("Member")).toBeVisible();
  });

  it.each([
    { hours: 23.5, isSoon: true },
    { hours: 24.5, isSoon: false },
  ])("marks what expires within 24 hours: $hours hours before", async ({ hours, isSoon }) => {
    show([invitation({ expires_at: inHours(hours) })]);
    expect((await card()).queryAllByText("Expires Soon")).toHaveLength(isSoon ? 1 : 0);
  });

  it("D109: leaves out what has expired, and does not ask for what the reader sent to others", async () => {
    const asked = vi.fn<(args: object) => object>(() => ({
      edges: [{ node: invitation({ expires_at: inHours(-1) }) }],
    }));
    show([], { group_invitations_connection: asked });
    expect(await screen.findByText("No pending invitations")).toBeVisible();
    expect(asked.mock.calls[0]?.[0]).toMatchObject({ where: { inviter_id: { _neq: ids.chloe } } });
  });

  it("leads to the circle: in the same window on a phone, in a new tab on a desktop", async () => {
    const { unmount } = show([invitation()]);
    const details = { name: "View details of Rent circle" };
    expect((await card()).getByRole("link", details)).toHaveAttribute("href", `/groups/${ids.group}`);
    vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
    unmount();
    const phone = show([invitation()]);
    expect((await card()).getByRole("link", details)).not.toHaveAttribute("target");
    phone.unmount();
    vi.stubGlobal("matchMedia", () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));
    show([invitation()]);
    expect((await card()).getByRole("link", details)).toHaveAttribute("target", "_blank");
  });

  it("reads itself again when another invitation comes", async () => {
    const { environment, lists } = show([]);
    await screen.findByText("No pending invitations");
    lists.invitations = [invitation()];
    await act(async () =>
      environment.commitUpdate((store) => void store.get("badges")!.setValue("another", "invitations_mark")),
    );
    expect((await card()).getByText("Amina invites you.")).toBeVisible();
  });

  it("has what came while another tab was shown; both lists are read once for it, and not for the way between tabs", async () => {
    const none = { alerts_unread: 0, invitations: 0, member_joins: 0, messages: 0, payments: 0, votes: 0 };
    let marks = { invitations_mark: "", votes_mark: "" };
    const { environment, lists, sent, user } = show([], {
      badge_counts_connection: () => ({ edges: [{ node: { id: "badges", ...none, ...marks } }] }),
    });
    await screen.findByText("No pending invitations");
    await user.click(screen.getByRole("tab", { name: /^Chat/ }));
    await waitFor(() => expect(screen.queryByText("No pending invitations")).toBeNull());
    lists.invitations = [invitation()];
    marks = { invitations_mark: "another", votes_mark: "another" };
    await act(async () =>
      environment.commitUpdate((store) => {
        for (const [mark, value] of Object.entries(marks)) store.get("badges")!.setValue(value, mark);
      }),
    );
    await user.click(screen.getByRole("tab", { name: /^Invites/ }));
    expect((await card()).getByText("Amina invites you.")).toBeVisible();
    expect(sent.filter(({ name }) => name === "MessagesScreenQuery")).toHaveLength(2);
  });
});

describe("accepting", () => {
  const open = async (user: ReturnType<typeof show>["user"]) => {
    await user.click((await card()).getByRole("button", { name: "Accept" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Join Rent circle" }));
    await waitFor(() => expect(dialog.getByText("Nobody guarantees that every member pays.")).toBeVisible());
    return dialog;
  };

  it("D106: takes the tick under the exact obligation, and says that it is done", async () => {
    const { lists, sent, user } = show([invitation()], {
      accept_invitation: () => ((lists.invitations = []), { success: true }),
    });
    const dialog = await open(user);
    await user.click(dialog.getByRole("button", { name: "Accept" }));
    expect(dialog.getByText("Please tick the agreement to go on.")).toBeVisible();
    expect(mutation(sent, "useAcceptInvitationMutation")).toBeUndefined();
    await user.click(
      dialog.getByRole("checkbox", { name: /You will pay \$100\.00 two times and receive \$200\.00 once/ }),
    );
    await user.click(dialog.getByRole("button", { name: "Accept" }));
    expect(await screen.findByText("Invitation Accepted")).toBeVisible();
    expect(screen.getByText("You have successfully joined the group!")).toBeVisible();
    expect(mutation(sent, "useAcceptInvitationMutation")).toEqual({ invitationId: INVITATION, shown: SHOWN });
    expect(await screen.findByText("No pending invitations")).toBeVisible();
    await waitFor(() => expect(screen.getByRole("region", { name: "Open invitations" })).toHaveFocus());
  });

  it("D109: says so to who reads the terms when the invitation ends", async () => {
    const { user } = show([invitation()]);
    const dialog = await open(user);
    act(() => hearProductTime(inHours(73)));
    expect(await dialog.findByText("This invitation is no longer there.")).toBeVisible();
    expect(dialog.queryByRole("button", { name: "Accept" })).toBeNull();
    expect(screen.getByText("No pending invitations")).toBeInTheDocument();
  });

  it("D109: keeps the terms while the list is without the invitation before its own acceptance is answered", async () => {
    let accepted: (answer: object) => void = () => {};
    const taken = recruitingGroup({ cash_payout: 200_00, may_join: mayNot("already-member") });
    const { environment, lists, user } = show([invitation()], {
      accept_invitation: () => new Promise<object>((answer) => (accepted = answer)),
      node: () => lists.invitations[0]?.["group"] ?? taken,
    });
    const dialog = await open(user);
    await user.click(dialog.getByRole("checkbox"));
    await user.click(dialog.getByRole("button", { name: "Accept" }));
    lists.invitations = [];
    await act(async () =>
      environment.commitUpdate((store) => void store.get("badges")!.setValue("another", "invitations_mark")),
    );
    expect(await screen.findByText("No pending invitations")).toBeInTheDocument();
    expect(dialog.getByRole("checkbox")).toBeChecked();
    expect(screen.queryByText("This invitation is no longer there.")).toBeNull();
    await act(async () => accepted({ success: true }));
    expect(await screen.findByText("Invitation Accepted")).toBeVisible();
    expect(screen.queryByRole("dialog")).toBeNull();
    await waitFor(() => expect(screen.getByRole("region", { name: "Open invitations" })).toHaveFocus());
  });

  it("leads who is not verified to the verification, with the way back", async () => {
    const { user } = show([
      invitation({ group: { may_join: mayNot("identity-required", { next: "/identity-verification" }) } }),
    ]);
    const dialog = await open(user);
    expect(dialog.queryByRole("checkbox")).toBeNull();
    expect(dialog.getByText("Identity Verification Required")).toBeVisible();
    expect(dialog.getByText("You must complete identity verification before accepting invitations")).toBeVisible();
    expect(dialog.getByRole("link", { name: "Verify Now" })).toHaveAttribute(
      "href",
      expect.stringMatching(/^\/identity-verification\?next=%2Fmessages/),
    );
  });

  it("says 'Identity Verification Required' where the server refuses for it meanwhile", async () => {
    const refused = () => {
      throw new AppFailure("identity-required-to-accept", "");
    };
    const { router, user } = show([invitation()], { accept_invitation: refused });
    const dialog = await open(user);
    await user.click(dialog.getByRole("checkbox"));
    await user.click(dialog.getByRole("button", { name: "Accept" }));
    expect(await screen.findByText("Identity Verification Required")).toBeVisible();
    expect(screen.getByText("You must complete identity verification before accepting invitations")).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Verify Now" }));
    await waitFor(() => expect(router.state.location.pathname).toBe("/identity-verification"));
  });

  it("says 'Failed to accept invitation' with the reason for everything else, and keeps the tick", async () => {
    const refused = () => {
      throw new AppFailure("network", "");
    };
    const { user } = show([invitation()], { accept_invitation: refused });
    const dialog = await open(user);
    await user.click(dialog.getByRole("checkbox"));
    await user.click(dialog.getByRole("button", { name: "Accept" }));
    expect(await screen.findByText("Failed to accept invitation")).toBeVisible();
    expect(dialog.getByRole("checkbox")).toBeChecked();
  });

  it.each([
    ["group-full", "This group is full"],
    ["group-closed", "This group is no longer accepting members"],
    ["group-frozen", "This group is frozen. Joining, starting and contributions are paused."],
  ])("D111: says %s in the place of the button, and keeps the invitation", async (code, text) => {
    show([invitation({ group: { may_join: mayNot(code) } })]);
    const here = await card();
    expect(here.getByText(text)).toBeVisible();
    expect(here.queryByRole("button", { name: "Accept" })).toBeNull();
    expect(here.getByRole("button", { name: "Remove the invitation to Rent circle" })).toBeVisible();
  });
});

describe.each([
  { button: "Decline", confirm: "Decline", done: "Invitation Declined", failed: "Failed to decline invitation" },
  {
    button: "Remove the invitation to Rent circle",
    confirm: "Remove",
    done: "Invitation Removed",
    failed: "Failed to remove invitation",
  },
])("D109: $confirm", ({ button, confirm, done, failed }) => {
  const answer = async (user: ReturnType<typeof show>["user"]) => {
    await user.click((await card()).getByRole("button", { name: button }));
    await user.click(within(await screen.findByRole("alertdialog")).getByRole("button", { name: confirm }));
  };

  it("declines after one question, and the invitation goes", async () => {
    const { lists, sent, user } = show([invitation()], {
      decline_invitation: () => ((lists.invitations = []), { success: true }),
    });
    await answer(user);
    await waitFor(() => expect(screen.getByText(done)).toBeVisible());
    expect(mutation(sent, "DeclineInvitationMutation")).toEqual({ invitationId: INVITATION });
    expect(await screen.findByText("No pending invitations")).toBeVisible();
    await waitFor(() => expect(screen.getByRole("region", { name: "Open invitations" })).toHaveFocus());
  });

  it("asks no more once it is done, also while the list still has the invitation", async () => {
    const { user } = show([invitation()], { decline_invitation: { success: true } });
    await answer(user);
    await waitFor(() => expect(screen.getByText(done)).toBeVisible());
    expect(screen.queryByRole("alertdialog")).toBeNull();
    expect((await card()).getByText("Amina invites you.")).toBeVisible();
  });

  it("says that it failed, and keeps the invitation", async () => {
    const refused = () => {
      throw new AppFailure("network", "");
    };
    const { user } = show([invitation()], { decline_invitation: refused });
    await answer(user);
    expect(await screen.findByText(failed)).toBeVisible();
    expect((await card()).getByText("Amina invites you.")).toBeVisible();
  });
});
