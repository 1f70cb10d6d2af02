import { screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { AppFailure } from "../lib/AppFailure.ts";
import { useReadAgain } from "../relay/readAgain.ts";
import * as actions from "../sending/useAction.ts";
import { withDatabases } from "../test/databasesForTests.ts";
import { renderWithProviders } from "../test/renderWithProviders.tsx";
import { signIn } from "../test/standIns.ts";
import { changeAppearance } from "../theme/appearance.ts";
import { refusedTheme } from "../theme/refusedTheme.ts";
import { toaster } from "../ui/toaster.tsx";
import { closeOwn, deliver } from "./own.ts";
import { useRefusedSendings } from "./useRefusedSendings.ts";

const ME = "amina";
let failure: AppFailure;
const read = vi.fn<() => Promise<void>>();
beforeEach(() => {
  withDatabases();
  signIn(ME);
  read.mockReset().mockResolvedValue();
  failure = new AppFailure("network", "");
  vi.spyOn(actions, "commit").mockImplementation(() => Promise.reject(failure));
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
});
afterEach(() => {
  closeOwn();
  toaster.clear();
  vi.unstubAllGlobals();
});

function Page() {
  useRefusedSendings(ME);
  useReadAgain(read);
  return null;
}

it("what was shown as done and is refused after it had waited is told, and the page shows what the server has", async () => {
  renderWithProviders(<Page />);
  await deliver({ kind: "mark", what: { me: ME, chat: "c", number: 1 }, line: "c" });
  expect(read).not.toHaveBeenCalled();
  failure = new AppFailure("not-allowed", "");
  dispatchEvent(new Event("online"));
  expect(await screen.findByText("Not saved")).toBeVisible();
  expect(read).toHaveBeenCalledOnce();
});

it.each([
  [
    "is back in its conversation, and nothing is read for it",
    "left-chat",
    /Your message is back in its conversation\.$/,
  ],
  [
    "whose conversation is gone is kept beside the others",
    "chat-not-found",
    /Your message is kept on the Messages page\.$/,
  ],
])("a message that is refused %s", async (_where, code, text) => {
  renderWithProviders(<Page />);
  const what = { chat: "c", messageId: "m", text: "Hello", recording: null, voiceId: null, replyToId: null };
  await deliver({ kind: "say", what, line: "c" });
  failure = new AppFailure(code, "");
  dispatchEvent(new Event("online"));
  expect(await screen.findByText("Failed to send message")).toBeVisible();
  expect(screen.getByText(text)).toBeVisible();
  expect(read).not.toHaveBeenCalled();
});

it("D171: a theme that is refused after it had waited stays on this device, and says that it follows at the next sign-in", async () => {
  renderWithProviders(<Page />);
  changeAppearance({ theme: "dark" });
  await deliver({ kind: "prefer", what: { change: { theme: "dark" } }, line: "preferences" });
  failure = new AppFailure("not-allowed", "");
  dispatchEvent(new Event("online"));
  expect(await screen.findByText("The theme is applied and will sync on login.")).toBeVisible();
  expect(refusedTheme()).toEqual({ theme: "dark" });
  expect(read).not.toHaveBeenCalled();
});
