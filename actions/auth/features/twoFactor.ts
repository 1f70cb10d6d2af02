import { callerOfCookie } from "../callerOfCookie.ts";
import { giveSecondFactor } from "../halfSignIn.ts";
import { beginTwoFactor, confirmTwoFactor, endTwoFactor, newRecoveryCodes } from "../twoFactor/enrol.ts";
import { codeForm } from "../twoFactor/takeCode.ts";
import { type AuthFeature, readInput, readNothing } from "./feature.ts";

/** The second factor: turning it on and off, and giving it at a sign-in (D150, D164). */
export const twoFactor: AuthFeature = {
  routes(router, { auth, services }) {
    const around = async (ctx: Parameters<typeof callerOfCookie>[0]) => ({
      caller: await callerOfCookie(ctx, auth, services.db),
      ctx,
      services,
    });
    router.post("/sign-in/code", async (ctx) => {
      await giveSecondFactor(await readInput(ctx, codeForm), { auth, ctx, services });
      ctx.body = { success: true };
    });
    router.post("/two-factor/begin", async (ctx) => {
      await readNothing(ctx);
      ctx.body = await beginTwoFactor(await around(ctx));
    });
    router.post("/two-factor/confirm", async (ctx) => {
      ctx.body = await confirmTwoFactor(await readInput(ctx, codeForm), await around(ctx));
    });
    router.post("/two-factor/end", async (ctx) => {
      await endTwoFactor(await readInput(ctx, codeForm), await around(ctx));
      ctx.body = { success: true };
    });
    router.post("/two-factor/recovery-codes", async (ctx) => {
      await readNothing(ctx);
      ctx.body = await newRecoveryCodes(await around(ctx));
    });
  },
};
