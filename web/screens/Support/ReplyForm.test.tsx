import { act, screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { RelayEnvironmentProvider } from "react-relay";
import { expect, it } from "vitest";
import { AppFailure } from "../../lib/AppFailure.ts";
import { relayForTests } from "../../test/relayForTests.ts";
import { renderWithProviders } from "../../test/renderWithProviders.tsx";
import { signIn } from "../../test/standIns.ts";
import { ReplyForm } from "./ReplyForm.tsx";

const fileLimits = { most: 3, taken: 0, mostMegabytes: 5, side: 2400 };

it("an answer to a question that was closed meanwhile says so, leads to a new one and stays typed (D212)", async () => {
  signIn("u1");
  const { environment } = relayForTests("member", {
    insert_ticket_messages: () => {
      throw new AppFailure("ticket-closed", "closed");
    },
    insert_ticket_attachments: () => ({ affected_rows: 0 }),
  });
  const { user } = renderWithProviders(
    <RelayEnvironmentProvider environment={environment}>
      <ReplyForm ticketId="t1" reopenUntil={null} isClosed={false} fileLimits={fileLimits} />
    </RelayEnvironmentProvider>,
  );
  const input = screen.getByRole("textbox");
  await user.type(input, "It happened again.");
  await user.click(screen.getByRole("button", { name: "Send answer" }));
  expect(await screen.findByText("This question is closed. Please ask a new one.")).toBeVisible();
  expect(screen.getByRole("link", { name: /new/i })).toHaveAttribute("href", "/support");
  expect(input).toHaveValue("It happened again.");
});

it("what is typed while an answer is being sent is left for the next one", async () => {
  signIn("u1");
  let store: (stored: object) => void = () => {};
  const { environment } = relayForTests("member", {
    insert_ticket_messages: () => new Promise<object>((resolve) => (store = resolve)),
    insert_ticket_attachments: () => ({ affected_rows: 0 }),
  });
  const { user } = renderWithProviders(
    <RelayEnvironmentProvider environment={environment}>
      <ReplyForm ticketId="t1" reopenUntil={null} isClosed={false} fileLimits={fileLimits} />
    </RelayEnvironmentProvider>,
  );
  const send = screen.getByRole("button", { name: "Send answer" });
  const input = screen.getByRole("textbox");
  await user.type(input, "It happened again.");
  await user.click(send);
  await user.type(input, " And now a third time.");
  await act(async () => store({ affected_rows: 1 }));
  await waitFor(() => expect(send).not.toHaveAttribute("aria-busy"));
  expect(input).toHaveValue("It happened again. And now a third time.");
  await user.click(send);
  await act(async () => store({ affected_rows: 1 }));
  await waitFor(() => expect(input).toHaveValue(""));
});

it("an answer that is being written when the question is closed stays to be copied (D212)", async () => {
  signIn("u1");
  const { environment } = relayForTests("member", {});
  function Question() {
    const [isClosed, setIsClosed] = useState(false);
    return (
      <RelayEnvironmentProvider environment={environment}>
        <ReplyForm ticketId="t1" reopenUntil={null} isClosed={isClosed} fileLimits={fileLimits} />
        <button onClick={() => setIsClosed(true)}>support closes it</button>
      </RelayEnvironmentProvider>
    );
  }
  const { user } = renderWithProviders(<Question />);
  const input = screen.getByRole("textbox");
  await user.type(input, "It happened again.");
  await user.click(screen.getByRole("button", { name: "support closes it" }));
  expect(await screen.findByText("This question is closed. Please ask a new one.")).toBeVisible();
  expect(screen.getByRole("textbox")).toHaveValue("It happened again.");
  expect(screen.getByRole("link", { name: /new/i })).toHaveAttribute("target", "_blank");
  expect(screen.queryByRole("button", { name: "Send answer" })).toBeNull();
  // Nothing is left to lose.
  await user.clear(screen.getByRole("textbox"));
  expect(screen.queryByRole("textbox")).toBeNull();
});

it("an answer that is not sent is there again after the session has ended, until it is sent", async () => {
  signIn("u1");
  const { environment } = relayForTests("member", {
    insert_ticket_messages: () => ({ affected_rows: 1 }),
    insert_ticket_attachments: () => ({ affected_rows: 0 }),
  });
  const open = (ticketId: string) =>
    renderWithProviders(
      <RelayEnvironmentProvider environment={environment}>
        <ReplyForm ticketId={ticketId} reopenUntil={null} isClosed={false} fileLimits={fileLimits} />
      </RelayEnvironmentProvider>,
    );
  const first = open("t1");
  await first.user.type(screen.getByRole("textbox"), "It happened again.");
  first.unmount();
  const other = open("t2");
  expect(screen.getByRole("textbox")).toHaveValue("");
  other.unmount();
  const { unmount, user } = open("t1");
  expect(screen.getByRole("textbox")).toHaveValue("It happened again.");
  await user.click(screen.getByRole("button", { name: "Send answer" }));
  await waitFor(() => expect(screen.getByRole("textbox")).toHaveValue(""));
  unmount();
  open("t1");
  expect(screen.getByRole("textbox")).toHaveValue("");
});

it("an answer whose own answer was lost is the same when it is sent again, also after a reload, and another once it was changed", async () => {
  signIn("u1");
  const { environment, sent } = relayForTests("member", {
    insert_ticket_messages: () => {
      throw new AppFailure("outcome-unknown", "no answer");
    },
    insert_ticket_attachments: () => ({ affected_rows: 0 }),
  });
  const open = () =>
    renderWithProviders(
      <RelayEnvironmentProvider environment={environment}>
        <ReplyForm ticketId="t4" reopenUntil={null} isClosed={false} fileLimits={fileLimits} />
      </RelayEnvironmentProvider>,
    );
  const ids = () =>
    sent.map(({ variables }) => (variables["answer"] as { ticket_message_id: string }).ticket_message_id);
  const send = async ({ user }: ReturnType<typeof open>, count: number) => {
    const button = screen.getByRole("button", { name: "Send answer" });
    await user.click(button);
    await waitFor(() => expect(ids()).toHaveLength(count));
    await waitFor(() => expect(button).not.toHaveAttribute("aria-busy"));
  };
  const first = open();
  await first.user.type(screen.getByRole("textbox"), "It happened again.");
  await send(first, 1);
  first.unmount();
  const second = open();
  await send(second, 2);
  await second.user.type(screen.getByRole("textbox"), "!");
  await send(second, 3);
  expect(ids()[1]).toBe(ids()[0]);
  expect(ids()[2]).not.toBe(ids()[0]);
});

it("an answer is not there a second time where its page was left while it was being sent", async () => {
  signIn("u1");
  let store: ((stored: object) => void) | undefined;
  const { environment } = relayForTests("member", {
    insert_ticket_messages: () => new Promise<object>((resolve) => (store = resolve)),
    insert_ticket_attachments: () => ({ affected_rows: 0 }),
  });
  const open = () =>
    renderWithProviders(
      <RelayEnvironmentProvider environment={environment}>
        <ReplyForm ticketId="t3" reopenUntil={null} isClosed={false} fileLimits={fileLimits} />
      </RelayEnvironmentProvider>,
    );
  const { unmount, user } = open();
  await user.type(screen.getByRole("textbox"), "It happened again.");
  await user.click(screen.getByRole("button", { name: "Send answer" }));
  await waitFor(() => expect(store).toBeDefined());
  unmount();
  await act(async () => store?.({ affected_rows: 1 }));
  open();
  expect(screen.getByRole("textbox")).toHaveValue("");
});
