import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Tx } from "../../actions/db/database.ts";
import { mayConfirmRestart } from "../../actions/domain/restart.ts";
import { mayOpenRestartVote, mayVote, type VoteStatus } from "../../actions/domain/vote.ts";
import { lockApplicant } from "../../actions/members/queries.ts";
import { confirmQuestion } from "../../actions/restart/confirmRestart.ts";
import { restartQuestion } from "../../actions/restart/initiateGroupRestart.ts";
import { isVoter, readVote } from "../../actions/votes/votes.ts";
import { startTestService, type TestService } from "../../actions/test/testService.ts";
import { Seen, shown, told } from "./answers.ts";
import { runningCircle } from "./runningCircle.ts";
import { draw } from "./draw.ts";
import { inScene, type Scene, stateOf } from "./scene.ts";

let service: TestService;
let debtors: string[];
beforeAll(async () => {
  service = await startTestService();
  ({ debtors } = await runningCircle(service));
});
afterAll(() => service.stop());

const DAY = 86_400_000;
const aVote = fc.record({
  /** A cycle is planned that people may go on with; otherwise most draws end at the first of many refusals. */
  isPlanned: fc.boolean(),
  isOpen: fc.boolean(),
  /** Milliseconds from now to its end. */
  endsIn: fc.constantFrom(-DAY, 0, 1, DAY),
  /** Since one failed, beside a pause of seven days. */
  failedAgo: fc.constantFrom(null, null, 7 * DAY - 1, 7 * DAY, 8 * DAY),
  hasPassed: fc.constantFrom(true, true, true, false),
  startsIn: fc.constantFrom(0, 1, 7, 7),
  status: fc.constantFrom("completed", "completed", "ready_to_start", "ready_to_start", "recruiting", null),
  isFull: fc.constantFrom(false, false, false, true),
  /** Which half of the people was left out of the next cycle. */
  half: fc.constantFrom(0, 1),
  hasNamesake: fc.boolean(),
});

/** Gives each group the votes, the planned cycle and the left-out members of a restart, as drawn. */
async function drawVotes(tx: Tx, now: Date, { groups, people }: Scene): Promise<void> {
  for (const group of groups) {
    const drawn = draw(aVote, 1)[0]!;
    const at = (ms: number) => new Date(now.getTime() + ms);
    if (drawn.isPlanned) {
      Object.assign(drawn, { hasPassed: true, isFull: false, startsIn: 7, status: "ready_to_start" });
      await sql`delete from group_waiting_list where group_id = ${group.group_id}`.execute(tx);
    }
    const status = drawn.status ?? group.status;
    Object.assign(group, { status });
    await sql`update groups set status = ${status} where group_id = ${group.group_id}`.execute(tx);
    await sql`insert into cycles (group_id, cycle, start_date) values
      (${group.group_id}, 1, (${now}::timestamptz at time zone 'UTC')::date + ${drawn.startsIn}::integer)`.execute(tx);
    const subject = draw(fc.constantFrom(...people, null, null), 1)[0]!;
    const vote = async (status: VoteStatus, more: { subject?: string | null; closed?: Date; expires: Date }) => {
      const id = randomUUID();
      await sql`insert into grace_period_votes (vote_id, group_id, cycle, user_id, vote_type, status, eligible_voters, yes_count, created_by, expires_at, closed_at)
        values (${id}, ${group.group_id}, 1, null, 'restart_group', ${status}, 1, ${status === "approved" ? 1 : 0}, ${group.admin_id}, ${more.expires}, ${more.closed ?? null})`.execute(
        tx,
      );
      if (more.subject)
        await sql`update grace_period_votes set user_id = ${more.subject}, vote_type = 'remove_member' where vote_id = ${id}`.execute(
          tx,
        );
      await sql`insert into private.vote_voters select ${id}, unnest(${people.filter((_, n) => n % 3 !== 0)}::uuid[])`.execute(
        tx,
      );
    };
    if (drawn.isOpen) await vote("active", { subject, expires: at(drawn.endsIn) });
    if (drawn.failedAgo) await vote("failed", { closed: at(-drawn.failedAgo), expires: now });
    if (drawn.hasPassed) await vote("approved", { closed: at(-1), expires: now });
    await sql`update group_members set status = 'completed' where group_id = ${group.group_id} and status = 'active'
      and user_id = any(${people.filter((_, n) => n % 2 === drawn.half)}::uuid[])`.execute(tx);
    const left = await sql<{
      n: number;
    }>`select count(*)::integer as n from group_members where group_id = ${group.group_id} and status = 'active'`.execute(
      tx,
    );
    const current_members = drawn.isFull ? group.member_limit : Math.min(group.member_limit - 1, left.rows[0]!.n);
    if (drawn.hasNamesake)
      await sql`update group_members a set alias_look = asked.look
        from (select private.look_of(p.alias) as look from group_members m join user_profiles p using (user_id)
          where m.group_id = ${group.group_id} and m.status = 'completed' limit 1) asked
        where a.group_id = ${group.group_id} and a.user_id = (select n.user_id from group_members n
          where n.group_id = ${group.group_id} and n.status = 'active' limit 1)
          and not exists (select from group_members o where o.group_id = ${group.group_id} and o.status = 'active' and o.alias_look = asked.look)`.execute(
        tx,
      );
    Object.assign(group, { current_members });
    await sql`update groups set current_members = ${current_members} where group_id = ${group.group_id}`.execute(tx);
  }
}

/** Placeholder facts of a person whom the service refuses before it reads any. */
const NOBODY_KNOWN = { isVerified: false, isInArrears: false, isDisputing: false, groups: 0, groupLimit: 0 };

const OUTCOMES = {
  open: [
    "account-suspended",
    "group-frozen",
    "group-not-completed",
    "group-not-found",
    "not-allowed",
    "not-enough-members",
    "open",
    "restart-failed-lately",
    "vote-already-open",
  ],
  vote: ["account-suspended", "group-frozen", "not-a-voter", "vote", "vote-closed", "vote-concerns-you"],
  confirm: [
    "account-suspended",
    "alias-taken",
    "confirm",
    "free-plan-limit",
    "group-closed",
    "group-frozen",
    "group-full",
    "group-not-found",
    "identity-required",
    "in-arrears",
    "not-allowed",
    "payment-disputed",
    "restart-not-open",
  ],
};

it("for drawn situations, database, service and screen agree on opening, voting and going on (D84, D86, D124, D263)", async () => {
  const seen = { open: new Seen(), vote: new Seen(), confirm: new Seen() };
  const isDone = () =>
    Object.entries(OUTCOMES).every(([name, outcomes]) => {
      const { count, outcomes: had } = seen[name as keyof typeof seen];
      return count >= 2_000 && outcomes.every((outcome) => had.has(outcome));
    });
  for (let scenes = 0; scenes < 12 && !isDone(); scenes++)
    await inScene({ db: service.services.db, debtors }, async (tx, now, scene) => {
      await drawVotes(tx, now, scene);
      await compare(tx, now, scene);
    });
  for (const [name, outcomes] of Object.entries(OUTCOMES))
    expect([...seen[name as keyof typeof seen].outcomes].toSorted()).toEqual(outcomes);

  async function compare(tx: Tx, now: Date, { groups, people }: Scene): Promise<void> {
    const members = await tx.selectFrom("group_members").select(["group_id", "user_id"]).execute();
    const fewPeople = new Set(people.slice(0, 4));
    const present: { userId: string; isSuspended: boolean }[] = [];
    for (const userId of people) {
      const state = await stateOf(tx, userId);
      // A deleted account gets no token, and each of its actions is refused before it runs.
      if (state === "gone") continue;
      const isSuspended = state === "suspended";
      const person = (await lockApplicant(tx, userId)) ?? NOBODY_KNOWN;
      const { rows } = await sql<{ group_id: string; open: unknown; confirm: unknown }>`
        select group_id, group_may_restart(g, s.session) as open, group_may_confirm_restart(g, s.session) as confirm
        from groups g, (select json_build_object('x-hasura-user-id', ${userId}::text) as session) s where g.frequency = 'monthly'`.execute(
        tx,
      );
      const answers = new Map(rows.map((row) => [row.group_id, row]));
      const own = new Set(members.filter(({ user_id }) => user_id === userId).map(({ group_id }) => group_id));
      // Whoever has nothing to do with a group is refused alike in each: a few of them are enough.
      for (const group of groups.filter(
        ({ admin_id, group_id }) => admin_id === userId || own.has(group_id) || fewPeople.has(userId),
      )) {
        const asked = answers.get(group.group_id)!;
        const open = await restartQuestion(tx, group, { userId, now });
        const opened = told(isSuspended, mayOpenRestartVote(open));
        expect(shown(asked.open), JSON.stringify(open)).toEqual(opened);
        seen.open.note(opened);
        const confirm = await confirmQuestion(tx, group, { userId, person, now });
        const confirmed = told(isSuspended, mayConfirmRestart(confirm));
        expect(shown(asked.confirm), JSON.stringify(confirm)).toEqual(confirmed);
        seen.confirm.note(confirmed);
      }
      present.push({ userId, isSuspended });
    }
    await compareVotes(tx, now, present);
  }

  /** The service reads a vote on a restart, so all are made such votes, once the database has answered for everybody. */
  async function compareVotes(
    tx: Tx,
    now: Date,
    people: readonly { userId: string; isSuspended: boolean }[],
  ): Promise<void> {
    const asked = [];
    for (const who of people) {
      const { rows } = await sql<{ vote_id: string; user_id: string | null; frozen: boolean; answer: unknown }>`
        select v.vote_id, v.user_id, g.frozen_at is not null as frozen,
          vote_may_vote(v, json_build_object('x-hasura-user-id', ${who.userId}::text)) as answer
        from grace_period_votes v join groups g using (group_id) where g.frequency = 'monthly' limit 40`.execute(tx);
      for (const row of rows) asked.push([who, row] as const);
    }
    await sql`update grace_period_votes set vote_type = 'restart_group', user_id = null`.execute(tx);
    for (const [who, { answer, frozen, user_id, vote_id }] of asked) {
      const vote = (await readVote(tx, vote_id))!;
      const question = {
        isFrozen: frozen,
        vote: { status: vote.status as VoteStatus, expiresAt: vote.expires_at },
        isVoter: await isVoter(tx, vote, who.userId),
        isSubject: user_id === who.userId,
        now,
      };
      const decision = told(who.isSuspended, mayVote(question));
      expect(shown(answer), JSON.stringify(question)).toEqual(decision);
      seen.vote.note(decision);
    }
  }
}, 300_000);
