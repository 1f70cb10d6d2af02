import { act, screen, waitFor } from "@testing-library/react";
import { RelayEnvironmentProvider } from "react-relay";
import { expect, it, vi } from "vitest";
import { relayForTests } from "../test/relayForTests.ts";
import { renderWithProviders } from "../test/renderWithProviders.tsx";
import { LegalGate } from "./LegalGate.tsx";

it("D217: names each text with its version and what is different, leads to it, and keeps what is accepted", async () => {
  const accept = vi.fn<(args: object) => object>(() => ({ affected_rows: 2 }));
  const { environment } = relayForTests("member", { insert_legal_acceptances: accept });
  const { user } = await act(async () =>
    renderWithProviders(
      <RelayEnvironmentProvider environment={environment}>
        <LegalGate
          texts={[
            { document: "terms", version: "1.1" },
            { document: "privacy", version: "2.0" },
          ]}
        />
      </RelayEnvironmentProvider>,
    ),
  );
  expect(await screen.findByRole("link", { name: "Terms of Service" })).toHaveAttribute("href", "/terms");
  expect(screen.getByRole("link", { name: "Privacy Policy" })).toHaveAttribute("href", "/privacy");
  expect(screen.getByText(/What changed in version 1\.1/)).toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "I accept and go on" }));
  await waitFor(() => expect(accept).toHaveBeenCalledOnce());
  expect(accept.mock.calls[0]![0]).toEqual({
    objects: [
      { document: "terms", version: "1.1" },
      { document: "privacy", version: "2.0" },
    ],
  });
});
