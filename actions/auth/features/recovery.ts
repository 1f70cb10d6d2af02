import { askRecovery } from "../recovery/askRecovery.ts";
import { openRecovery, openRecoveryInput, recoveringIn } from "../recovery/openRecovery.ts";
import { showRecovery } from "../recovery/showRecovery.ts";
import { startCheck, startCheckInput } from "../recovery/startCheck.ts";
import { type AuthFeature, readInput, readNothing, takeOne } from "./feature.ts";

/** A second factor that is lost together with its recovery codes (D150). */
export const recovery: AuthFeature = {
  routes(router, { services }) {
    router.post("/recovery/ask", async (ctx) => {
      await readNothing(ctx);
      await takeOne(services, ctx, "letters-of", { limit: "letters_of_network" });
      await askRecovery({ ctx, services });
      ctx.body = { success: true };
    });
    router.post("/recovery/open", async (ctx) => {
      const input = await readInput(ctx, openRecoveryInput);
      ctx.body = await showRecovery(await openRecovery(input, { ctx, services }), services);
    });
    router.get("/recovery", async (ctx) => {
      ctx.body = await showRecovery(await recoveringIn(services, ctx), services);
    });
    router.post("/recovery/check", async (ctx) => {
      await readInput(ctx, startCheckInput);
      ctx.body = await startCheck(await recoveringIn(services, ctx), services);
    });
  },
};
