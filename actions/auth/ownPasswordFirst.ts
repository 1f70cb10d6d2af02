import { errors, jwtVerify } from "jose";
import type { Services } from "../context.ts";
import { readLimit } from "../plans/catalogue.ts";
import { makeResetToken } from "./resetToken.ts";

/**
 * Where the reader of a letter chooses a password, as long as the account was signed up for more than once and its address
 * is not confirmed; null for every other account. Choosing one confirms the address.
 */
export async function ownPasswordFirst({ db, env }: Services, email: string): Promise<string | null> {
  const row = await db
    .selectFrom("auth.users as u")
    .innerJoin("auth.accounts as a", "a.user_id", "u.id")
    .select(["u.id", "a.password"])
    .where("u.email", "=", email)
    .where("u.email_verified", "=", false)
    .where("u.signed_up_again_at", "is not", null)
    .where("a.provider_id", "=", "credential")
    .executeTakeFirst();
  if (!row?.password) return null;
  const hours = await readLimit(db, "confirmation_link");
  const token = await makeResetToken(env.AUTH_SECRET, { userId: row.id, email, passwordHash: row.password, hours });
  return `/forgot-password?${new URLSearchParams({ token })}`;
}

/** The address that a confirmation link of ours is for, or what is wrong with it. */
export async function addressOfLink(
  secret: string,
  token: string,
): Promise<{ email: string } | { fault: "link-expired" | "link-invalid" }> {
  try {
    const { payload } = await jwtVerify(token, new TextEncoder().encode(secret), { algorithms: ["HS256"] });
    return typeof payload["email"] === "string" ? { email: payload["email"] } : { fault: "link-invalid" };
  } catch (error) {
    return { fault: error instanceof errors.JWTExpired ? "link-expired" : "link-invalid" };
  }
}
