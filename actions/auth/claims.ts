import { APIError } from "better-auth/api";
import type { Database } from "../db/database.ts";

/** The claim in which Hasura looks for a person's id and roles. */
const NAMESPACE = "https://hasura.io/jwt/claims";

/** What a session waits for before it gets a token: the address confirmed (D297), the terms agreed to (D253). */
export type TokenWaitsFor = "confirmation" | "terms";

/** @returns null where a session of the person gets a token */
const tokenWaitsFor = ({
  email_confirmed_at,
  terms_accepted_at,
}: {
  email_confirmed_at: Date | null;
  terms_accepted_at: Date | null;
}): TokenWaitsFor | null => {
  if (!email_confirmed_at) return "confirmation";
  return terms_accepted_at ? null : "terms";
};

/** The same of a person who has a session. */
export async function waitOf(db: Database, userId: string): Promise<TokenWaitsFor | null> {
  const person = await db
    .selectFrom("user_profiles")
    .select(["email_confirmed_at", "terms_accepted_at"])
    .where("user_id", "=", userId)
    .executeTakeFirst();
  return person ? tokenWaitsFor(person) : null;
}

const CODES: Readonly<Record<TokenWaitsFor, string>> = {
  confirmation: "EMAIL_NOT_VERIFIED",
  terms: "TERMS_NOT_ACCEPTED",
};

/**
 * The claims of one person's token. Every signed-in person is a member and may use the role group_admin, whose
 * permissions depend on rows. A platform admin has a row in user_roles and two-factor turned on (D313). The session's id is
 * included, so that a reader of the token can ask whether the session has ended (D296).
 * @throws APIError for suspended and deleted people, and for whoever has not confirmed their address (D297) or not
 *   agreed to the terms (D253): they get no token
 */
export async function hasuraClaims(db: Database, { email, id }: { id: string; email: string }, sessionId: string) {
  const person = await db
    .selectFrom("user_profiles")
    .leftJoin("user_roles", (join) =>
      join.onRef("user_roles.user_id", "=", "user_profiles.user_id").on("user_roles.role", "=", "admin"),
    )
    .select([
      "suspended_at",
      "deleted_at",
      "email_confirmed_at",
      "terms_accepted_at",
      "two_factor_enabled",
      "user_roles.role",
    ])
    .where("user_profiles.user_id", "=", id)
    .executeTakeFirst();
  if (!person || person.suspended_at || person.deleted_at) {
    throw new APIError("FORBIDDEN", { code: "ACCOUNT_SUSPENDED" });
  }
  const waitsFor = tokenWaitsFor(person);
  if (waitsFor) throw new APIError("FORBIDDEN", { code: CODES[waitsFor] });
  const roles = ["member", "group_admin"];
  if (person.role === "admin" && person.two_factor_enabled) roles.push("platform_admin");
  return {
    [NAMESPACE]: {
      "x-hasura-user-id": id,
      "x-hasura-session-id": sessionId,
      "x-hasura-user-email": email,
      "x-hasura-default-role": "member",
      "x-hasura-allowed-roles": roles,
    },
  };
}
