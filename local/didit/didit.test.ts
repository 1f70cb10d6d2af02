import { createHmac } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { closeServer, control, startReceiver, type Receiver } from "../simulator/forTests.ts";
import { listenOnLoopback } from "../simulator/runProcess.ts";
import { createDiditSimulator, type DiditSimulator } from "./simulator.ts";

let simulator: DiditSimulator;
let receiver: Receiver;
let base = "";

async function start(stateFile?: string): Promise<void> {
  simulator = createDiditSimulator({
    publicUrl: () => base,
    apiKey: "key",
    workflowId: "workflow-1",
    webhookUrl: receiver.url,
    webhookSecret: "secret",
    stateFile,
  });
  base = `http://127.0.0.1:${await listenOnLoopback(simulator.server, 0)}`;
}
async function stop(): Promise<void> {
  simulator.stop();
  await closeServer(simulator.server);
}
beforeEach(async () => {
  receiver = await startReceiver();
  await start();
});
afterEach(async () => {
  await stop();
  await receiver.close();
});

interface Created {
  session_id: string;
  session_number: number;
  session_token: string;
  url: string;
  status: string;
  vendor_data: string;
  workflow_id: string;
}
interface Webhook {
  event_id: string;
  webhook_type: string;
  timestamp: number;
  session_id: string;
  status: string;
  vendor_data: string;
  metadata: unknown;
  decision?: { id_verifications: { document_number: string }[] };
}

async function call<Body = Record<string, unknown>>(
  method: string,
  address: string,
  body?: unknown,
  headers: Record<string, string> = { "x-api-key": "key" },
) {
  const response = await fetch(`${base}${address}`, {
    method,
    headers,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return { status: response.status, headers: response.headers, body: (await response.json()) as Body };
}
const create = (fields: object = {}) =>
  call<Created>("POST", "/v3/session/", {
    workflow_id: "workflow-1",
    vendor_data: "user-1",
    callback: "http://127.0.0.1:9/verification?from=app",
    callback_method: "both",
    metadata: { verificationId: "row-1" },
    ...fields,
  });
const decision = async (id: string) => (await call("GET", `/v3/session/${id}/decision/`)).body;
const press = (session: Created, outcome: string, fields: Record<string, string> = {}) =>
  fetch(session.url, { method: "POST", redirect: "manual", body: new URLSearchParams({ outcome, ...fields }) });
const webhooks = () => receiver.arrivals.map(({ body }) => JSON.parse(body) as Webhook);
const statuses = () => webhooks().map(({ status }) => status);

describe("a check", () => {
  it("goes from a new session through the page to an approved decision, announced by signed webhooks", async () => {
    const { body: session, status } = await create();
    expect(status).toBe(201);
    expect(session).toMatchObject({ status: "Not Started", vendor_data: "user-1", workflow_id: "workflow-1" });
    expect(await decision(session.session_id)).toMatchObject({ status: "Not Started", id_verifications: null });

    const page = await fetch(session.url);
    expect(await page.text()).toContain("Identity check");
    expect(page.headers.get("content-security-policy")).toContain("form-action 'self' http://127.0.0.1:9;");
    expect(await decision(session.session_id)).toMatchObject({ status: "In Progress" });

    const answer = await press(session, "Approved", { document_number: "X123", first_name: "Zoë", last_name: "Ngũgĩ" });
    expect(answer.status).toBe(303);
    expect(answer.headers.get("location")).toBe(
      `http://127.0.0.1:9/verification?from=app&verificationSessionId=${session.session_id}&status=Approved`,
    );
    expect(await decision(session.session_id)).toMatchObject({
      status: "Approved",
      environment: "live",
      vendor_data: "user-1",
      id_verifications: [{ document_number: "X123", full_name: "Zoë Ngũgĩ", issuing_state: "USA", status: "Approved" }],
      liveness_checks: [{ status: "Approved" }],
      face_matches: [{ status: "Approved" }],
    });

    await receiver.until(() => statuses().includes("Approved") && statuses().includes("In Progress"));
    for (const { body, headers } of receiver.arrivals) {
      expect(headers["x-signature"]).toBe(createHmac("sha256", "secret").update(body).digest("hex"));
      expect(headers["x-timestamp"]).toBe(String((JSON.parse(body) as Webhook).timestamp));
    }
    const approved = webhooks().find(({ status }) => status === "Approved");
    expect(approved).toMatchObject({
      webhook_type: "status.updated",
      session_id: session.session_id,
      metadata: { verificationId: "row-1" },
      decision: { id_verifications: [{ document_number: "X123" }] },
    });
    expect((await control<{ problems: string[] }>(base, "audit", undefined, "GET")).problems).toEqual([]);
  });

  it.each(["Declined", "In Review", "Resubmitted", "Abandoned", "Expired", "Kyc Expired"])(
    "can end as %s",
    async (outcome) => {
      const { body: session } = await create();
      expect((await press(session, outcome)).headers.get("location")).toContain(`status=${outcome.replace(" ", "+")}`);
      expect((await decision(session.session_id)).status).toBe(outcome);
      await receiver.until(() => statuses().includes(outcome));
    },
  );

  it("can be decided again, as by a reviewer, and be revoked", async () => {
    const { body: session } = await create();
    for (const outcome of ["Declined", "Approved", "Kyc Expired"]) await press(session, outcome);
    await receiver.until(({ length }) => length === 3);
    expect(new Set(statuses())).toEqual(new Set(["Declined", "Approved", "Kyc Expired"]));
    expect(new Set(webhooks().map(({ event_id: id }) => id)).size).toBe(3);
  });

  it("expires by the simulator's clock after a week", async () => {
    const { body: session } = await create();
    await control(base, "clock", { advanceMs: 7 * 24 * 60 * 60 * 1_000 });
    expect((await decision(session.session_id)).status).toBe("Expired");
    await receiver.until(() => statuses().includes("Expired"));
  });

  it("shows a closing page where no callback was given", async () => {
    const { body: session } = await create({ callback: undefined });
    expect(await (await press(session, "Approved")).text()).toContain("The check has ended: Approved");
  });
});

describe("the same person", () => {
  it("gets an unfinished session again, with its callback renewed", async () => {
    const { body: first } = await create();
    await fetch(first.url);
    const { body: second, status } = await create({
      callback: "http://127.0.0.1:9/again",
      metadata: { verificationId: "row-2" },
    });
    expect([status, second.session_id, second.status]).toEqual([201, first.session_id, "In Progress"]);
    expect(await decision(first.session_id)).toMatchObject({
      callback: "http://127.0.0.1:9/again",
      metadata: { verificationId: "row-2" },
    });
    expect((await create({ vendor_data: "user-2" })).body.session_id).not.toBe(first.session_id);
  });

  it("gets a new session after an end", async () => {
    const { body: first } = await create();
    await press(first, "Abandoned");
    expect((await create()).body.session_id).not.toBe(first.session_id);
  });
});

describe("a last name that decides by itself", () => {
  it.each([
    ["Declined", "Declined"],
    ["Review", "In Review"],
    ["Approved", "Approved"],
  ])("%s becomes %s", async (last_name, outcome) => {
    const { body: session } = await create({ expected_details: { first_name: "Ann", last_name } });
    await receiver.until(() => statuses().includes(outcome));
    expect((await decision(session.session_id)).status).toBe(outcome);
  });
});

describe("refusals", () => {
  it.each([
    ["no key", {}, 401],
    ["a wrong key", { "x-api-key": "other" }, 401],
  ])("%s", async (_what, headers, status) => {
    expect((await call("POST", "/v3/session/", {}, headers)).status).toBe(status);
  });

  it.each([
    ["no workflow", { workflow_id: undefined }, "workflow_id"],
    ["a workflow that is not there", { workflow_id: "other" }, "workflow_id"],
    ["a callback that is no address", { callback: "javascript:alert(1)" }, "callback"],
    ["a user that is no text", { vendor_data: 7 }, "vendor_data"],
    ["metadata that is no object", { metadata: [] }, "metadata"],
    ["an unknown callback method", { callback_method: "pigeon" }, "callback_method"],
  ])("%s is named", async (_what, fields, name) => {
    const { body, status } = await create(fields);
    expect([status, Object.keys(body)]).toEqual([400, [name]]);
  });

  it("an address without its last slash, or of an unknown session, is not found", async () => {
    expect((await call("POST", "/v3/session", {})).status).toBe(404);
    expect((await call("GET", "/v3/session/none/decision/")).status).toBe(404);
    expect((await fetch(`${base}/session/none`)).status).toBe(404);
  });

  it("too many decisions a minute are refused with 429 and a time to wait, and accepted after it", async () => {
    const { body: session } = await create();
    for (let count = 0; count < 100; count += 1) await decision(session.session_id);
    const refused = await call("GET", `/v3/session/${session.session_id}/decision/`);
    expect(refused.status).toBe(429);
    await control(base, "clock", { advanceMs: Number(refused.headers.get("retry-after")) * 1_000 });
    expect((await decision(session.session_id)).status).toBe("Not Started");
  });
});

describe("misfortune", () => {
  it("answers 402 and 5xx on demand, with the work done or not", async () => {
    await control(base, "faults", { match: { method: "POST" }, action: "status", status: 402 });
    expect((await create()).status).toBe(402);
    await control(base, "faults", { match: { method: "POST" }, action: "status", status: 500, after: true });
    expect((await create()).status).toBe(500);
    expect((await create()).body.session_number).toBe(1);
  });

  it("an answer lost after the work is found again by asking once more", async () => {
    await control(base, "faults", { match: { method: "POST" }, action: "reset_after" });
    await expect(create()).rejects.toThrow("fetch failed");
    expect((await create()).body.session_number).toBe(1);
  });

  it("a lost webhook is sent again through the provider's API, with a new signature", async () => {
    await control(base, "webhooks", { action: "drop", count: 1 });
    const { body: session } = await create();
    await press(session, "Approved");
    const { results } = (await call<{ results: { uuid: string }[] }>("GET", "/v3/webhook/destinations/")).body;
    const deliveries = `/v3/webhook/destinations/${results[0]!.uuid}/deliveries/`;
    const [lost] = (await call<{ results: { uuid: string; status: string }[] }>("GET", deliveries)).body.results;
    expect(lost?.status).toBe("dropped");
    expect((await call("POST", `${deliveries}${lost!.uuid}/resend/`)).body).toMatchObject({ response_status: 200 });
    expect(statuses()).toEqual(["Approved"]);
  });
});

it("keeps its sessions across a restart", async () => {
  const folder = mkdtempSync(path.join(tmpdir(), "didit-simulator-"));
  await stop();
  await start(path.join(folder, "didit.json"));
  const { body: session } = await create();
  await press(session, "Approved");
  await stop();
  await start(path.join(folder, "didit.json"));
  expect((await decision(session.session_id)).status).toBe("Approved");
  await control(base, "reset");
  expect((await call("GET", `/v3/session/${session.session_id}/decision/`)).status).toBe(404);
  rmSync(folder, { recursive: true });
});
