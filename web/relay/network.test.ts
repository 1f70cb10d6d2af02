import type { RequestParameters } from "relay-runtime";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { AppFailure } from "../lib/AppFailure.ts";
import * as session from "../session/session.ts";
import { ask, execute } from "./network.ts";
import * as release from "./newRelease.ts";

const operation = { id: "0a1b", name: "GroupQuery", text: null, operationKind: "query" } as RequestParameters;

const fetched = vi.fn<typeof fetch>();
const answer = (body: unknown, status = 200) =>
  fetched.mockResolvedValueOnce(new Response(JSON.stringify(body), { status }));
const refusal = (message: string, extensions: Record<string, unknown>) => ({ errors: [{ message, extensions }] });
const headersOf = (call: number) => fetched.mock.calls[call]?.[1]?.headers as Record<string, string>;

beforeEach(() => {
  vi.stubGlobal("fetch", fetched);
  vi.spyOn(session, "currentToken").mockResolvedValue("token-1");
  vi.spyOn(session, "renewToken").mockResolvedValue(null);
  vi.spyOn(release, "markReleaseOver").mockReturnValue();
});
afterEach(() => {
  vi.unstubAllGlobals();
  fetched.mockReset();
});

describe("one operation", () => {
  it("goes to the Relay endpoint with token, role and a request id", async () => {
    answer({ data: { x: 1 } });
    await expect(execute("group_admin", operation, { id: "g1" })).resolves.toEqual({ data: { x: 1 } });
    expect(fetched.mock.calls[0]?.[0]).toBe("/v1beta1/relay");
    expect(headersOf(0)).toMatchObject({ authorization: "Bearer token-1", "x-hasura-role": "group_admin" });
    expect(headersOf(0)["x-request-id"]).toMatch(/^[0-9a-f-]{36}$/);
    expect(JSON.parse(String(fetched.mock.calls[0]?.[1]?.body))).toEqual({
      id: "0a1b",
      variables: { id: "g1" },
    });
  });

  it("sends neither role nor token as a visitor, even when somebody is signed in", async () => {
    answer({ data: { x: 1 } });
    await execute("anonymous", operation, {});
    expect(Object.keys(headersOf(0))).toEqual(["content-type", "x-request-id"]);
  });

  it("is sent once more with a fresh token after a refused one", async () => {
    answer(refusal("Could not verify JWT: JWTExpired", { code: "invalid-jwt" }));
    answer({ data: { x: 2 } });
    vi.mocked(session.renewToken).mockResolvedValue("token-2");
    await expect(execute("member", operation, {})).resolves.toEqual({ data: { x: 2 } });
    expect(headersOf(1).authorization).toBe("Bearer token-2");
  });

  it("is not sent a third time", async () => {
    answer(refusal("Could not verify JWT", { code: "invalid-jwt" }));
    answer(refusal("Could not verify JWT", { code: "invalid-jwt" }));
    vi.mocked(session.renewToken).mockResolvedValue("token-2");
    await expect(execute("member", operation, {})).rejects.toMatchObject({ code: "invalid-jwt" });
    expect(fetched).toHaveBeenCalledTimes(2);
  });

  it.each(["invalid-jwt", "session-expired"])("fails after %s when there is no session", async (code) => {
    answer(refusal("Could not verify JWT", { code }));
    vi.mocked(session.renewToken).mockResolvedValue(null);
    await expect(execute("member", operation, {})).rejects.toMatchObject({ code: "session-expired" });
  });

  it("throws the action's refusal with its field and next step", async () => {
    answer(refusal("Choose another name", { code: "group-name-taken", path: "$", field: "name", next: "/groups" }));
    await expect(execute("member", operation, {})).rejects.toMatchObject({
      name: "AppFailure",
      code: "group-name-taken",
      message: "Choose another name",
      field: "name",
      nextStep: "/groups",
    });
  });

  it("keeps the gate's values for too many requests, and takes the sentence from the catalogue", async () => {
    answer(refusal("Too many requests.", { code: "too-many-requests", values: { retryAfter: 7 } }), 429);
    await expect(execute("member", operation, {})).rejects.toMatchObject({
      code: "too-many-requests",
      values: { retryAfter: 7 },
    });
  });

  it("that is refused as of an old release is a refusal, and marks the release as over", async () => {
    answer(refusal("This document is not known.", { code: "unknown-document" }));
    await expect(execute("member", operation, {})).rejects.toMatchObject({ code: "unknown-document" });
    expect(release.markReleaseOver).toHaveBeenCalledTimes(1);
  });

  it.each([
    ["no answer", () => fetched.mockRejectedValueOnce(new TypeError("failed to fetch")), "network"],
    ["a page instead of JSON", () => fetched.mockResolvedValueOnce(new Response("<html>", { status: 502 })), "network"],
    [
      "too many requests",
      () => fetched.mockResolvedValueOnce(new Response("slow down", { status: 429 })),
      "too-many-requests",
    ],
    ["an answer without data", () => answer({}), "unexpected"],
  ])("fails on %s as %s", async (_name, arrange, code) => {
    arrange();
    await expect(execute("member", operation, {})).rejects.toMatchObject({ code });
  });
});

describe("without an answer", () => {
  const mutation = { ...operation, operationKind: "mutation" } as RequestParameters;
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("a query is asked again after 1 and 2 seconds, and then fails", async () => {
    fetched.mockRejectedValue(new TypeError("failed to fetch"));
    const asked = expect(ask("member", operation, {})).rejects.toMatchObject({ code: "network" });
    await vi.advanceTimersByTimeAsync(1_000);
    expect(fetched).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(2_000);
    await asked;
    expect(fetched).toHaveBeenCalledTimes(3);
  });

  it("a query is answered by a later try", async () => {
    fetched.mockRejectedValueOnce(new TypeError("failed to fetch"));
    answer({ data: { x: 1 } });
    const asked = ask("member", operation, {});
    await vi.advanceTimersByTimeAsync(1_000);
    await expect(asked).resolves.toEqual({ data: { x: 1 } });
  });

  it("a change is sent once, because it may have been made", async () => {
    fetched.mockRejectedValue(new TypeError("failed to fetch"));
    await expect(ask("member", mutation, {})).rejects.toMatchObject({ code: "outcome-unknown" });
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  it.each([
    ["took too long", () => fetched.mockRejectedValue(new DOMException("late", "TimeoutError"))],
    ["had an answer that nobody can read", () => fetched.mockResolvedValue(new Response("<h1>", { status: 502 }))],
    ["lost the database", () => answer(refusal("connection error", { code: "postgres-error" }))],
  ])("a change that %s may be made", async (_what, arrange) => {
    arrange();
    await expect(ask("member", mutation, {})).rejects.toMatchObject({ code: "outcome-unknown" });
  });

  it("a change of a device that is offline has failed", async () => {
    const onLine = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    fetched.mockRejectedValue(new TypeError("failed to fetch"));
    await expect(ask("member", mutation, {})).rejects.toMatchObject({ code: "network" });
    onLine.mockRestore();
  });

  it("a change whose token was refused and could not be renewed has failed", async () => {
    answer(refusal("expired", { code: "invalid-jwt" }));
    vi.mocked(session.renewToken).mockRejectedValueOnce(new AppFailure("network", "no answer"));
    await expect(ask("member", mutation, {})).rejects.toMatchObject({ code: "network" });
  });

  it("a change that was refused has failed", async () => {
    answer(refusal("no", { code: "group-frozen" }));
    await expect(ask("member", mutation, {})).rejects.toMatchObject({ code: "group-frozen" });
  });

  it.each(["validation-failed", "not-found"])("a query that is refused with %s is not asked again", async (code) => {
    answer(refusal("no", { code }));
    await expect(ask("member", operation, {})).rejects.toMatchObject({ code });
    expect(fetched).toHaveBeenCalledTimes(1);
  });
});
