import type { BetterAuthOptions } from "better-auth";
import { getOAuthState, getSessionFromCtx } from "better-auth/api";

/** For whom the library is about to add a way in; undefined at a sign-in. */
const addedFor = async (): Promise<string | undefined> => (await getOAuthState().catch(() => null))?.link?.userId;

/** Whether the answer of a provider that is being read adds a way in to an account whose owner is signed in (D166). */
export const isAddition = async (): Promise<boolean> => (await addedFor()) !== undefined;

/**
 * Adds a way in only for whoever is still signed in where they began: a session that was ended in the meantime adds nothing.
 * The library itself would take the word of the state alone.
 */
export const onlyForCaller: NonNullable<BetterAuthOptions["databaseHooks"]> = {
  account: {
    create: {
      before: async (_, around) => {
        const userId = await addedFor();
        if (userId === undefined) return undefined;
        const session = around && (await getSessionFromCtx(around, { disableCookieCache: true }));
        return session?.user.id === userId ? undefined : false;
      },
    },
  },
};
