import type { Context } from "koa";
import { deleteAccount, deleteAccountInput, isDeletedBy, showObstacles } from "../../deletion/deleteAccount.ts";
import { callLibrary } from "../callLibrary.ts";
import { callerOfCookie } from "../callerOfCookie.ts";
import { type AuthFeature, readInput } from "./feature.ts";

/** The end of an account (D169): what keeps it, and its deletion. */
export const deletion: AuthFeature = {
  routes(router, { auth, services }) {
    const around = async (ctx: Context) => ({ caller: await callerOfCookie(ctx, auth, services.db), ctx, services });
    router.get("/deletion", async (ctx) => {
      ctx.body = await showObstacles(await around(ctx));
    });
    router.post("/delete-account", async (ctx) => {
      const input = await readInput(ctx, deleteAccountInput);
      try {
        await deleteAccount(input, await around(ctx));
      } catch (error) {
        if (!(await isDeletedBy(services, input.deletionKey))) throw error;
      }
      // The session is gone; this takes its cookie away.
      await callLibrary(auth, ctx, "/sign-out", { body: {} });
      ctx.body = { success: true };
    });
  },
};
