import { act, screen, waitFor } from "@testing-library/react";
import { fetchQuery } from "react-relay";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { DiagnosticsHealthQuery } from "../../__generated__/member/DiagnosticsHealthQuery.graphql.ts";
import health from "../../__generated__/member/DiagnosticsHealthQuery.graphql.ts";
import { RouteErrorPage } from "../../app/RouteErrorPage.tsx";
import { pause } from "../../lib/pause.ts";
import { createEnvironment } from "../../relay/environment.ts";
import * as session from "../../session/session.ts";
import { renderScreen } from "../../test/renderScreen.tsx";
import { answerFrom, signIn } from "../../test/standIns.ts";
import { Component, loader, shouldRevalidate } from "./PaymentScheduleScreen.tsx";

const fetched = vi.fn<typeof fetch>();
const answer = (body: object) => new Response(JSON.stringify(body));

beforeEach(() => {
  signIn("ana");
  vi.spyOn(console, "error").mockImplementation(() => {});
  vi.spyOn(session, "currentToken").mockResolvedValue("token");
  vi.stubGlobal("fetch", fetched);
});
afterEach(() => {
  vi.unstubAllGlobals();
  fetched.mockReset();
});

it("says that the connection fails, also where another page has left a part of the data", async () => {
  const node = { __typename: "user_profiles", id: "me" };
  fetched.mockImplementation(async () => answer({ data: { user_profiles_connection: { edges: [{ node }] } } }));
  const environment = createEnvironment("member");
  answerFrom(environment);
  const left = await fetchQuery<DiagnosticsHealthQuery>(environment, health, {}).toPromise();
  expect(left?.user_profiles_connection.edges).toHaveLength(1);
  environment.commitUpdate((store) => store.get("me")?.setValue(null, "seconds_to_change"));

  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  let lose = () => {};
  fetched
    .mockReset()
    .mockReturnValue(new Promise((_answer, reject) => (lose = () => reject(new TypeError("offline")))));
  renderScreen([{ path: "/", Component, loader, shouldRevalidate, errorElement: <RouteErrorPage /> }], {
    at: "/",
    environment,
  });
  // What is drawn of it meanwhile is drawn.
  await waitFor(() => expect(fetched).toHaveBeenCalledOnce());
  await act(() => pause(50));
  await act(async () => lose());
  expect(await screen.findByRole("heading", { level: 1, name: "Connection Issue" })).toBeVisible();
  await act(async () => {});
  expect(screen.queryByText("This part could not be shown.")).toBeNull();
});
