import { randomUUID } from "node:crypto";
import { turnPushOn } from "../devices.ts";
import { type MakeBaseCall, person } from "./baseCall.ts";

export const pushCalls: Record<string, MakeBaseCall> = {
  get_vapid_key: async (service) => ({ as: await person(service), input: {}, fields: {}, kept: async () => ({}) }),
  send_push_notification: async (service) => {
    const as = await person(service);
    const id = await turnPushOn(service, as, randomUUID());
    const { endpoint } = await service.services.db
      .selectFrom("push_subscriptions")
      .select("endpoint")
      .where("push_subscription_id", "=", id)
      .executeTakeFirstOrThrow();
    return {
      as,
      input: { endpoint },
      fields: {
        endpoint: (value) =>
          value === endpoint ? { kept: endpoint } : { refused: true, orCode: "push-device-not-found" },
      },
      kept: async () => ({ endpoint }),
    };
  },
};
