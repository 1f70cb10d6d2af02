import { render, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { closeOwn } from "../offline/own.ts";
import * as actions from "../sending/useAction.ts";
import { withDatabases } from "../test/databasesForTests.ts";
import { signIn } from "../test/standIns.ts";
import { followHere, followTo } from "./followed.ts";
import { useFollowedPush } from "./useFollowedPush.ts";

const ID = "01a2b3c4-d5e6-7f80-9a1b-2c3d4e5f6071";

const commit = vi.fn<(variables: unknown) => Promise<object>>();
let worker: EventTarget;
beforeEach(() => {
  withDatabases();
  signIn("amina");
  worker = new EventTarget();
  vi.stubGlobal("navigator", Object.create(navigator, { serviceWorker: { value: worker } }));
  commit.mockReset().mockResolvedValue({});
  vi.spyOn(actions, "commit").mockImplementation(((_: unknown, __: unknown, variables: unknown) =>
    commit(variables)) as never);
});
afterEach(() => {
  closeOwn();
  vi.unstubAllGlobals();
});

function Page() {
  useFollowedPush();
  return null;
}
const isRead = () => waitFor(() => expect(commit.mock.calls).toEqual([[{ id: ID }]]));

it("a page that a push has opened marks its alert as read, and has an address without it", async () => {
  history.replaceState({ kept: 1 }, "", `/groups/1?link=a&alert=${ID}`);
  followHere();
  expect([location.pathname + location.search, history.state]).toEqual(["/groups/1?link=a", { kept: 1 }]);
  render(<Page />);
  await isRead();
});

it("a page that shows the place already hears it of the service worker", async () => {
  render(<Page />);
  worker.dispatchEvent(new MessageEvent("message", { data: { followed: ID } }));
  await isRead();
});

it("an app that is open and led to the place marks it too, once", async () => {
  const page = render(<Page />);
  expect(followTo(`/messages?tab=votes&alert=${ID}`)).toBe("/messages?tab=votes");
  await isRead();
  page.unmount();
  render(<Page />);
  await isRead();
});
