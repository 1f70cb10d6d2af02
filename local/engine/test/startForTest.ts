import type { CoreOptions } from "../core/core.ts";
import { startEngine, type RunningEngine } from "../server/engine.ts";
import type { EngineCore, Metadata } from "../interface.ts";
import { readSettings, type Settings } from "../server/settings.ts";
import { emptyMetadata } from "./fakeCore.ts";

export const ADMIN_SECRET = "the-admin-secret";

interface TestEngineOptions {
  databaseUrl: string;
  loadCore: (options: CoreOptions) => Promise<EngineCore>;
  env?: Record<string, string>;
  metadata?: Metadata;
}

export type TestEngine = RunningEngine & EngineCalls;

export interface EngineCalls {
  origin: string;
  post(path: string, body: unknown, headers?: Record<string, string>): Promise<TestAnswer>;
  asAdmin(path: string, body: unknown, headers?: Record<string, string>): Promise<TestAnswer>;
}

export interface TestAnswer {
  status: number;
  headers: Headers;
  json: unknown;
}

/** A whole engine on a free port; settings come through the environment as in real life. */
export async function startForTest({
  databaseUrl,
  loadCore,
  env = {},
  metadata,
}: TestEngineOptions): Promise<TestEngine> {
  const variables = { DATABASE_URL: databaseUrl, ADMIN_SECRET, PORT: "0", METADATA_FILE: "unread", ...env };
  const settings: Settings = { ...readSettings(variables), metadata: { document: metadata ?? emptyMetadata } };
  const engine = await startEngine({ settings, env: variables, loadCore });
  return { ...engine, ...engineAt(`http://127.0.0.1:${engine.port}`, ADMIN_SECRET) };
}

/** An engine that runs already. */
export function engineAt(origin: string, adminSecret: string): EngineCalls {
  const post: EngineCalls["post"] = async (path, body, headers = {}) => {
    const response = await fetch(origin + path, {
      method: "POST",
      headers: { "content-type": "application/json", ...headers },
      body: typeof body === "string" ? body : JSON.stringify(body),
    });
    const text = await response.text();
    return { status: response.status, headers: response.headers, json: text === "" ? undefined : JSON.parse(text) };
  };
  return {
    origin,
    post,
    asAdmin: (path, body, headers = {}) => post(path, body, { "x-hasura-admin-secret": adminSecret, ...headers }),
  };
}
