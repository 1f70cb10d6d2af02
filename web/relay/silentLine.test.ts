import type { RequestParameters } from "relay-runtime";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { closeLiveConnections, subscribeLive } from "./subscriptions.ts";
import * as connection from "./connection.ts";
import * as session from "../session/session.ts";

const said: connection.ConnectionState[] = [];

/** A server that accepts a connection, and answers pings only while `isAlive`. */
class Line {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static isAlive = true;
  readyState = 1;
  onopen?: () => void;
  onclose?: (event: unknown) => void;
  onmessage?: (event: { data: string }) => void;
  onerror?: () => void;
  constructor() {
    setTimeout(() => this.onopen?.(), 0);
  }
  send(text: string) {
    const { type } = JSON.parse(text) as { type: string };
    const answer = type === "connection_init" ? "connection_ack" : type === "ping" ? "pong" : null;
    if (answer && Line.isAlive) setTimeout(() => this.onmessage?.({ data: JSON.stringify({ type: answer }) }), 0);
  }
  close(code = 1000) {
    this.onclose?.({ code, wasClean: true, reason: "" });
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", Line);
  said.length = 0;
  vi.spyOn(connection, "setConnectionState").mockImplementation((state) => void said.push(state));
  vi.spyOn(session, "currentToken").mockResolvedValue("token");
  Line.isAlive = true;
});
afterEach(() => {
  closeLiveConnections();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const operation = { id: "live", name: "Live", text: null, operationKind: "subscription" } as RequestParameters;
const follow = () => subscribeLive("member", operation, {}, () => Promise.reject(new Error("unused"))).subscribe({});

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
