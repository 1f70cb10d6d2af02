import { countLimit, type RefusalEntry } from "./values.ts";

/** Conversations (D178 to D187, D292). Where a row refuses, the triggers of `create_talk_rules` say these codes. */
export const TALKING = {
  /** Also for a conversation of others. */
  "chat-not-found": { next: "/messages" },
  "left-chat": {},
  /** The own block. */
  "person-blocked": {},
  "cannot-message-person": {},
  /** Also for nobody whom one may know of. */
  "person-not-found": { field: "user_id" },
  "message-not-found": { field: "message_id" },
  "message-deleted": {},
  "message-empty": { field: "message" },
  "message-too-long": { values: countLimit, field: "message" },
  "group-chat-stays": {},
  "push-device-not-found": { field: "endpoint" },
} as const satisfies Record<string, RefusalEntry>;
