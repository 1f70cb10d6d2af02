import { acceptTerms, consentInput } from "../consent.ts";
import { type AuthFeature, readInput } from "./feature.ts";

/** Agreeing to the terms, for whoever did not sign up by the form. */
export const consent: AuthFeature = {
  routes(router, { auth, services }) {
    router.post("/accept-terms", async (ctx) => {
      await readInput(ctx, consentInput);
      ctx.body = await acceptTerms({ auth, ctx, services });
    });
  },
};
