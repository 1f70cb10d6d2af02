import { sql } from "kysely";
import { onDay, setClock } from "./clock.ts";
import { buildGroup, type TestGroup } from "./factories.ts";
import type { ActionAnswer, TestService } from "./testService.ts";

const ZONE = "America/New_York";

/** The terms of `buildGroup` as the organizer's form sends them; the circle starts on 1 March 2027. */
const TERMS = {
  contribution_amount: 100_00,
  currency: "USD",
  frequency: "monthly",
  member_limit: 5,
  payout_assignment_method: "join_order",
  start_date: "2027-03-01",
};

export interface ManagedCircle extends TestGroup {
  /** An act of the organizer or of a member by name, with the group's id. */
  act(name: string, input?: object, by?: string): Promise<ActionAnswer>;
  /** Changes some of the terms. */
  change(changed?: Partial<typeof TERMS>): Promise<ActionAnswer>;
  /** What somebody has been asked and not yet accepted. */
  asked(
    name: string,
  ): Promise<{ terms_hash: string; terms_before: Record<string, unknown>; expires_at: Date } | undefined>;
  accept(name: string): Promise<ActionAnswer>;
  personOf(name: string): string;
  isIn(name: string): Promise<boolean>;
  status(): Promise<string>;
  /** Kinds of a person's notices of this group, oldest first. */
  news(name: string): Promise<string[]>;
  posts(): Promise<string[]>;
}

/** Amina's circle with Bruno and Chloe in it, ten days before its start; the test's clock stands there. */
export async function managedCircle(
  service: TestService,
  options: Parameters<typeof buildGroup>[1] = {},
): Promise<ManagedCircle> {
  const { db } = service.services;
  await setClock(db, onDay("2027-02-19", ZONE));
  const group = await buildGroup(db, {
    startDate: "2027-03-01",
    timeZone: ZONE,
    members: ["Bruno", "Chloe"],
    ...options,
  });
  const personOf = (name: string) => group.members.find((member) => member.name === name)!.userId;
  const act: ManagedCircle["act"] = (name, input = {}, by = "Amina") =>
    service.callAction(name, { group_id: group.groupId, ...input }, { as: personOf(by) });
  const asked: ManagedCircle["asked"] = async (name) => {
    const row = await db
      .selectFrom("term_consents")
      .selectAll()
      .where("group_id", "=", group.groupId)
      .where("user_id", "=", personOf(name))
      .where("accepted_at", "is", null)
      .executeTakeFirst();
    return row && { ...row, terms_before: row.terms_before as Record<string, unknown> };
  };
  return {
    ...group,
    personOf,
    act,
    asked,
    change: (changed = { contribution_amount: 150_00 }) => act("change_group_terms", { ...TERMS, ...changed }),
    accept: async (name) =>
      act(
        "accept_group_terms",
        { terms_hash: (await asked(name))?.terms_hash ?? "0".repeat(64), accept_agreement: true },
        name,
      ),
    isIn: async (name) => {
      const { rows } = await sql`select from group_members where group_id = ${group.groupId}
        and user_id = ${personOf(name)} and status = 'active'`.execute(db);
      return rows.length === 1;
    },
    status: async () => {
      const { rows } = await sql<{
        status: string;
      }>`select status from groups where group_id = ${group.groupId}`.execute(db);
      return rows[0]!.status;
    },
    news: async (name) => {
      const { rows } = await sql<{ kind: string }>`select kind from notifications where group_id = ${group.groupId}
        and user_id = ${personOf(name)} order by created_at, kind`.execute(db);
      return rows.map(({ kind }) => kind);
    },
    posts: async () => {
      const { rows } = await sql<{
        kind: string;
      }>`select kind from messages where chat_id = ${group.groupId}
        order by created_at, kind`.execute(db);
      return rows.map(({ kind }) => kind);
    },
  };
}
