import { sql } from "kysely";
import { buildGroup } from "../factories.ts";
import { idOf, text } from "../fieldRules.ts";
import type { TestService } from "../testService.ts";
import { openGroup, type MakeBaseCall } from "./baseCall.ts";

/** A circle of two, in which the second has said something. */
async function talkingCircle(service: TestService) {
  const group = await openGroup(service, { members: ["Bruno"] } satisfies Parameters<typeof buildGroup>[1]);
  const [amina, bruno] = group.members;
  const { rows } = await sql<{ message_id: string }>`
    insert into messages (chat_id, sender_id, message) values (${group.groupId}, ${bruno!.userId}, 'Hello') returning message_id`.execute(
    service.services.db,
  );
  return { as: amina!.userId, otherId: bruno!.userId, messageId: rows[0]!.message_id };
}

const reasonOfTicket = (service: TestService, number: unknown) => async () => {
  const { rows } = await sql<{ body: string }>`select body from support_tickets where number = ${number}`.execute(
    service.services.db,
  );
  return rows[0]!.body.replace("Reported by a member:\n", "");
};

export const talkCalls: Record<string, MakeBaseCall> = {
  open_chat: async (service) => {
    const { as, otherId } = await talkingCircle(service);
    return {
      as,
      input: { user_id: otherId },
      fields: { user_id: idOf(otherId, "person-not-found") },
      kept: async () => ({ user_id: otherId }),
    };
  },
  find_chat_people: async (service) => {
    const { as } = await talkingCircle(service);
    return { as, input: { text: "Bru" }, fields: { text: text({ min: 0, max: 120 }) }, kept: async () => ({}) };
  },
  report_message: async (service) => {
    const { as, messageId } = await talkingCircle(service);
    return {
      as,
      input: { message_id: messageId, reason: "This is an insult." },
      fields: {
        message_id: idOf(messageId, "message-not-found"),
        reason: text({ min: 0, max: 1000, shape: "lines" }),
      },
      kept: async (answer) => ({ reason: await reasonOfTicket(service, answer["ticket_number"])() }),
    };
  },
  report_person: async (service) => {
    const { as, otherId } = await talkingCircle(service);
    return {
      as,
      input: { user_id: otherId, reason: "Asks everybody for money." },
      fields: { user_id: idOf(otherId, "person-not-found"), reason: text({ min: 0, max: 1000, shape: "lines" }) },
      kept: async (answer) => ({ reason: await reasonOfTicket(service, answer["ticket_number"])() }),
    };
  },
};
