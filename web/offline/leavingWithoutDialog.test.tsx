import { beforeEach, expect, it, vi } from "vitest";
import { AppFailure } from "../lib/AppFailure.ts";
import * as actions from "../sending/useAction.ts";
import { leave } from "../session/leave.ts";
import * as session from "../session/session.ts";
import { withDatabases } from "../test/databasesForTests.ts";
import { renderWithProviders } from "../test/renderWithProviders.tsx";
import { signIn } from "../test/standIns.ts";
import { LeavingQuestion } from "./LeavingQuestion.tsx";
import { deliver } from "./own.ts";

/** Of the dialog's code, which does not come. */
const connection = vi.hoisted(() => Promise.withResolvers<never>());
vi.mock("../ui/Dialog.tsx", () => connection.promise);

beforeEach(() => {
  withDatabases();
  signIn("amina");
  vi.spyOn(session, "signOut").mockResolvedValue();
  vi.spyOn(actions, "commit").mockRejectedValue(new AppFailure("network", "") as never);
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
});

/** Somebody with one message that waits signs out. @returns whether they went, after the browser's own question */
async function leaveWithOne(goes: boolean): Promise<boolean> {
  const asked = vi.fn(() => goes);
  vi.stubGlobal("confirm", asked);
  renderWithProviders(<LeavingQuestion userId="amina" />);
  const words = { chat: "c", messageId: "one", text: "one", recording: null, voiceId: null, replyToId: null };
  await deliver({ kind: "say", what: words, line: "c", ticket: "one" });
  const hasGone = await leave();
  expect(asked).toHaveBeenCalledWith(expect.stringContaining("1 message has not been sent yet."));
  expect(vi.mocked(session.signOut).mock.calls).toHaveLength(goes ? 1 : 0);
  return hasGone;
}

it("where its own question hangs on the way it asks by the browser's", async () => {
  expect(await leaveWithOne(true)).toBe(true);
});

it.each([true, false])("without a connection for its own question it asks by the browser's (%s)", async (goes) => {
  connection.reject(new Error("there is no connection"));
  expect(await leaveWithOne(goes)).toBe(goes);
});
