import { screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import * as session from "../../session/session.ts";
import { renderWithProviders } from "../../test/renderWithProviders.tsx";
import { hereIs } from "../../test/standIns.ts";
import { Component as VerifyEmailScreen } from "./VerifyEmailScreen.tsx";

const fetched = vi.fn<typeof fetch>();
const answer = (status: number, body: unknown) =>
  fetched.mockResolvedValueOnce(new Response(JSON.stringify(body), { status }));

beforeEach(() => void vi.stubGlobal("fetch", fetched));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  fetched.mockReset();
});

const open = () =>
  renderWithProviders(<VerifyEmailScreen />, { at: "/verify-email?token=abc&next=%2Fg%2Ffamily%3Fround%3D2" });
const press = () => screen.getByRole("button", { name: "Confirm email address" });

it.each([
  "/login?confirmed=1&next=%2Fg%2Ffamily%3Fround%3D2",
  "/login?error=link-expired",
  "/forgot-password?token=own",
])("confirms by a press alone, keeps the way on, and leads to where the service says: %s", async (goTo) => {
  const { router, user } = open();
  expect(fetched).not.toHaveBeenCalled();
  answer(200, { goTo });
  await user.click(press());
  await waitFor(() => expect(router.state.location.pathname + router.state.location.search).toBe(goTo));
  expect(fetched).toHaveBeenCalledOnce();
  expect(fetched.mock.calls[0]).toMatchObject([
    "/auth/verify-email",
    { method: "POST", body: JSON.stringify({ token: "abc", next: "/g/family?round=2" }) },
  ]);
});

it("can be pressed again where the service could not be reached", async () => {
  const { router, user } = open();
  fetched.mockRejectedValueOnce(new TypeError("Failed to fetch"));
  await user.click(press());
  expect(await screen.findByRole("alert")).toHaveTextContent("It could not be confirmed");
  answer(200, { goTo: "/login?confirmed=1" });
  await user.click(press());
  await waitFor(() => expect(router.state.location.pathname).toBe("/login"));
});

it.each([
  ["takes its token, here and in other tabs", () => Promise.resolve()],
  ["leads on also where none is to be had just now", () => Promise.reject(new TypeError("Failed to fetch"))],
])("D297: of a session that waited for it it %s", async (_, enter) => {
  hereIs({ status: "unconfirmed", email: "new@example.com" });
  const entered = vi.spyOn(session, "enterSession").mockImplementation(enter);
  const { router, user } = open();
  answer(200, { goTo: "/login?confirmed=1" });
  await user.click(press());
  await waitFor(() => expect(router.state.location.pathname).toBe("/login"));
  expect(entered).toHaveBeenCalledOnce();
});
