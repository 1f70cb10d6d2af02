import { screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import * as session from "../../session/session.ts";
import { renderWithProviders } from "../../test/renderWithProviders.tsx";
import { Component as ConfirmEmailScreen } from "./ConfirmEmailScreen.tsx";

const fetched = vi.fn<typeof fetch>();
const answer = (status: number, body: unknown) =>
  fetched.mockResolvedValueOnce(new Response(JSON.stringify(body), { status }));

beforeEach(() => void vi.stubGlobal("fetch", fetched));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  fetched.mockReset();
});

const open = (search: string) => renderWithProviders(<ConfirmEmailScreen />, { at: `/confirm-email${search}` });
const press = () => screen.getByRole("button", { name: "Confirm the new address" });

it("confirms by a press alone, and leaves the token in no address", async () => {
  const { router, user } = open("?token=abc");
  expect(fetched).not.toHaveBeenCalled();
  answer(200, { success: true });
  await user.click(press());
  await waitFor(() => expect(router.state.location.pathname).toBe("/login"));
  expect(fetched).toHaveBeenCalledOnce();
  expect(fetched.mock.calls[0]).toMatchObject([
    "/auth/confirm-new-address",
    { method: "POST", body: JSON.stringify({ token: "abc" }) },
  ]);
  expect(router.state.location.search).toBe("?email=changed&next=%2Fsettings%3Ftab%3Dsecurity");
});

it.each(["?token=abc", ""])("says of a link that is not good any more where to ask anew (%s)", async (search) => {
  const { user } = open(search);
  answer(400, { code: "new-address-link-invalid", field: "token" });
  await user.click(press());
  expect(await screen.findByRole("alert")).toHaveTextContent(/Ask for the change again in your settings/);
  expect(screen.getByRole("link", { name: "Open your settings" })).toHaveAttribute("href", "/settings?tab=security");
  expect(screen.queryByRole("button", { name: "Confirm the new address" })).toBeNull();
});

it("can be pressed again where the service could not be reached", async () => {
  const { router, user } = open("?token=abc");
  fetched.mockRejectedValueOnce(new TypeError("Failed to fetch"));
  await user.click(press());
  expect(await screen.findByRole("alert")).toHaveTextContent("It could not be confirmed");
  answer(200, { success: true });
  await user.click(press());
  await waitFor(() => expect(router.state.location.pathname).toBe("/login"));
});

it.each([
  ["takes a token that names it, here and in other tabs", () => Promise.resolve()],
  ["leads on also where none is to be had just now", () => Promise.reject(new TypeError("Failed to fetch"))],
])("of whoever is signed in it %s", async (_, enter) => {
  vi.spyOn(session, "currentSession").mockReturnValue({
    status: "signedIn",
    userId: "u1",
    email: "old@example.com",
    roles: ["member"],
  });
  const entered = vi.spyOn(session, "enterSession").mockImplementation(enter);
  const { router, user } = open("?token=abc");
  answer(200, { success: true });
  await user.click(press());
  await waitFor(() => expect(router.state.location.pathname).toBe("/login"));
  expect(entered).toHaveBeenCalledOnce();
});
