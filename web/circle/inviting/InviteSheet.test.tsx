import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { AppFailure } from "../../lib/AppFailure.ts";
import { groupAnswers, ids, mayNot, recruitingGroup } from "../../test/groupForTests.ts";
import { relayForTests } from "../../test/relayForTests.ts";
import { renderGroupPage } from "../../test/renderGroupPage.tsx";
import { answerFrom, signIn } from "../../test/standIns.ts";

type Row = Record<string, unknown>;

const sentTo = (addressee: string, id: string, more: Row = {}): Row => ({
  id,
  __typename: "group_invitations",
  addressee,
  created_at: "2100-01-01T10:00:00Z",
  expires_at: "2100-01-08T10:00:00Z",
  inviter_id: ids.amina,
  invitation_id: `00000000-0000-7000-8000-0000000000${id}`,
  ...more,
});
const bruno = { user_id: ids.bruno, alias: "Bruno", username: "bruno", avatar_url: null, is_invited: false };
const refuse =
  (code: string, more: ConstructorParameters<typeof AppFailure>[2] = {}) =>
  () => {
    throw new AppFailure(code, "", more);
  };

beforeEach(() => signIn(ids.amina));

/** The page of a circle in which its reader may invite, and the sheet opened by the header's button. */
async function open(answers: Row = {}, group: Row = {}) {
  const circle = recruitingGroup({
    may_join: mayNot("already-member"),
    may_invite: { allowed: true, act: "invite" },
    ...group,
  });
  const all = groupAnswers(circle, answers);
  const { environment, sent: read } = relayForTests("member", all);
  answerFrom(environment);
  const page = renderGroupPage(all);
  await page.user.click(await screen.findByRole("button", { name: "Invite" }));
  const sheet = within(await screen.findByRole("dialog", { name: "Invite to Rent circle" }));
  await sheet.findByRole("heading", { name: "Pending invitations" });
  return {
    ...page,
    sheet,
    circle,
    all,
    timesRead: () => read.filter(({ name }) => name === "startInviteSheetQuery").length,
  };
}

type Open = Awaited<ReturnType<typeof open>>;

/** Finds Bruno by name and puts him on the list. */
const pick = async ({ sheet, user }: Open) => {
  await user.type(sheet.getByRole("searchbox"), "bruno");
  await user.click(await sheet.findByRole("button", { name: "Add Bruno to the invitation list" }));
};
const type = async ({ sheet, user }: Open, email: string) => {
  await user.type(sheet.getByLabelText("Email address"), email);
  await user.click(await sheet.findByRole("button", { name: "Invite via email", busy: false }));
};
const send = ({ sheet, user }: Open) => user.click(sheet.getByRole("button", { name: "Send" }));
/** What the invitation list says of somebody. */
const entry = ({ sheet }: Open, name: string) =>
  within(sheet.getByRole("button", { name: `Take ${name} off the invitation list` }).closest("li")!);

describe("who may invite (D107)", () => {
  it("has a button in the head and beside the sentence, and reads the sheet once", async () => {
    const { sheet, timesRead } = await open();
    expect(timesRead()).toBe(1);
    for (const name of ["Invite", "Invite people"])
      expect(screen.getByRole("button", { name, hidden: true })).toBeInTheDocument();
    expect(sheet.getByText("$100.00 every month · 1 seat free")).toBeVisible();
    expect(sheet.getByText("Nobody is invited by you right now.")).toBeVisible();
  });

  it("asks nothing by the focus that comes back from the sheet, and anew a while later", async () => {
    const { sheet, timesRead, user } = await open();
    const button = screen.getByRole("button", { name: "Invite", hidden: true });
    const now = Date.now();
    const clock = vi.spyOn(Date, "now").mockReturnValue(now + 3_600_000);
    await user.click(sheet.getByRole("button", { name: "Close" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    // As a browser does when a dialog closes.
    act(() => button.focus());
    expect(timesRead()).toBe(1);
    clock.mockReturnValue(now + 2 * 3_600_000);
    await user.click(button);
    expect(await screen.findByRole("dialog", { name: "Invite to Rent circle" })).toBeVisible();
    expect(timesRead()).toBe(2);
  });

  it.each([
    ["not-allowed", "Only the admin of a private circle invites people."],
    ["group-full", "This group is full"],
  ])("refused with %s, a member reads why instead of a button", async (code, text) => {
    renderGroupPage(groupAnswers(recruitingGroup({ may_join: mayNot("already-member"), may_invite: mayNot(code) })));
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.queryByRole("button", { name: /^Invite/ })).toBeNull();
  });

  it("tells a stranger nothing of inviting", async () => {
    renderGroupPage(groupAnswers(recruitingGroup({ may_invite: mayNot("not-allowed") })));
    expect(await screen.findByRole("heading", { level: 1, name: "Rent circle" })).toBeVisible();
    expect(screen.queryByText(/invites people/)).toBeNull();
  });

  it("reads in the open sheet when the last seat is gone, and keeps who was to be invited", async () => {
    const page = await open({ invite_by_email: refuse("group-full") });
    const { all, circle, sheet } = page;
    all["node"] = { ...circle, may_invite: mayNot("group-full") };
    await type(page, "friend@example.org");
    await send(page);
    expect(await sheet.findByText("Invitation Failed")).toBeVisible();
    expect(entry(page, "friend@example.org").getByText("This group is full")).toBeVisible();
    expect(await sheet.findByText("Inviting is not possible right now")).toBeVisible();
  });
});

describe("finding people (D180)", () => {
  it("asks from two characters on, once they rest, and shows alias and @username alone", async () => {
    const search_people = vi.fn<(asked: { text: string }) => object>(() => ({ people: [bruno] }));
    const { sheet } = await open({ search_people });
    const field = sheet.getByRole("searchbox", { name: "Find people" });
    fireEvent.change(field, { target: { value: "b" } });
    expect(sheet.queryByText("Searching…")).toBeNull();
    fireEvent.change(field, { target: { value: "bru" } });
    expect(sheet.getByText("Searching…")).toBeInTheDocument();
    await new Promise((resolve) => setTimeout(resolve, 50));
    fireEvent.change(field, { target: { value: "bruno" } });
    const list = await sheet.findByRole("list", { name: "1 person found" });
    expect(within(list).getByRole("listitem")).toHaveTextContent(/^B?Bruno@brunoAdd$/);
    expect(search_people.mock.calls.map(([asked]) => asked.text)).toEqual(["bruno"]);
  });

  it("says that nobody was found, and offers to invite a whole address without asking for it", async () => {
    const search_people = vi.fn<() => object>(() => ({ people: [] }));
    const { sheet, user } = await open({ search_people });
    const field = sheet.getByRole("searchbox");
    await user.type(field, "nobody");
    expect(await sheet.findByText("No users found")).toBeVisible();
    search_people.mockClear();
    await user.clear(field);
    fireEvent.change(field, { target: { value: "friend@example.org" } });
    const [offer] = sheet.getAllByRole("button", { name: "Invite via email" });
    await user.click(offer!);
    expect(sheet.getByText("Added")).toBeVisible();
    expect(sheet.getByRole("button", { name: "Take friend@example.org off the invitation list" })).toBeVisible();
    expect(search_people).not.toHaveBeenCalled();
  });

  it("says how long to wait after too many searches, and goes on by itself", async () => {
    let left = 1;
    const search_people = () =>
      left-- > 0 ? refuse("too-many-requests", { values: { retryAfter: 1 } })() : { people: [bruno] };
    const { sheet, user } = await open({ search_people });
    await user.type(sheet.getByRole("searchbox"), "bruno");
    expect(await sheet.findByText("Your search goes on by itself in 1 second.")).toBeVisible();
    expect(await sheet.findByText("@bruno")).toBeVisible();
  });

  it("keeps what was typed when the search fails, and tries again", async () => {
    let left = 1;
    const { sheet, user } = await open({
      search_people: () => (left-- > 0 ? refuse("network")() : { people: [bruno] }),
    });
    await user.type(sheet.getByRole("searchbox"), "bruno");
    expect(await sheet.findByText("Failed to search users. Please try again.")).toBeVisible();
    await user.click(sheet.getByRole("button", { name: "Search again" }));
    expect(await sheet.findByText("@bruno")).toBeVisible();
    expect(sheet.getByRole("searchbox")).toHaveValue("bruno");
  });
});

describe("inviting", () => {
  const found = { search_people: { people: [bruno] } };

  it("sends to everybody on the list at once, says so, and reads the list of pending ones (D109)", async () => {
    const page = await open({
      ...found,
      invite_person: { invitation_id: ids.chloe },
      invite_by_email: { invitation_id: ids.bruno },
    });
    const { sheet } = page;
    page.all["node"] = { ...page.circle, invitations: [sentTo("Bruno", "e1")] };
    await pick(page);
    await type(page, "friend@example.org");
    expect(page.sent.some(({ name }) => name.startsWith("useInvitationList"))).toBe(false);
    await send(page);
    expect(await sheet.findByText("Invitations Sent")).toBeVisible();
    expect(sheet.getByText("To Bruno and friend@example.org, valid for 7 days.")).toBeVisible();
    expect(sheet.queryByRole("heading", { name: "Invitation list" })).toBeNull();
    expect(await sheet.findByRole("button", { name: "Resend the invitation to Bruno" })).toBeVisible();
  });

  it("offers nobody to be added who is invited already, and reads that anew once it has sent (D109)", async () => {
    let isInvited = false;
    const page = await open({
      search_people: () => ({ people: [{ ...bruno, is_invited: isInvited }] }),
      invite_person: () => {
        isInvited = true;
        return { invitation_id: ids.chloe };
      },
    });
    await pick(page);
    await send(page);
    const list = await page.sheet.findByRole("list", { name: "1 person found" });
    await waitFor(() => expect(within(list).getByRole("listitem")).toHaveTextContent(/@brunoInvited$/));
    expect(page.sheet.queryByRole("button", { name: /^Select Bruno/ })).toBeNull();
  });

  it("keeps the focus in the search, and who was found, until it has read them anew", async () => {
    const sending = Promise.withResolvers<object>();
    const reading = Promise.withResolvers<object>();
    const search_people = vi.fn<() => object>(() => reading.promise).mockReturnValueOnce({ people: [bruno] });
    const page = await open({ search_people, invite_person: () => sending.promise });
    await pick(page);
    await send(page);
    const field = page.sheet.getByRole("searchbox");
    await page.user.click(field);
    await act(async () => sending.resolve({ invitation_id: ids.chloe }));
    expect(await page.sheet.findByText("Invitations Sent")).toBeVisible();
    await waitFor(() => expect(field).toHaveFocus());
    const list = page.sheet.getByRole("list", { name: "1 person found" });
    await waitFor(() => expect(search_people).toHaveBeenCalledTimes(2));
    // In the meantime nobody is offered who was invited just now.
    expect(within(list).getByRole("listitem")).toHaveTextContent(/@brunoInvited$/);
    await act(async () => reading.resolve({ people: [{ ...bruno, is_invited: true }] }));
    await waitFor(() => expect(within(list).getByRole("listitem")).toHaveTextContent(/@brunoInvited$/));
    await waitFor(() => expect(field).toHaveFocus());
  });

  it("keeps those on the list who were not invited, each with the reason, and sends to them alone again", async () => {
    let isOpen = false;
    const invite_person = () => (isOpen ? { invitation_id: ids.amina } : refuse("already-invited")());
    const invite_by_email = vi.fn<() => object>(() => ({ invitation_id: ids.bruno }));
    const page = await open({ ...found, invite_person, invite_by_email });
    await pick(page);
    await type(page, "friend@example.org");
    await send(page);
    expect(await page.sheet.findByText("Some Invitations Failed")).toBeVisible();
    expect(page.sheet.getByText("To friend@example.org, valid for 7 days.")).toBeVisible();
    expect(entry(page, "Bruno").getByText("This person has already been invited to this group.")).toBeVisible();
    isOpen = true;
    await send(page);
    expect(await page.sheet.findByText("To Bruno, valid for 7 days.")).toBeVisible();
    expect(invite_by_email).toHaveBeenCalledOnce();
  });

  it("keeps who is added while it sends, and sends to them alone the next time", async () => {
    const first = Promise.withResolvers<object>();
    const invite_by_email = vi
      .fn<(input: Row) => object>(() => ({ invitation_id: ids.bruno }))
      .mockReturnValueOnce(first.promise);
    const page = await open({ invite_by_email });
    await type(page, "friend@example.org");
    await send(page);
    await type(page, "other@example.org");
    await act(async () => first.resolve({ invitation_id: ids.amina }));
    expect(await page.sheet.findByText("To friend@example.org, valid for 7 days.")).toBeVisible();
    expect(page.sheet.queryByRole("button", { name: "Take friend@example.org off the invitation list" })).toBeNull();
    expect(entry(page, "other@example.org").getByText("other@example.org")).toBeVisible();
    await send(page);
    expect(await page.sheet.findByText("To other@example.org, valid for 7 days.")).toBeVisible();
    expect(invite_by_email).toHaveBeenCalledTimes(2);
  });

  it("says that nobody is on the list yet, and sends nothing", async () => {
    const page = await open();
    await send(page);
    expect(await page.sheet.findByText("No Users Selected")).toBeVisible();
    expect(page.sent.some(({ name }) => name.startsWith("useInvitationList"))).toBe(false);
  });

  it("sends to an address that is typed and not on the list yet, and says when it is none", async () => {
    const invite_by_email = vi.fn<() => object>(() => ({ invitation_id: ids.bruno }));
    const page = await open({ invite_by_email });
    const field = page.sheet.getByLabelText("Email address");
    await page.user.type(field, "friend@");
    await send(page);
    expect(page.sheet.getByText("Please enter a valid email address.")).toBeVisible();
    await waitFor(() => expect(field).toHaveFocus());
    expect(invite_by_email).not.toHaveBeenCalled();
    await page.user.type(field, "example.org");
    await send(page);
    expect(await page.sheet.findByText("To friend@example.org, valid for 7 days.")).toBeVisible();
    expect(invite_by_email).toHaveBeenCalledOnce();
    expect(field).toHaveValue("");
    expect(page.sheet.queryByText("No Users Selected")).toBeNull();
  });

  it("sends once to an address that is typed anew though it is on the list, and empties the field", async () => {
    const invite_by_email = vi.fn<() => object>(() => ({ invitation_id: ids.bruno }));
    const page = await open({ invite_by_email });
    await type(page, "friend@example.org");
    const field = page.sheet.getByLabelText("Email address");
    await page.user.type(field, "Friend@Example.org");
    await send(page);
    expect(await page.sheet.findByText("To friend@example.org, valid for 7 days.")).toBeVisible();
    expect(field).toHaveValue("");
    expect(page.sheet.queryByText(/is already in the invitation list/)).toBeNull();
    await send(page);
    expect(await page.sheet.findByText("No Users Selected")).toBeVisible();
    expect(invite_by_email).toHaveBeenCalledOnce();
  });

  it("sends to a whole address that stands in the search", async () => {
    const invite_by_email = vi.fn<(asked: Row) => object>(() => ({ invitation_id: ids.bruno }));
    const page = await open({ invite_by_email });
    const search = page.sheet.getByRole("searchbox");
    await page.user.type(search, "friend@example.org");
    await send(page);
    expect(await page.sheet.findByText("To friend@example.org, valid for 7 days.")).toBeVisible();
    expect(search).toHaveValue("");
    expect(invite_by_email.mock.calls.map(([asked]) => asked["email"])).toEqual(["friend@example.org"]);
  });

  it("takes somebody off the list again", async () => {
    const page = await open(found);
    await pick(page);
    await page.user.click(page.sheet.getByRole("button", { name: "Take Bruno off the invitation list" }));
    expect(page.sheet.queryByRole("heading", { name: "Invitation list" })).toBeNull();
    expect(page.sheet.getByRole("button", { name: "Add Bruno to the invitation list" })).toBeVisible();
  });

  it("says whose invitation was open before, and sends no second letter", async () => {
    const listed = sentTo("Bruno", "e1");
    const page = await open(
      { ...found, invite_person: { invitation_id: listed["invitation_id"] } },
      { invitations: [listed] },
    );
    await pick(page);
    await send(page);
    expect(await page.sheet.findByText("Invitation Failed")).toBeVisible();
    expect(entry(page, "Bruno").getByText("Bruno is already in the invitation list.")).toBeVisible();
    expect(page.sheet.queryByText("Invitations Sent")).toBeNull();
  });

  it("asks for a whole address, takes each once however it is written, and empties the field", async () => {
    const page = await open();
    const { sheet, user } = page;
    const field = sheet.getByLabelText("Email address");
    await type(page, "friend@");
    expect(sheet.getByText("Please enter a valid email address.")).toBeVisible();
    await waitFor(() => expect(field).toHaveFocus());
    await user.type(field, "example.org{Enter}");
    expect(sheet.getByRole("button", { name: "Take friend@example.org off the invitation list" })).toBeVisible();
    expect(field).toHaveValue("");
    await type(page, "Friend@Example.org");
    expect(sheet.getByText("Friend@Example.org is already in the invitation list.")).toBeVisible();
  });

  it("stays at Escape while somebody is on the list", async () => {
    const page = await open();
    await type(page, "friend@example.org");
    const dialog = screen.getByRole("dialog");
    fireEvent.keyDown(dialog, { key: "Escape" });
    expect(dialog).toBeInTheDocument();
    await page.user.click(page.sheet.getByRole("button", { name: "Take friend@example.org off the invitation list" }));
    fireEvent.keyDown(dialog, { key: "Escape" });
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
  });
});

describe("pending invitations (D109, D266)", () => {
  const listed = {
    invitations: [sentTo("g...@example.org", "e1"), sentTo("Bruno", "e2", { expires_at: "2020-01-08T10:00:00Z" })],
  };

  it("show the shortened address or the alias, since when, and until when", async () => {
    const { sheet } = await open({}, listed);
    const rows = sheet.getAllByRole("listitem").map((row) => row.textContent);
    expect(rows[0]).toMatch(/^g\.\.\.@example\.orgSent .*1.*, valid until .*8/);
    expect(rows[1]).toMatch(/^BrunoSent .*, expired .*2020/);
  });

  it("are sent again, or the reason stands beside the button", async () => {
    let left = 1;
    const resend_invitation = () =>
      left-- > 0 ? refuse("invitation-sent-enough", { values: { max: 3 } })() : { success: true };
    const { sheet, user } = await open({ resend_invitation }, listed);
    const button = sheet.getByRole("button", { name: "Resend the invitation to Bruno" });
    await user.click(button);
    const row = within(button.closest("li")!);
    expect(await row.findByText(/can be sent again 3 times a day/)).toBeVisible();
    await user.click(row.getByRole("button", { name: "Resend the invitation to Bruno" }));
    expect(await sheet.findByText("Invitation sent again")).toBeVisible();
    expect(row.queryByText(/3 times a day/)).toBeNull();
  });

  it("are taken back after one question, and are gone at once", async () => {
    const revoke_invitation = vi.fn<() => object>(() => ({ success: true }));
    const { sheet, user } = await open({ revoke_invitation }, listed);
    await user.click(sheet.getByRole("button", { name: "Revoke the invitation to Bruno" }));
    const question = within(await screen.findByRole("alertdialog", { name: "Revoke this invitation?" }));
    expect(revoke_invitation).not.toHaveBeenCalled();
    await user.click(question.getByRole("button", { name: "Revoke" }));
    expect(await sheet.findByText("Invitation revoked")).toBeVisible();
    expect(sheet.queryByText("Bruno")).toBeNull();
    await waitFor(() => expect(sheet.getByRole("heading", { name: "Pending invitations" })).toHaveFocus());
  });
});
