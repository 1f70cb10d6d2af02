import type { RequestParameters } from "relay-runtime";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { closeLiveConnections, subscribeLive } from "./subscriptions.ts";
import { Line } from "./lineForTests.ts";
import * as connection from "./connection.ts";
import * as release from "./newRelease.ts";
import * as session from "../session/session.ts";

const said: connection.ConnectionState[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", Line);
  said.length = 0;
  heard.length = 0;
  vi.spyOn(connection, "setConnectionState").mockImplementation((_, state) => void said.push(state));
  vi.spyOn(session, "currentToken").mockResolvedValue("token");
  Line.isAlive = true;
  Line.opened.length = 0;
});
afterEach(async () => {
  closeLiveConnections();
  // Nobody stays signed in for the files that share this process.
  vi.stubGlobal("fetch", () => Promise.resolve(new Response("{}")));
  await session.signOut();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A token of the same person as the one before. */
const token = (sign: string) => {
  const claims = {
    "x-hasura-user-id": "u1",
    "x-hasura-user-email": "a@example.com",
    "x-hasura-allowed-roles": ["member"],
  };
  const body = { iat: 2_000_000_000, exp: 2_000_000_900, "https://hasura.io/jwt/claims": claims };
  return `head.${btoa(JSON.stringify(body)).replaceAll("=", "")}.${sign}`;
};
async function renewed(sign: string): Promise<void> {
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(JSON.stringify({ token: token(sign) }))));
  await session.renewToken();
}

const operation = { id: "live", name: "Live", text: null, operationKind: "subscription" } as RequestParameters;
const heard: unknown[] = [];
const follow = () =>
  subscribeLive("member", operation, {}, () => Promise.reject(new Error("unused"))).subscribe({
    next: (answer) => void heard.push(answer),
    error: (failure: Error) => void heard.push(failure),
  });
const answer = (value: number) => ({
  type: "next",
  id: Line.opened.at(-1)!.asked.at(-1),
  payload: { data: { value } },
});

it("notices within 30 seconds that a line has died without a word", async () => {
  follow();
  await vi.advanceTimersByTimeAsync(1000);
  expect(said).toEqual(["connected"]);
  Line.isAlive = false;
  await vi.advanceTimersByTimeAsync(30_000);
  expect(said).toContain("reconnecting");
});

it("keeps a line that answers, however quiet it is", async () => {
  follow();
  await vi.advanceTimersByTimeAsync(300_000);
  expect(said).toEqual(["connected"]);
});

it("starts again what ended with an error, and waits longer each time", async () => {
  follow();
  await vi.advanceTimersByTimeAsync(100);
  const [line] = Line.opened;
  const refuse = () =>
    line!.say({
      type: "error",
      id: line!.asked.at(-1),
      payload: [{ message: "database query error", extensions: { code: "unexpected" } }],
    });
  refuse();
  await vi.advanceTimersByTimeAsync(1000);
  expect(line!.asked).toHaveLength(2);
  refuse();
  await vi.advanceTimersByTimeAsync(900);
  expect(line!.asked).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(1200);
  expect(line!.asked).toHaveLength(3);
  line!.say(answer(7));
  expect(heard).toEqual([{ data: { value: 7 } }]);
  expect(Line.opened).toHaveLength(1);
});

it("what the server refuses as of an old release ends, and marks the release as over", async () => {
  vi.spyOn(release, "markReleaseOver").mockReturnValue();
  follow();
  await vi.advanceTimersByTimeAsync(100);
  const [line] = Line.opened;
  const payload = [{ message: "not known", extensions: { code: "unknown-document" } }];
  line!.say({ type: "error", id: line!.asked.at(-1), payload });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(release.markReleaseOver).toHaveBeenCalledOnce();
  expect(heard).toEqual([expect.objectContaining({ code: "unknown-document" })]);
  expect(Line.opened.flatMap(({ asked }) => asked)).toHaveLength(1);
});

it("starts again what the server has ended, and nothing that the page has ended", async () => {
  const following = follow();
  await vi.advanceTimersByTimeAsync(100);
  const [line] = Line.opened;
  line!.say({ type: "complete", id: line!.asked[0] });
  await vi.advanceTimersByTimeAsync(1000);
  expect(Line.opened.flatMap(({ asked }) => asked)).toHaveLength(2);
  following.unsubscribe();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(Line.opened.flatMap(({ asked }) => asked)).toHaveLength(2);
});

it("starts again after a close that the library takes for final", async () => {
  follow();
  await vi.advanceTimersByTimeAsync(100);
  Line.opened[0]!.close(4400);
  await vi.advanceTimersByTimeAsync(5000);
  expect(Line.opened.at(-1)!.asked).toHaveLength(1);
  Line.opened.at(-1)!.say(answer(1));
  expect(heard).toEqual([{ data: { value: 1 } }]);
});

it("goes on past an answer with errors", async () => {
  follow();
  await vi.advanceTimersByTimeAsync(100);
  const [line] = Line.opened;
  line!.say({ type: "next", id: line!.asked[0], payload: { errors: [{ message: "for a moment" }], data: null } });
  line!.say(answer(2));
  expect(heard).toEqual([{ data: { value: 2 } }]);
  expect(line!.asked).toHaveLength(1);
});

it("takes a renewed token to a new connection at once, of which nobody sees anything", async () => {
  await renewed("first");
  said.length = 0;
  follow();
  await vi.advanceTimersByTimeAsync(100);
  Line.opened[0]!.say(answer(1));
  vi.mocked(session.currentToken).mockResolvedValue("renewed");
  await renewed("second");
  await vi.advanceTimersByTimeAsync(50);
  expect(Line.opened).toHaveLength(2);
  expect(Line.opened[1]!.frames[0]).toMatchObject({ payload: { headers: { authorization: "Bearer renewed" } } });
  expect(Line.opened[1]!.asked).toHaveLength(1);
  expect(new Set(said)).toEqual(new Set(["connected"]));
});

it("says that it reconnects when the new connection does not come", async () => {
  await renewed("third");
  follow();
  await vi.advanceTimersByTimeAsync(100);
  await renewed("fourth");
  await vi.advanceTimersToNextTimerAsync();
  expect(Line.opened).toHaveLength(2);
  Line.opened[1]!.close(1006);
  await vi.advanceTimersByTimeAsync(10);
  expect(said.at(-1)).toBe("reconnecting");
  await vi.advanceTimersByTimeAsync(2000);
  expect(said.at(-1)).toBe("connected");
});

it("that is left while it is lost waits for nothing any more", async () => {
  const following = follow();
  const other = follow();
  await vi.advanceTimersByTimeAsync(100);
  Line.opened[0]!.close(1006);
  await vi.advanceTimersByTimeAsync(10);
  following.unsubscribe();
  expect(said.at(-1)).toBe("reconnecting");
  other.unsubscribe();
  expect(said.at(-1)).toBe("idle");
  await vi.advanceTimersByTimeAsync(60_000);
  expect(said.at(-1)).toBe("idle");
});

it("is closed without an error while it waits to connect again", async () => {
  const unhandled = vi.fn<(reason: unknown) => void>();
  process.on("unhandledRejection", unhandled);
  const following = follow();
  await vi.advanceTimersByTimeAsync(100);
  Line.opened[0]!.close(1006);
  await vi.advanceTimersByTimeAsync(10);
  following.unsubscribe();
  closeLiveConnections();
  await vi.advanceTimersByTimeAsync(60_000);
  vi.useRealTimers();
  // Node tells of what nobody has caught after the promises of a turn.
  await new Promise((resolve) => setTimeout(resolve, 10));
  process.off("unhandledRejection", unhandled);
  expect(unhandled).not.toHaveBeenCalled();
});
