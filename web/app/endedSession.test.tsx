/** Somebody's session ends while they read and write: the server refuses their token and gives no other. */
import { screen, waitFor } from "@testing-library/react";
import { afterAll, afterEach, beforeEach, expect, it, vi } from "vitest";
import { AppFailure } from "../lib/AppFailure.ts";
import { closeOwn } from "../offline/own.ts";
import { waitingHere } from "../offline/waitingHere.ts";
import { routes } from "../routes.tsx";
import { ADDRESS, chatAnswers, ME, message, state } from "../screens/Messages/chat/chatForTests.ts";
import { renewToken, startSession } from "../session/session.ts";
import { withDatabases } from "../test/databasesForTests.ts";
import { relayForTests } from "../test/relayForTests.ts";
import { renderScreen } from "../test/renderScreen.tsx";
import { answerFrom } from "../test/standIns.ts";

const answer = (status: number, body: unknown) => new Response(JSON.stringify(body), { status });
const claims = {
  iat: 0,
  exp: 900,
  "https://hasura.io/jwt/claims": { "x-hasura-user-id": ME, "x-hasura-allowed-roles": ["member"] },
};
const token = `head.${btoa(JSON.stringify(claims))}.sign`;

const fetched = vi.fn<typeof fetch>();
beforeEach(async () => {
  withDatabases();
  localStorage.setItem("session", "in 1");
  vi.stubGlobal("fetch", fetched);
  vi.spyOn(window, "scrollTo").mockImplementation(() => undefined);
  fetched.mockImplementation(async () => answer(200, { token }));
  await startSession();
});
afterEach(() => {
  closeOwn();
  vi.unstubAllGlobals();
  fetched.mockReset();
});
// The session is the module's own, so this file runs alone.
afterAll(() => vi.resetModules());

/** The network's own way: it asks for another token and gets none. */
async function endSession(): Promise<never> {
  fetched.mockImplementation(async () => answer(401, {}));
  await renewToken();
  throw new AppFailure("session-expired", "the session has ended");
}

it("who has written a message is told to log in to send it, and it waits for them", async () => {
  const { answers } = chatAnswers({
    states: [state()],
    messages: [message(1, ME, "Is Sunday good?")],
    more: { insert_messages: endSession, user_profiles_connection: { edges: [] } },
  });
  const { environment } = relayForTests("member", answers);
  answerFrom(environment);
  const { router, user } = renderScreen(routes, { at: `/messages?tab=chat&selectedChat=${ADDRESS}`, environment });
  await user.type(await screen.findByRole("textbox", { name: "Message" }), "On Monday{Enter}");
  expect(await screen.findByRole("heading", { name: "Authentication Required" })).toBeVisible();
  expect(await screen.findByText("Please log in to send messages.")).toBeVisible();
  expect(screen.getByText("Authentication Error")).toBeVisible();
  expect(await waitingHere()).toMatchObject([{ refused: null, what: { text: "On Monday" } }]);
  await user.click(screen.getByRole("button", { name: "Log in" }));
  await waitFor(() => expect(router.state.location.pathname).toBe("/login"));
  expect(new URLSearchParams(router.state.location.search).get("next")).toContain(ADDRESS);
});
