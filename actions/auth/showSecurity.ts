import type { Services } from "../context.ts";
import { inTransaction } from "../db/database.ts";
import type { SignedIn } from "./callerOfCookie.ts";
import { type Device, listDevices } from "./devices.ts";
import { waysOf } from "./providers/ownWays.ts";
import { recoveryCodesLeft } from "./twoFactor/takeCode.ts";

export interface Security {
  email: string;
  /** The address that waits to be confirmed. */
  newEmail: string | null;
  hasPassword: boolean;
  /** The providers that open the account (D166). */
  providers: string[];
  hasTwoFactor: boolean;
  recoveryCodesLeft: number;
  devices: Device[];
}

/** What the caller signs in with and where they are signed in: only they read it. */
export async function showSecurity(around: { caller: SignedIn; services: Services }): Promise<Security> {
  const { caller, services } = around;
  const { userId } = caller;
  const devices = await listDevices(around);
  return inTransaction(services.db, async (tx) => {
    const person = await tx
      .selectFrom("auth.users as u")
      .leftJoin("auth.email_changes as c", (join) =>
        join.onRef("c.user_id", "=", "u.id").on("c.confirmed_at", "is", null),
      )
      .leftJoin("auth.two_factors as f", "f.user_id", "u.id")
      .select(["u.email", "c.new_email", "f.confirmed_at"])
      .where("u.id", "=", userId)
      .executeTakeFirstOrThrow();
    const ways = await waysOf(tx, userId);
    return {
      email: person.email,
      newEmail: person.new_email,
      hasPassword: ways.includes("password"),
      providers: ways.filter((way) => way !== "password"),
      hasTwoFactor: person.confirmed_at !== null,
      recoveryCodesLeft: await recoveryCodesLeft(tx, userId),
      devices,
    };
  });
}
