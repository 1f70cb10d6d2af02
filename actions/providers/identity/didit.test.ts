import { randomUUID } from "node:crypto";
import { pino } from "pino";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { createDiditSimulator, type DiditSimulator } from "../../../local/didit/simulator.ts";
import { closeServer, control } from "../../../local/simulator/forTests.ts";
import { listenOnLoopback } from "../../../local/simulator/runProcess.ts";
import { DiditIdentity } from "./didit.ts";

let simulator: DiditSimulator;
let base = "";
let didit: DiditIdentity;
beforeAll(async () => {
  simulator = createDiditSimulator({ publicUrl: () => base, apiKey: "key", workflowId: "workflow-1" });
  base = `http://127.0.0.1:${await listenOnLoopback(simulator.server, 0)}`;
  didit = provider();
});
afterEach(() => control(base, "faults", undefined, "DELETE"));
afterAll(async () => {
  simulator.stop();
  await closeServer(simulator.server);
});

const provider = (changes = {}) =>
  new DiditIdentity(
    { DIDIT_API_BASE: base, DIDIT_API_KEY: "key", DIDIT_WORKFLOW_ID: "workflow-1", ...changes },
    pino({ level: "silent" }),
  );
const open = (userId: string = randomUUID()) =>
  didit.createSession({
    verificationId: randomUUID(),
    userId,
    email: "amina@example.com",
    callbackUrl: "https://circle.test/identity-verification",
    language: "fr",
  });
const decide = (url: string, form: Record<string, string>) =>
  fetch(url, { method: "POST", body: new URLSearchParams(form), redirect: "manual", headers: { origin: base } });

it("opens a hosted check and answers the same one while it is unfinished", async () => {
  const userId = randomUUID();
  const first = await open(userId);
  expect(first).toEqual({ sessionId: expect.any(String), url: expect.stringContaining(base), status: "Not Started" });
  expect((await open(userId)).sessionId).toBe(first.sessionId);
  expect((await open()).sessionId).not.toBe(first.sessionId);
});

it("reads nothing about the person before the decision, and the document after it", async () => {
  const userId = randomUUID();
  const { sessionId, url } = await open(userId);
  expect(await didit.readDecision(sessionId)).toEqual({
    sessionId,
    status: "Not Started",
    userId,
    workflowId: "workflow-1",
    environment: "live",
    identity: null,
  });
  await decide(url, { outcome: "Approved", document_number: "X77", date_of_birth: "1980-02-29" });
  expect(await didit.readDecision(sessionId)).toMatchObject({
    status: "Approved",
    identity: {
      documentNumber: "X77",
      dateOfBirth: "1980-02-29",
      issuingState: "USA",
      firstName: "Zoë",
      lastName: "Test-Person",
    },
  });
});

describe("when the provider has trouble", () => {
  const trouble = (fault: object, path = "/v3/session/*") => control(base, "faults", { match: { path }, ...fault });

  it.each([
    ["one 503", { action: "status", status: 503, times: 1 }],
    ["two 500s", { action: "status", status: 500, times: 2 }],
    ["one 429 that asks for a short wait", { action: "status", status: 429, retryAfterSeconds: 1, times: 1 }],
    ["a connection that closes", { action: "reset_before", times: 1 }],
    ["an answer that is lost", { action: "reset_after", times: 1 }],
  ])("%s is overcome by another try", async (_, fault) => {
    const { sessionId } = await open();
    await trouble(fault);
    expect((await didit.readDecision(sessionId)).status).toBe("Not Started");
  });

  it.each([
    ["three 500s", { action: "status", status: 500, times: 3 }, "answered 500"],
    ["no credit", { action: "status", status: 402, times: 1 }, "answered 402"],
    ["a wait that is too long", { action: "status", status: 429, retryAfterSeconds: 60, times: 1 }, "answered 429"],
  ])("%s fails the call", async (_, fault, words) => {
    const { sessionId } = await open();
    await trouble(fault);
    await expect(didit.readDecision(sessionId)).rejects.toThrow(words);
  });

  it("an answer that is no JSON or lacks a field is an error", async () => {
    const { sessionId } = await open();
    await trouble({ action: "bad_json", times: 1 });
    await expect(didit.readDecision(sessionId)).rejects.toThrow();
    await trouble({ action: "alter", set: { status: null }, times: 1 });
    await expect(didit.readDecision(sessionId)).rejects.toThrow();
  });
});

it("the error of a refused call says nothing about the person", async () => {
  const stranger = provider({ DIDIT_API_KEY: "other" });
  const refused = stranger.createSession({
    verificationId: "v",
    userId: "u",
    email: "amina@example.com",
    callbackUrl: "https://circle.test/",
    language: "en",
  });
  await expect(refused).rejects.toThrow(/^the identity provider answered 401$/);
});

it("a session id cannot lead the call to another path", async () => {
  await expect(didit.readDecision("../../session/x")).rejects.toThrow("answered 404");
});
