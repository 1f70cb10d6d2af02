import { askSupport as ask, askSupportInput, confirmQuestion, confirmQuestionInput } from "../../support/askSupport.ts";
import { type AuthFeature, readInput, takeOne } from "./feature.ts";

/** What somebody without a session asks our support (D214). */
export const askSupport: AuthFeature = {
  routes(router, { services }) {
    router.post("/ask-support", async (ctx) => {
      const input = await readInput(ctx, askSupportInput);
      await takeOne(services, ctx, "letters-of", { limit: "letters_of_network" });
      ctx.body = await ask(input, services);
    });
    router.post("/confirm-question", async (ctx) => {
      ctx.body = await confirmQuestion(await readInput(ctx, confirmQuestionInput), services);
    });
  },
};
