import { placeInside } from "../../../schema/wayBack.ts";
import {
  LONGEST_TOKEN,
  placeOfLink,
  resendConfirmation,
  resendInput,
  verifyAddress,
  verifyInput,
} from "../confirmAddress.ts";
import { type AuthFeature, readInput, takeOne } from "./feature.ts";

export const confirmAddress: AuthFeature = {
  routes(router, { auth, services }) {
    router.post("/send-verification-email", async (ctx) => {
      const input = await readInput(ctx, resendInput);
      await takeOne(services, ctx, "letters-of", { limit: "letters_of_network" });
      ctx.body = await resendConfirmation(input, services);
    });
    router.get("/verify-email", async (ctx) => {
      const given = (name: string) => String(ctx.query[name] ?? "").slice(0, LONGEST_TOKEN);
      ctx.redirect(await placeOfLink({ token: given("token"), next: placeInside(given("next")) }, services));
    });
    router.post("/verify-email", async (ctx) => {
      ctx.body = await verifyAddress(await readInput(ctx, verifyInput), { auth, ctx, services });
    });
  },
  library: () => ({
    emailVerification: {
      sendOnSignUp: false,
      // The link only leads to the confirmation: the person who opens it may not be the one who signed up.
      autoSignInAfterVerification: false,
    },
  }),
};
