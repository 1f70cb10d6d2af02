import { z } from "zod";
import { person } from "../facts.ts";
import { news } from "./define.ts";

/** `chat` is what addresses of pages call the conversation. Neither has the words of a message (D293). */
const inChat = { sender: person, chat_id: z.uuid(), chat: z.string().min(1) };

/** That somebody wrote, once for all that a person has not read in a conversation (D293). */
export const talk = {
  message_received: news({
    about: "person",
    channels: ["notice"],
    weight: "high",
    lockScreen: "text",
    values: z.strictObject(inChat),
  }),

  group_message_received: news({
    about: "group",
    channels: ["notice"],
    weight: "normal",
    lockScreen: "text",
    values: z.strictObject(inChat),
  }),
};
