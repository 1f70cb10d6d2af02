import { loadCore } from "../core/core.ts";
import type { Metadata } from "../interface.ts";
import { chatMetadata, openChat, type Chat } from "./chat.ts";
import type { Who } from "./openTables.ts";
import { ADMIN_SECRET, startForTest, type TestEngine } from "./startForTest.ts";

export interface ChatEngine extends TestEngine {
  chat: Chat;
  /** Sends a request with these additional headers; `body` becomes JSON unless it is a text. */
  send(path: string, options?: Sending): Promise<Sent>;
  close(): Promise<void>;
}

interface Sending {
  method?: string;
  headers?: Record<string, string>;
  body?: unknown;
}

interface Sent {
  status: number;
  headers: Headers;
  text: string;
}

/** The chat behind a whole engine on a free port. */
export async function openChatEngine(
  more: Partial<Metadata> = {},
  env: Record<string, string> = {},
): Promise<ChatEngine> {
  const chat = await openChat();
  const engine = await startForTest({
    databaseUrl: String(chat.pool.options.connectionString),
    loadCore,
    metadata: { ...chatMetadata(), ...more } as Metadata,
    env: { ACTIONS_URL: "http://127.0.0.1:1", ...env },
  });
  return {
    ...engine,
    chat,
    async send(path, { method = "GET", headers = {}, body } = {}) {
      const response = await fetch(engine.origin + path, {
        method,
        headers,
        ...(body === undefined ? {} : { body: typeof body === "string" ? body : JSON.stringify(body) }),
      });
      return { status: response.status, headers: response.headers, text: await response.text() };
    },
    async close() {
      await engine.close();
      await chat.close();
    },
  };
}

/** Headers of an admin who speaks for that role. */
export function headersOf({ role, user, backendOnly }: Who): Record<string, string> {
  return {
    "x-hasura-admin-secret": ADMIN_SECRET,
    "x-hasura-role": role,
    ...(user === undefined ? {} : { "x-hasura-user-id": user }),
    ...(backendOnly ? { "x-hasura-use-backend-only-permissions": "true" } : {}),
  };
}
