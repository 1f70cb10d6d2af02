import { madePackage } from "../exportPackage.ts";
import { idOf } from "../fieldRules.ts";
import { type MakeBaseCall, person } from "./baseCall.ts";

export const exportCalls: Record<string, MakeBaseCall> = {
  ask_for_export: async (service) => ({
    as: await person(service),
    input: {},
    fields: {},
    kept: () => Promise.resolve({}),
  }),
  open_export: async (service) => {
    const as = await person(service);
    const id = await madePackage(service, as);
    return {
      as,
      input: { data_export_id: id },
      fields: { data_export_id: idOf(id, "export-not-found") },
      kept: () => Promise.resolve({}),
    };
  },
};
