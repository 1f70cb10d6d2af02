import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { AppFailure } from "../../../lib/AppFailure.ts";
import { hearProductTime } from "../../../lib/productClock.ts";
import { closeOwn } from "../../../offline/own.ts";
import { relayForTests } from "../../../test/relayForTests.ts";
import { renderScreen } from "../../../test/renderScreen.tsx";
import { answerFrom, signIn } from "../../../test/standIns.ts";
import { connection, settingsAnswers } from "../settingsForTests.ts";
import { Component, loader, shouldRevalidate } from "../SettingsScreen.tsx";

beforeEach(() => {
  signIn("00000000-0000-7000-8000-00000000000b");
  hearProductTime("2026-03-15T12:00:00Z");
  vi.spyOn(location, "assign").mockReturnValue();
});
afterEach(() => {
  closeOwn();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const ID = "00000000-0000-7000-8000-0000000000e1";
const made = (changes: object = {}) => ({
  __typename: "data_exports",
  id: "export",
  data_export_id: ID,
  asked_at: "2026-03-14T12:00:00Z",
  ended_at: null,
  expires_at: null,
  status: "asked",
  ...changes,
});
const READY = { status: "ready", expires_at: "2026-03-22T12:00:00Z" };

async function open(exports: ReturnType<typeof made>[], more: object = {}) {
  const relay = relayForTests(
    "member",
    settingsAnswers({ person: { data_exports_connection: connection(exports) }, more: { ...more } }),
  );
  answerFrom(relay.environment);
  const view = renderScreen(
    [
      { path: "/settings", Component, loader, shouldRevalidate },
      { path: "/support", element: <p>Support</p> },
    ],
    {
      at: "/settings#export",
      environment: relay.environment,
    },
  );
  const row = within(await screen.findByRole("listitem", { name: "Download my data" }));
  return { ...relay, ...view, row };
}

it("has an address of its own and is found by what people call it (D170, D176)", async () => {
  const { router, user } = await open([]);
  await waitFor(() => expect(screen.getByRole("listitem", { name: "Download my data" })).toHaveFocus());
  await user.type(screen.getByRole("searchbox"), "privacy copy{Enter}");
  await waitFor(() => expect(router.state.location.hash).toBe("#export"));
});

it("says before it is asked for how long it takes and how long it is there, from the catalogue", async () => {
  const { row } = await open([]);
  expect(row.getByText(/ready within 24 hours, and can be downloaded for 7 days/)).toBeVisible();
  expect(row.getByRole("button", { name: "Ask for my data" })).toBeEnabled();
  expect(row.queryByRole("status")).toBeNull();
});

it("tells that it is being made, offers nothing to press, and shows by itself that it is ready", async () => {
  const { push, row } = await open([made()]);
  expect(row.getByRole("status")).toHaveTextContent("Your data is being made ready");
  expect(row.queryByRole("button")).toBeNull();
  const person = { __typename: "user_profiles", id: "me", user_id: "00000000-0000-7000-8000-00000000000b" };
  await push("ExportRowSubscription", {
    user_profiles_connection: connection([{ ...person, data_exports_connection: connection([made(READY)]) }]),
  });
  expect(await row.findByText("Your data is ready")).toBeVisible();
  expect(row.getByRole("button", { name: "Download" })).toBeVisible();
});

it("is asked for, with a proof where the server wants one (D302)", async () => {
  let isProved = false;
  vi.stubGlobal("fetch", (url: string) => {
    if (url === "/auth/prove") isProved = true;
    const body = url === "/auth/security" ? { hasPassword: true, hasTwoFactor: false } : {};
    return Promise.resolve(new Response(JSON.stringify(body)));
  });
  const { row, sent, user } = await open([], {
    ask_for_export: () => {
      if (!isProved) throw new AppFailure("fresh-proof-needed", "prove");
      return { data_export_id: ID };
    },
  });
  await user.click(row.getByRole("button", { name: "Ask for my data" }));
  await user.type(await screen.findByLabelText("Your password"), "right");
  await user.click(screen.getByRole("button", { name: "Go on" }));
  await waitFor(() => expect(sent.filter(({ name }) => name === "ExportRowAskMutation")).toHaveLength(2));
});

/** The service that gives files answers with this. */
const fileAnswers = (status: number, body: object = {}) =>
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(JSON.stringify(body), { status })));

it("is downloaded while it is ready: the address comes at the press", async () => {
  fileAnswers(206);
  const { row, sent, user } = await open([made(READY)], { open_export: () => ({ url: `/files/exports/${ID}` }) });
  expect(row.getByText(/It can be downloaded until/)).toHaveTextContent("Mar 22");
  await user.click(row.getByRole("button", { name: "Download" }));
  await waitFor(() => expect(location.assign).toHaveBeenCalledWith(`/files/exports/${ID}`));
  expect(sent.at(-1)?.variables).toEqual({ id: ID });
  expect(row.getByRole("button", { name: "Ask for a newer one" })).toBeVisible();
});

it("is over by the product's clock, also before the server has told so, and can be asked for again", async () => {
  hearProductTime("2026-03-22T12:00:30Z");
  const { row } = await open([made(READY)]);
  expect(row.getByRole("status")).toHaveTextContent("The last download is over");
  expect(row.queryByRole("button", { name: "Download" })).toBeNull();
  expect(row.getByRole("button", { name: "Ask for my data" })).toBeVisible();
});

it("that failed says whose fault it is, and leads to support", async () => {
  const { row } = await open([made({ status: "failed" })]);
  expect(row.getByRole("status")).toHaveTextContent("It was not ready within 24 hours. That is our fault, not yours.");
  expect(row.getByRole("link", { name: "Contact support" })).toHaveAttribute("href", "/support");
  expect(row.getByRole("button", { name: "Ask for my data" })).toBeVisible();
});

it("says in the server's words why it does not start", async () => {
  const { row, user } = await open([made(READY)], {
    open_export: () => {
      throw new AppFailure("export-expired", "over");
    },
  });
  await user.click(row.getByRole("button", { name: "Download" }));
  expect(await row.findByText("This download is over. Ask for your data again.")).toBeVisible();
  expect(location.assign).not.toHaveBeenCalled();
});

it.each([
  [503, { code: "temporarily-unavailable" }, "This is not possible at the moment. Please try again in a minute."],
  [404, { code: "export-not-found" }, "There is no such download. Ask for your data again."],
])("says beside the button why the file does not come: %s", async (status, body, words) => {
  fileAnswers(status, body);
  const { row, user } = await open([made(READY)], { open_export: () => ({ url: `/files/exports/${ID}` }) });
  await user.click(row.getByRole("button", { name: "Download" }));
  expect(await row.findByText(words)).toBeVisible();
  expect(row.getByText("The download did not start")).toBeVisible();
  expect(location.assign).not.toHaveBeenCalled();

  fileAnswers(206);
  await user.click(row.getByRole("button", { name: "Download" }));
  await waitFor(() => expect(location.assign).toHaveBeenCalledWith(`/files/exports/${ID}`));
  expect(row.queryByText("The download did not start")).toBeNull();
});
