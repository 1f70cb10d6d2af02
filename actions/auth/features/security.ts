import type { Context } from "koa";
import { callLibrary } from "../callLibrary.ts";
import { callerOfCookie } from "../callerOfCookie.ts";
import {
  cancelEmailChange,
  changeEmail,
  changeEmailInput,
  confirmNewAddress,
  confirmNewAddressInput,
} from "../changeEmail.ts";
import { changePassword, changePasswordInput } from "../changePassword.ts";
import { endDevice, endDeviceInput, endOtherDevices, signOutEverywhere } from "../devices.ts";
import { proofInput, prove } from "../freshProof.ts";
import { showSecurity } from "../showSecurity.ts";
import { type AuthFeature, readInput, readNothing, takeOne } from "./feature.ts";

/** The routes behind the security settings: password, e-mail address, devices and fresh proof (D150, D238, D302). */
export const security: AuthFeature = {
  routes(router, { auth, services }) {
    const around = async (ctx: Context) => ({ caller: await callerOfCookie(ctx, auth, services.db), ctx, services });
    router.get("/security", async (ctx) => {
      ctx.body = await showSecurity(await around(ctx));
    });
    router.post("/prove", async (ctx) => {
      await prove(await readInput(ctx, proofInput), await around(ctx));
      ctx.body = { success: true };
    });
    router.post("/change-password", async (ctx) => {
      const input = await readInput(ctx, changePasswordInput);
      const asked = await around(ctx);
      await takeOne(services, ctx, "passwords-of", { limit: "passwords_of_network" });
      await changePassword(input, asked);
      ctx.body = { success: true };
    });
    router.post("/change-email", async (ctx) => {
      const input = await readInput(ctx, changeEmailInput);
      const asked = await around(ctx);
      await takeOne(services, ctx, "letters-of", { limit: "letters_of_network" });
      ctx.body = await changeEmail(input, asked);
    });
    router.post("/cancel-email-change", async (ctx) => {
      await readNothing(ctx);
      await cancelEmailChange(await around(ctx));
      ctx.body = { success: true };
    });
    router.post("/confirm-new-address", async (ctx) => {
      await confirmNewAddress(await readInput(ctx, confirmNewAddressInput), { ctx, services });
      ctx.body = { success: true };
    });
    router.post("/end-device", async (ctx) => {
      await endDevice(await readInput(ctx, endDeviceInput), await around(ctx));
      ctx.body = { success: true };
    });
    router.post("/end-other-devices", async (ctx) => {
      await readNothing(ctx);
      await endOtherDevices(await around(ctx));
      ctx.body = { success: true };
    });
    router.post("/sign-out-everywhere", async (ctx) => {
      await readNothing(ctx);
      await signOutEverywhere(await around(ctx));
      // The session is gone; this takes its cookie away.
      await callLibrary(auth, ctx, "/sign-out", { body: {} });
      ctx.body = { success: true };
    });
  },
};
