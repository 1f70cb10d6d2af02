import { signUp as makeAccount } from "../signUp.ts";
import { signUpInput } from "../signUpInput.ts";
import { type AuthFeature, readInput, takeOne } from "./feature.ts";

/** Our own sign-up stands in for the library's, which takes longer for an address without an account. */
export const signUp: AuthFeature = {
  routes(router, { services }) {
    router.post("/sign-up/email", async (ctx) => {
      const input = await readInput(ctx, signUpInput);
      await takeOne(services, ctx, "sign-ups-of", { limit: "sign_ups_of_network" });
      ctx.body = await makeAccount(input, { ctx, services });
    });
  },
};
