import { expect, it } from "vitest";
import { unreadChats } from "./useShellPerson.ts";

const chat = (last: string | null, readAt: string | null | undefined, sender = "bruno") => ({
  states: readAt === undefined ? [] : [{ last_read_at: readAt }],
  messages: last === null ? [] : [{ sender_id: sender, created_at: last }],
});

it.each([
  ["an empty chat", chat(null, undefined), 0],
  ["a chat never opened", chat("2026-05-01T10:00:00Z", undefined), 1],
  ["a chat opened but never read", chat("2026-05-01T10:00:00Z", null), 1],
  ["a message after my last look", chat("2026-05-01T10:00:00Z", "2026-05-01T09:59:59Z"), 1],
  ["a message before my last look", chat("2026-05-01T10:00:00Z", "2026-05-01T10:00:01Z"), 0],
  ["my own message", chat("2026-05-01T10:00:00Z", "2026-05-01T09:00:00Z", "amina"), 0],
  ["the same instant in another notation", chat("2026-05-01T10:00:00+00:00", "2026-05-01T12:00:00+02:00"), 0],
])("%s counts %j as unread: %i", (_name, reading, unread) => {
  expect(unreadChats([reading], "amina")).toBe(unread);
});
