import { resendConfirmation, resendInput, verifyAddress } from "../confirmAddress.ts";
import { type AuthFeature, readInput, takeOne } from "./feature.ts";

export const confirmAddress: AuthFeature = {
  routes(router, { auth, services }) {
    router.post("/send-verification-email", async (ctx) => {
      const input = await readInput(ctx, resendInput);
      await takeOne(services, ctx, "letters-of", { limit: "letters_of_network" });
      ctx.body = await resendConfirmation(input, services);
    });
    router.get("/verify-email", (ctx) => {
      const given = (name: string) => String(ctx.query[name] ?? "").slice(0, 4096);
      return verifyAddress({ token: given("token"), next: given("next") }, { auth, ctx, services });
    });
  },
  library: () => ({
    emailVerification: {
      sendOnSignUp: false,
      // The link only confirms: the person who opens it may not be the one who signed up.
      autoSignInAfterVerification: false,
    },
  }),
};
