import type { Chat } from "./useChats.ts";

/** What the address of the page says about the conversation that is open. */
export interface ChatPlace {
  /** `selectedChat`: what the conversation is called in addresses. */
  address: string;
  /** What to call it until it is here. */
  name: string | null;
  type: "group" | "individual";
  /** The number of the message to begin at. */
  at: number | null;
}

/** The address of a conversation, or of one message in it. */
export function chatLink(chat: Pick<Chat, "address" | "name" | "type" | "group">, number?: number): string {
  const params = new URLSearchParams({
    tab: "chat",
    selectedChat: chat.address,
    chatName: chat.name,
    chatType: chat.type,
    ...(chat.group && { groupId: chat.group.group_id }),
    ...(number !== undefined && { at: String(number) }),
  });
  return `/messages?${params}`;
}

/** What a step of the history keeps that was taken in the list. On a phone, which shows either, the step back leads to the list. */
export const FROM_LIST = { isFromList: true } as const;

/** Null beside an open conversation, on wide screens: the step back from the next one leads to it. */
export type ListStep = typeof FROM_LIST | null;

export const isFromList = (kept: unknown): boolean => (kept as Partial<typeof FROM_LIST> | null)?.isFromList === true;

/** Which conversation an address opens. A group's is also found by its `groupId` alone. */
export function chatPlace(params: URLSearchParams): ChatPlace | null {
  const groupId = params.get("groupId");
  const address = params.get("selectedChat") ?? (groupId === null ? null : `group_${groupId}`);
  if (address === null || address === "") return null;
  const at = Number(params.get("at"));
  return {
    address: inOrder(address),
    name: params.get("chatName"),
    type: address.startsWith("group_") ? "group" : "individual",
    at: Number.isSafeInteger(at) && at > 0 ? at : null,
  };
}

/** A conversation of two is called by both ids, the smaller one first; an address may name them the other way round. */
function inOrder(address: string): string {
  const [, one, other] = /^individual_([^_]+)_([^_]+)$/.exec(address) ?? [];
  return one !== undefined && other !== undefined && other < one ? `individual_${other}_${one}` : address;
}

/** The same page with no conversation open. */
export function withoutChat(): URLSearchParams {
  return new URLSearchParams({ tab: "chat" });
}
