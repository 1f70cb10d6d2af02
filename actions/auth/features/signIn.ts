import { PASSWORD } from "../../../schema/account.ts";
import { hashPassword, verifyPassword } from "../passwordHash.ts";
import { signIn as openSession, signInInput } from "../signIn.ts";
import { type AuthFeature, readInput } from "./feature.ts";

/** Signing in with e-mail and password. */
export const signIn: AuthFeature = {
  routes(router, { auth, services }) {
    router.post("/sign-in/email", async (ctx) => {
      ctx.body = await openSession(await readInput(ctx, signInInput), { auth, ctx, services });
    });
  },
  library: () => ({
    emailAndPassword: {
      enabled: true,
      requireEmailVerification: true,
      // signUp.ts makes accounts instead, in the same time for every address.
      disableSignUp: true,
      minPasswordLength: PASSWORD.min,
      maxPasswordLength: PASSWORD.max,
      password: { hash: hashPassword, verify: verifyPassword },
    },
    // Generous, because many people may share one address; signInAttempts.ts counts the failures.
    rateLimit: { customRules: { "/sign-in/email": { window: 60, max: 600 } } },
  }),
};
