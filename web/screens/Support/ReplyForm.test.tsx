import { screen } from "@testing-library/react";
import { RelayEnvironmentProvider } from "react-relay";
import { expect, it } from "vitest";
import { AppFailure } from "../../lib/AppFailure.ts";
import { relayForTests } from "../../test/relayForTests.ts";
import { renderWithProviders } from "../../test/renderWithProviders.tsx";
import { signIn } from "../../test/standIns.ts";
import { ReplyForm } from "./ReplyForm.tsx";

it("an answer to a question that was closed meanwhile says so, leads to a new one and stays typed (D212)", async () => {
  signIn("u1");
  const { environment } = relayForTests("member", {
    insert_ticket_messages: () => {
      throw new AppFailure("ticket-closed", "closed");
    },
  });
  const { user } = renderWithProviders(
    <RelayEnvironmentProvider environment={environment}>
      <ReplyForm ticketId="t1" reopenUntil={null} />
    </RelayEnvironmentProvider>,
  );
  const input = screen.getByRole("textbox");
  await user.type(input, "It happened again.");
  await user.click(screen.getByRole("button"));
  expect(await screen.findByText("This question is closed. Please ask a new one.")).toBeVisible();
  expect(screen.getByRole("link", { name: /new/i })).toHaveAttribute("href", "/support");
  expect(input).toHaveValue("It happened again.");
});
