import { screen } from "@testing-library/react";
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
