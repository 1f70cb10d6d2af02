import { callerOfCookie } from "../callerOfCookie.ts";
import { onlyForCaller } from "../providers/addition.ts";
import { addWayIn, addWayInInput, removeWayIn, removeWayInInput } from "../providers/ownWays.ts";
import { returnFromProvider, providerInput, signInWithProvider } from "../providers/signInWithProvider.ts";
import { newcomerOf } from "../providers/newcomer.ts";
import { PROVIDERS } from "../providers/names.ts";
import { providersPlugin, waysIn } from "../providers/waysIn.ts";
import { type AuthFeature, readInput, takeOne } from "./feature.ts";

/** Signing in with Google and Apple, and which of them open an account (D166). */
export const providers: AuthFeature = {
  routes(router, { auth, services }) {
    const open = waysIn(services).map(({ id }) => id);
    router.get("/ways-in", (ctx) => {
      ctx.body = { providers: open };
    });
    router.post("/sign-in/social", async (ctx) => {
      const input = await readInput(ctx, providerInput);
      await takeOne(services, ctx, "sign-ups-of", { limit: "sign_ups_of_network" });
      ctx.body = await signInWithProvider(input, { auth, ctx, services });
    });
    const around = async (ctx: Parameters<typeof callerOfCookie>[0]) => ({
      caller: await callerOfCookie(ctx, auth, services.db),
      ctx,
      services,
    });
    router.post("/add-way-in", async (ctx) => {
      const input = await readInput(ctx, addWayInInput);
      ctx.body = await addWayIn(input, { auth, ...(await around(ctx)) });
    });
    router.post("/remove-way-in", async (ctx) => {
      await removeWayIn(await readInput(ctx, removeWayInInput), await around(ctx));
      ctx.body = { success: true };
    });
    for (const { id } of PROVIDERS)
      router.get(`/callback/${id}`, (ctx) => returnFromProvider(id, { auth, ctx, services }));
  },
  library: ({ db, env, log }) => ({
    plugins: [providersPlugin(waysIn({ env, log }))],
    user: {
      additionalFields: {
        username: { type: "string", required: false, input: false, returned: false },
        language: { type: "string", required: false, input: false, returned: false },
        timeZone: { type: "string", required: false, input: false, returned: false, fieldName: "time_zone" },
        wayBack: { type: "string", required: false, input: false, returned: false, fieldName: "way_back" },
      },
    },
    // Many people may share one address; the library would take three in ten seconds.
    rateLimit: { customRules: { "/sign-in/social": { window: 60, max: 600 } } },
    account: {
      accountLinking: {
        enabled: true,
        // What others put on an account whose address nobody confirmed goes in the same statement (the trigger
        // accounts_take_over of auth.accounts), so nothing is left for a stranger to come back by.
        requireLocalEmailVerified: false,
        trustedProviders: [],
        // A way in that the owner adds may have another address there; at a sign-in the address decides.
        allowDifferentEmails: true,
      },
    },
    databaseHooks: {
      ...onlyForCaller,
      user: {
        create: {
          before: async (user, around) => ({ data: { ...user, ...(await newcomerOf(db, user, around?.body)) } }),
        },
      },
    },
  }),
};
