import {
  requestPasswordReset,
  requestResetInput,
  resetPassword as reset,
  resetPasswordInput,
} from "../resetPassword.ts";
import { type AuthFeature, readInput, takeOne } from "./feature.ts";

export const resetPassword: AuthFeature = {
  routes(router, { services }) {
    router.post("/request-password-reset", async (ctx) => {
      const input = await readInput(ctx, requestResetInput);
      await takeOne(services, ctx, "letters-of", { limit: "letters_of_network" });
      ctx.body = await requestPasswordReset(input, { ctx, services });
    });
    router.post("/reset-password", async (ctx) => {
      const input = await readInput(ctx, resetPasswordInput);
      await takeOne(services, ctx, "passwords-of", { limit: "passwords_of_network" });
      ctx.body = await reset(input, { ctx, services });
    });
  },
};
