import { type MakeBaseCall, person } from "./baseCall.ts";

export const pushCalls: Record<string, MakeBaseCall> = {
  get_vapid_key: async (service) => ({ as: await person(service), input: {}, fields: {}, kept: async () => ({}) }),
};
