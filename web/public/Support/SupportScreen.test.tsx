import { act, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { AppFailure } from "../../lib/AppFailure.ts";
import { writeOwn } from "../../session/ofPerson.ts";
import { relayForTests } from "../../test/relayForTests.ts";
import { renderScreen } from "../../test/renderScreen.tsx";
import * as questions from "../../session/supportQuestions.ts";
import { answerFrom, signIn, signOut } from "../../test/standIns.ts";
import { Component, loader } from "./SupportScreen.tsx";

const ME = "a0000000-0000-4000-8000-000000000001";
const GROUP = "c0000000-0000-4000-8000-000000000001";
const PAYMENT = "d0000000-0000-4000-8000-000000000001";
const ERROR = { at: "2026-11-20T10:00:00Z", path: "/groups", message: "boom" };
const list = (...nodes: object[]) => ({ edges: nodes.map((node) => ({ node })) });
const ticket = (changes: object = {}) => ({
  id: "ticket",
  answer_due_at: "2026-11-25T15:00:00Z",
  body: "Where is the money that I sent?",
  category: "payment",
  created_at: "2026-11-20T15:00:00Z",
  first_answered_at: null,
  number: 1007,
  resolved_at: null,
  status: "open",
  subject: "Where is it",
  ticket_id: "b0000000-0000-4000-8000-000000000001",
  group: null,
  attachments_connection: list(),
  messages_connection: list(),
  ...changes,
});

async function open(
  at = "/support",
  {
    delayed = [] as string[],
    tickets = [ticket()],
    write = vi.fn<(args: object) => object>(() => ({ affected_rows: 1 })),
    attach = vi.fn<(args: object) => object>(() => ({ affected_rows: 1 })),
  } = {},
) {
  const most = { ticket_reopen: 7, ticket_attachments: 3, attachment_max: 5, attachment_side_max: 2400 };
  const limits = list(...Object.entries(most).map(([limit_id, value]) => ({ id: limit_id, limit_id, value })));
  const relay = relayForTests("member", {
    fee_rates_connection: list(),
    limits_connection: limits,
    plans_connection: list(),
    support_contacts_connection: list({ id: "contact", address: "help@circle.test", delayed_services: delayed }),
    group_members_connection: list({ id: "member", group: { id: "group", group_id: GROUP, name: "Sunday savers" } }),
    payments_connection: list({
      id: "payment",
      amount: 10000,
      currency: "USD",
      payment_id: PAYMENT,
      payout_round: 2,
      group: { id: "group", name: "Sunday savers" },
    }),
    support_tickets_connection: list(...tickets),
    insert_support_tickets: write,
    insert_ticket_messages: write,
    insert_ticket_attachments: attach,
  });
  answerFrom(relay.environment);
  const view = await act(async () =>
    renderScreen([{ path: "/support", Component, loader }], { at, environment: relay.environment }),
  );
  return { ...view, attach, write };
}

beforeEach(() => signIn(ME));

it("D156: a link fills category and subject in", async () => {
  await open("/support?category=verification&subject=My+identity+check+failed");
  expect(await screen.findByLabelText("What is it about?")).toHaveValue("verification");
  expect(screen.getByLabelText("In one line")).toHaveValue("My identity check failed");
});

it("D211: what is wrong is said at its input, which takes the focus; what was typed stays and nothing is sent", async () => {
  const { user, write } = await open();
  await user.selectOptions(await screen.findByLabelText("What is it about?"), "group_dispute");
  await user.type(screen.getByLabelText("In one line"), "Help");
  await user.type(screen.getByLabelText("What happened?"), "Too short.");
  await user.click(screen.getByRole("button", { name: "Send" }));
  const subject = screen.getByLabelText("In one line");
  await waitFor(() => expect(subject).toHaveFocus());
  expect(subject).toHaveAccessibleDescription(/Please write 5 to 120 characters/);
  expect(screen.getByLabelText("What happened?")).toHaveAccessibleDescription(/Please write 20 to 4,000 characters/);
  expect(screen.getByLabelText(/Which circle/)).toHaveAccessibleDescription(/A dispute is about a circle/);
  expect(subject).toHaveValue("Help");
  expect(write).not.toHaveBeenCalled();
});

async function fillIn(user: Awaited<ReturnType<typeof open>>["user"]) {
  await user.selectOptions(await screen.findByLabelText("What is it about?"), "other");
  await user.type(screen.getByLabelText("In one line"), "It breaks");
  await user.type(screen.getByLabelText("What happened?"), "It breaks whenever I open it.");
}
const sent = (write: Awaited<ReturnType<typeof open>>["write"]) =>
  (write.mock.calls[0]![0] as { objects: Record<string, unknown>[] }).objects[0]!;

it("D214, D228: errors of the device are shown, and sent only when that is chosen", async () => {
  writeOwn("errors", JSON.stringify([ERROR]));
  const { user, write } = await open();
  await fillIn(user);
  expect(screen.getByText(/boom/)).toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "Send" }));
  await waitFor(() => expect(write).toHaveBeenCalled());
  expect(sent(write)).not.toHaveProperty("diagnostics");
  await waitFor(() => expect(screen.getByLabelText("In one line")).toHaveValue(""));
  write.mockClear();
  await fillIn(user);
  await user.click(screen.getByRole("checkbox", { name: /Send the 1 error/ }));
  await user.click(screen.getByRole("button", { name: "Send" }));
  await waitFor(() => expect(write).toHaveBeenCalled());
  expect(sent(write)).toMatchObject({ category: "other", subject: "It breaks", diagnostics: [ERROR] });
});

it("D211: a payment goes with a question about money alone: nobody sends what the page no longer shows", async () => {
  const { user, write } = await open("/support?category=payment");
  await user.selectOptions(await screen.findByLabelText(/Which payment/), PAYMENT);
  await fillIn(user);
  expect(screen.queryByLabelText(/Which payment/)).toBeNull();
  await user.click(screen.getByRole("button", { name: "Send" }));
  await waitFor(() => expect(write).toHaveBeenCalled());
  expect(sent(write)).toMatchObject({ category: "other" });
  expect(sent(write)).not.toHaveProperty("payment_id");
});

it("D211: files go with the question, by their names, and leave the form with it", async () => {
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json({ file_id: "f1", url: "/files/attachments/f1" })));
  const { attach, user, write } = await open();
  await fillIn(user);
  await user.upload(screen.getByTestId("attachments"), new File(["%PDF"], "letter.pdf", { type: "application/pdf" }));
  await user.click(screen.getByRole("button", { name: "Send" }));
  await waitFor(() => expect(attach).toHaveBeenCalled());
  vi.unstubAllGlobals();
  expect(sent(attach)).toEqual({ attachment_id: "f1", name: "letter.pdf", ticket_id: sent(write)["ticket_id"] });
  await waitFor(() => expect(screen.queryByText("letter.pdf")).toBeNull());
});

it("a question whose answer was lost is the same when it is sent again, also after a reload, and another once it was changed", async () => {
  const lost = vi.fn<(args: object) => object>(() => {
    throw new AppFailure("outcome-unknown", "no answer");
  });
  const send = async ({ user, write }: Awaited<ReturnType<typeof open>>) => {
    const before = write.mock.calls.length;
    await user.click(screen.getByRole("button", { name: "Send" }));
    await waitFor(() => expect(write.mock.calls.length).toBeGreaterThan(before));
    await waitFor(() => expect(screen.getByRole("button", { name: "Send" })).not.toHaveAttribute("aria-busy"));
  };
  const first = await open("/support", { write: lost });
  await fillIn(first.user);
  await send(first);
  first.unmount();
  const second = await open("/support", { write: lost });
  await send(second);
  await second.user.type(screen.getByLabelText("What happened?"), "!");
  await send(second);
  const [id, again, other] = lost.mock.calls.map(
    ([args]) => (args as { objects: [{ ticket_id: string }] }).objects[0].ticket_id,
  );
  expect(again).toBe(id);
  expect(other).not.toBe(id);
});

it("D211: the files of a question are read where they were sent: a picture is opened, a PDF is saved", async () => {
  const file = (attachment_id: string, format: string, name: string, ticket_message_id: string | null) => ({
    id: attachment_id,
    attachment_id,
    format,
    name,
    ticket_message_id,
  });
  await open("/support?ticket=1007", {
    tickets: [
      ticket({
        attachments_connection: list(file("f1", "webp", "screen.png", null), file("f2", "pdf", "letter.pdf", "m1")),
        messages_connection: list({
          id: "m1",
          ticket_message_id: "m1",
          author_id: ME,
          body: "Here it is.",
          created_at: "2026-11-21T15:00:00Z",
        }),
      }),
    ],
  });
  const [question, reply] = (await screen.findAllByRole("list", { name: "Files" })).map((files) => within(files));
  const picture = question!.getByRole("link", { name: "screen.png" });
  expect(picture).toHaveAttribute("href", "/files/attachments/f1/webp");
  expect(picture).toHaveAttribute("target", "_blank");
  const letter = reply!.getByRole("link", { name: "letter.pdf" });
  expect(letter).toHaveAttribute("href", "/files/attachments/f2/pdf");
  expect(letter).toHaveAttribute("download", "letter.pdf");
  // One is still free, of three.
  expect(screen.getByText(/^One picture/)).toBeVisible();
});

it("D213: one's own questions show by when there is an answer", async () => {
  await open();
  const row = await screen.findByRole("link", { name: /Where is it/ });
  expect(row).toHaveAttribute("href", "/support?ticket=1007");
  expect(row).toHaveTextContent(/Answer expected by Nov 25, 2026/);
  expect(row).toHaveTextContent("Sent");
});

it("D212: a solved question says until when writing opens it again, and a closed one takes nothing", async () => {
  const solved = await open("/support?ticket=1007", {
    tickets: [ticket({ status: "resolved", resolved_at: "2026-11-21T15:00:00Z" })],
  });
  expect(await screen.findByText(/Not solved\? Write until/)).toHaveTextContent("Nov 28, 2026");
  await solved.user.type(screen.getByLabelText("Your answer"), "Not at all.");
  await solved.user.click(screen.getByRole("button", { name: "Send answer" }));
  await waitFor(() => expect(solved.write).toHaveBeenCalled());
  expect(sent(solved.write)).toMatchObject({ body: "Not at all.", ticket_id: ticket().ticket_id });
  solved.unmount();
  await open("/support?ticket=1007", { tickets: [ticket({ status: "closed" })] });
  expect(await screen.findByText(/This question is closed/)).toBeInTheDocument();
  expect(screen.queryByLabelText("Your answer")).not.toBeInTheDocument();
});

it("a question of somebody else reads like none", async () => {
  await open("/support?ticket=1008", { tickets: [] });
  expect(await screen.findByText("There is no question with this number among yours.")).toBeInTheDocument();
});

it("D214: a visitor is sent a letter first, and reads the same whatever the address", async () => {
  signOut();
  const ask = vi.spyOn(questions, "askSupport").mockResolvedValue({ status: true });
  const { user } = await open();
  await fillIn(user);
  await user.type(screen.getByLabelText("Your email"), "nobody");
  await user.click(screen.getByRole("button", { name: "Send" }));
  await waitFor(() => expect(screen.getByLabelText("Your email")).toHaveFocus());
  expect(ask).not.toHaveBeenCalled();
  await user.type(screen.getByLabelText("Your email"), "@example.com");
  await user.click(screen.getByRole("button", { name: "Send" }));
  expect(await screen.findByText("Please look into your inbox")).toBeInTheDocument();
  expect(ask).toHaveBeenCalledWith(expect.objectContaining({ email: "nobody@example.com", language: "en" }));
});

it("D214: a visitor who asks something else begins a new question, with the address and the focus in its first input", async () => {
  signOut();
  vi.spyOn(questions, "askSupport").mockResolvedValue({ status: true });
  const { user } = await open();
  await fillIn(user);
  await user.type(screen.getByLabelText("Your email"), "nobody@example.com{Enter}");
  const said = await screen.findByText("Please look into your inbox");
  // The body holds everything, and has the focus where nothing else has.
  await waitFor(() => expect(document.body).not.toHaveFocus());
  expect(document.activeElement).toContainElement(said);
  await user.click(screen.getByRole("button", { name: "Ask something else" }));
  await waitFor(() => expect(screen.getByLabelText("Your email")).toHaveFocus());
  expect(screen.getByLabelText("Your email")).toHaveValue("nobody@example.com");
  for (const label of ["What is it about?", "In one line", "What happened?"])
    expect(screen.getByLabelText(label)).toHaveValue("");
});

it("what a visitor has typed is there again after a look at another page, also where a link says what it is about, and for nobody else", async () => {
  signOut();
  vi.spyOn(questions, "askSupport").mockResolvedValue({ status: true });
  const first = await open();
  await fillIn(first.user);
  await first.user.type(screen.getByLabelText("Your email"), "nobody@example.com");
  first.unmount();
  const second = await open("/support?category=verification&subject=My+identity+check+failed");
  expect(await screen.findByLabelText("What is it about?")).toHaveValue("other");
  expect(screen.getByLabelText("In one line")).toHaveValue("It breaks");
  expect(screen.getByLabelText("What happened?")).toHaveValue("It breaks whenever I open it.");
  expect(screen.getByLabelText("Your email")).toHaveValue("nobody@example.com");
  await second.user.type(screen.getByLabelText("Your email"), "{Enter}");
  await screen.findByText("Please look into your inbox");
  second.unmount();
  const third = await open("/support?category=verification&subject=My+identity+check+failed");
  expect(await screen.findByLabelText("What is it about?")).toHaveValue("verification");
  expect(screen.getByLabelText("What happened?")).toHaveValue("");
  await third.user.type(screen.getByLabelText("What happened?"), "Mine alone");
  third.unmount();
  signIn(ME);
  signOut();
  expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain("Mine alone");
});

it("D214: says what of the service is slow", async () => {
  await open("/support", { delayed: ["letters"] });
  expect(await screen.findByText("Payments: as usual")).toBeInTheDocument();
  expect(screen.getByText("Emails: slower than usual; nothing is lost")).toBeInTheDocument();
});

describe("what is chosen and typed and not sent", () => {
  const about = () => screen.findByLabelText("What is it about?");
  const circle = () => screen.getByLabelText(/Which circle/);
  const payment = () => screen.getByLabelText(/Which payment/);

  async function leave(...lines: string[]) {
    const { unmount, user } = await open();
    await user.selectOptions(await about(), "payment");
    await user.selectOptions(circle(), GROUP);
    await user.selectOptions(payment(), PAYMENT);
    for (const line of lines) await user.type(screen.getByLabelText("In one line"), line);
    unmount();
  }

  it("is there again after the session has ended", async () => {
    await leave("Missing");
    await open();
    expect(await about()).toHaveValue("payment");
    expect(circle()).toHaveValue(GROUP);
    expect(payment()).toHaveValue(PAYMENT);
    expect(screen.getByLabelText("In one line")).toHaveValue("Missing");
  });

  it("stays where it was typed while the question before it was being sent", async () => {
    let store: (stored: object) => void = () => {};
    const write = () => new Promise<object>((resolve) => (store = resolve));
    const { unmount, user } = await open("/support", { write: vi.fn<() => object>(write) });
    await fillIn(user);
    await user.click(screen.getByRole("button", { name: "Send" }));
    await user.type(screen.getByLabelText("What happened?"), " And then it stays dark.");
    await act(async () => store({ affected_rows: 1 }));
    await waitFor(() => expect(screen.getByLabelText("In one line")).toHaveValue(""));
    expect(screen.getByLabelText("What happened?")).toHaveValue(
      "It breaks whenever I open it. And then it stays dark.",
    );
    unmount();
    await open();
    expect(await about()).toHaveValue("");
    expect(screen.getByLabelText("What happened?")).toHaveValue(
      "It breaks whenever I open it. And then it stays dark.",
    );
  });

  it("is gone once it was sent", async () => {
    const { unmount, user } = await open(link);
    await fillIn(user);
    await user.click(screen.getByRole("button", { name: "Send" }));
    await waitFor(() => expect(screen.getByLabelText("In one line")).toHaveValue(""));
    unmount();
    await open(link);
    expect(screen.getByLabelText("In one line")).toHaveValue("My identity check failed");
    expect(screen.getByLabelText("What happened?")).toHaveValue("");
  });

  const link = "/support?category=verification&subject=My+identity+check+failed";

  it("goes before what a link brings where there are words in it", async () => {
    await leave("Missing");
    await open(link);
    expect(await about()).toHaveValue("payment");
    expect(screen.getByLabelText("In one line")).toHaveValue("Missing");
  });

  it("goes behind what a link brings where there are none", async () => {
    await leave();
    await open(link);
    expect(await about()).toHaveValue("verification");
    expect(circle()).toHaveValue("");
    expect(screen.getByLabelText("In one line")).toHaveValue("My identity check failed");
  });
});
