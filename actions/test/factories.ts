import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { tokenHash } from "../auth/sealedSessions.ts";
import type { Database } from "../db/database.ts";

let made = 0;

export interface TestUser {
  userId: string;
  name: string;
  email: string;
}

/** The session of a person from `buildUser`: another uuid than the person's, so that a mix-up is noticed. */
export const sessionOf = (userId: string): string => `5e551000${userId.slice(8)}`;

/** A person: signed in, and confirmed and verified unless said otherwise, on the free plan. */
export async function buildUser(
  db: Database,
  {
    name = `Someone ${made + 1}`,
    isVerified = true,
    isConfirmed = true,
    plan = "free",
    language = "en",
    timeZone = "America/New_York",
  }: {
    name?: string;
    isVerified?: boolean;
    isConfirmed?: boolean;
    plan?: "free" | "premium" | "all_inclusive" | "enterprise";
    language?: "en" | "es" | "fr";
    timeZone?: string;
  } = {},
): Promise<TestUser> {
  const userId = randomUUID();
  const username = `user.${++made}.${userId.slice(0, 8)}`;
  const email = `${username}@example.com`;
  await db.transaction().execute(async (tx) => {
    // The account creates the person.
    await tx
      .insertInto("auth.users")
      .values({
        id: userId,
        name,
        email,
        email_verified: isConfirmed,
        username,
        time_zone: timeZone,
        language,
        terms_accepted_at: new Date(),
      })
      .execute();
    await tx
      .updateTable("user_profiles")
      .set({
        alias: name.padEnd(2, "."),
        is_verified: isVerified,
        verified_at: isVerified ? sql<Date>`app_now()` : null,
      })
      .where("user_id", "=", userId)
      .execute();
    await tx
      .updateTable("subscribers")
      .set({ subscription_tier: plan, subscribed: plan !== "free" })
      .where("user_id", "=", userId)
      .execute();
    await tx
      .insertInto("auth.sessions")
      .values({
        id: sessionOf(userId),
        user_id: userId,
        token_hash: tokenHash(userId),
        expires_at: sql<Date>`now() + interval '30 days'`,
        updated_at: sql<Date>`now()`,
      })
      .execute();
  });
  return { userId, name, email };
}

/** Makes somebody a platform admin, whose second factor is on as it must be (D313). */
export async function makeAdmin(db: Database, userId: string): Promise<void> {
  await db.updateTable("user_profiles").set({ two_factor_enabled: true }).where("user_id", "=", userId).execute();
  await db.insertInto("user_roles").values({ user_id: userId, role: "admin" }).execute();
}

export interface TestGroup {
  groupId: string;
  slug: string;
  admin: TestUser;
  /** Everybody in the group, the admin first. */
  members: TestUser[];
}

/**
 * A recruiting circle with its admin and the members named. Start it with the action: only that writes a consistent
 * schedule.
 */
export async function buildGroup(
  db: Database,
  {
    admin,
    members = [],
    contributionAmount = 100_00,
    memberLimit = 5,
    minimumMembersToStart = 2,
    frequency = "monthly",
    timeZone = "America/New_York",
    joinMethod = "direct",
    status = "recruiting",
    startDate = null,
    payoutAssignmentMethod = "join_order",
  }: {
    admin?: TestUser;
    /** Names become new people. */
    members?: (TestUser | string)[];
    /** Minor units. */
    contributionAmount?: number;
    memberLimit?: number;
    minimumMembersToStart?: number;
    frequency?: "weekly" | "biweekly" | "monthly" | "quarterly";
    timeZone?: string;
    joinMethod?: "direct" | "request_to_join" | "invite_only";
    status?: "pending" | "recruiting" | "ready_to_start" | "closed";
    /** YYYY-MM-DD */
    startDate?: string | null;
    payoutAssignmentMethod?: "manual" | "random" | "join_order";
  } = {},
): Promise<TestGroup> {
  const theAdmin = admin ?? (await buildUser(db, { name: "Amina", plan: "premium" }));
  const others: TestUser[] = [];
  for (const member of members) {
    others.push(typeof member === "string" ? await buildUser(db, { name: member }) : member);
  }
  const groupId = randomUUID();
  const slug = `circle-${groupId.slice(0, 8)}`;
  const everybody = [theAdmin, ...others];
  await db.transaction().execute(async (tx) => {
    await tx
      .insertInto("groups")
      .values({
        group_id: groupId,
        url_slug: slug,
        name: `Circle ${groupId.slice(0, 8)}`,
        status,
        frequency,
        contribution_amount: contributionAmount,
        time_zone: timeZone,
        admin_id: theAdmin.userId,
        created_by: theAdmin.userId,
        is_public: joinMethod !== "invite_only",
        join_method: joinMethod,
        member_limit: memberLimit,
        minimum_members_to_start: minimumMembersToStart,
        payout_assignment_method: payoutAssignmentMethod,
      })
      .execute();
    await tx.insertInto("cycles").values({ group_id: groupId, cycle: 1, start_date: startDate }).execute();
    for (const [index, { userId }] of everybody.entries()) {
      await tx
        .insertInto("group_members")
        .values({
          group_id: groupId,
          user_id: userId,
          role: userId === theAdmin.userId ? "admin" : "member",
          // In the given order, because some payout orders follow it.
          joined_at: sql<Date>`app_now() + ${index} * interval '1 millisecond'`,
        })
        .execute();
    }
  });
  return { groupId, slug, admin: theAdmin, members: everybody };
}
