import { z } from "zod";
import { signUp as makeAccount, usernameRefusal } from "../signUp.ts";
import { isOwnUsername } from "../correctedAddress.ts";
import { emailInput, sameFormInput, signUpInput, usernameInput } from "../signUpInput.ts";
import { type AuthFeature, readInput, takeOne } from "./feature.ts";

const checkInput = z.object({
  username: usernameInput,
  email: emailInput.optional().catch(undefined),
  ...sameFormInput,
});

/** Our own sign-up stands in for the library's, which takes longer for an address without an account. */
export const signUp: AuthFeature = {
  routes(router, { services }) {
    router.post("/sign-up/email", async (ctx) => {
      const { account, identity } = await readInput(ctx, signUpInput);
      await takeOne(services, ctx, "sign-ups-of", { limit: "sign_ups_of_network" });
      // Each sends a letter to an address that nobody has confirmed, of a new account or of one that is there.
      await takeOne(services, ctx, "sign-up-letters-of", { limit: "sign_up_letters_of_network" });
      ctx.body = await makeAccount(account, { identity, ctx, services });
    });
    // The long form tells it on the step of the username, four steps before the account is made.
    router.post("/check-username", async (ctx) => {
      const { email = "", ...form } = await readInput(ctx, checkInput);
      await takeOne(services, ctx, "usernames-asked-by", { limit: "username_checks_of_network" });
      const refusal = await usernameRefusal(services, form.username);
      // They may have taken it themselves: by a sign-up whose answer was lost, or whose address they mistyped.
      if (refusal && !(await isOwnUsername(services.db, { ...form, email }))) throw refusal;
      ctx.body = { status: true };
    });
  },
};
