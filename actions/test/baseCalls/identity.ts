import { oneOf, optional, place } from "../fieldRules.ts";
import { type MakeBaseCall, person } from "./baseCall.ts";

export const identityCalls: Record<string, MakeBaseCall> = {
  create_didit_session: async (service) => {
    const as = await person(service, { isVerified: false });
    return {
      as,
      input: { consent: true, next: "/g/family" },
      fields: { consent: oneOf(true), next: optional(place, null) },
      kept: async ({ sessionUrl, verification_id }) => ({
        next: new URL(service.identity.callbacks.get(String(sessionUrl).split("/").at(-1)!)!).searchParams.get("next"),
        consent:
          (await service.services.db
            .selectFrom("identity_verifications")
            .select("consented_at")
            .where("verification_id", "=", String(verification_id))
            .where("user_id", "=", as)
            .executeTakeFirst()) !== undefined,
      }),
    };
  },
  check_didit_status: async (service) => ({
    as: await person(service, { isVerified: false }),
    input: {},
    fields: {},
    kept: async () => ({}),
  }),
};
