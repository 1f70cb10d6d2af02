import { buildGroup, buildUser, type TestGroup, type TestUser } from "./factories.ts";
import { onDay, setClock } from "./clock.ts";
import type { ActionAnswer, TestService } from "./testService.ts";

interface ContributeOptions {
  cycle?: number;
  round?: number;
  method?: "card" | "us_bank_account";
}

export interface StartedCircle {
  groupId: string;
  slug: string;
  timeZone: string;
  member(name: string): TestUser;
  /** The day `offset` days from a due date of the current cycle, at that hour of the group's clock. */
  goTo(round: number, offset: number, hour?: number): Promise<void>;
  /** Noon of a day, `YYYY-MM-DD`, by the group's clock. */
  goToDay(date: string): Promise<void>;
  /** Opens the checkout of a round for a person. */
  contribute(name: string, options?: ContributeOptions): Promise<ActionAnswer>;
  /** Opens a checkout and pays it; the answer of check_contribution afterwards. */
  pay(name: string, options?: ContributeOptions): Promise<ActionAnswer>;
  /** Runs every cron that moves money or rounds, as Hasura would. */
  tick(): Promise<void>;
}

const TIME_ZONE = "America/New_York";
const START = "2027-01-04"; // a Monday

/**
 * A circle of people with names, or of who is there already, started by hand on Monday 4 January 2027, so first due on the 7th; paid out in the order
 * named. The clock of the test's database moves with it.
 */
export async function startCircle(
  service: TestService,
  names: readonly (string | TestUser)[],
  {
    frequency = "weekly",
    contributionAmount = 100_00,
    startedOn = START,
  }: {
    frequency?: "weekly" | "biweekly" | "monthly" | "quarterly";
    contributionAmount?: number;
    startedOn?: string;
  } = {},
): Promise<StartedCircle> {
  const { db } = service.services;
  await setClock(db, onDay(startedOn, TIME_ZONE));
  const people: TestUser[] = [];
  for (const person of names)
    people.push(typeof person === "string" ? await buildUser(db, { name: person, plan: "premium" }) : person);
  const group: TestGroup = await buildGroup(db, {
    admin: people[0]!,
    members: people.slice(1),
    memberLimit: Math.max(names.length, 2),
    frequency,
    contributionAmount,
    timeZone: TIME_ZONE,
    payoutAssignmentMethod: "join_order",
  });
  const started = await service.callAction("start_group", { group_id: group.groupId }, { as: people[0]!.userId });
  if (started.status !== 200) throw new Error(`the circle did not start: ${started.body.message}`);

  const member = (name: string) => {
    const found = people.find((person) => person.name === name);
    if (!found) throw new Error(`nobody here is called ${name}`);
    return found;
  };
  const contribute: StartedCircle["contribute"] = (name, { cycle, round, method = "card" } = {}) =>
    service.callAction(
      "stripe_contribute",
      { group_id: group.groupId, payment_method: method, cycle, payout_round: round },
      { as: member(name).userId },
    );
  return {
    groupId: group.groupId,
    slug: group.slug,
    timeZone: TIME_ZONE,
    member,
    contribute,
    goToDay: (date) => setClock(db, onDay(date, TIME_ZONE)),
    async goTo(round, offset, hour = 12) {
      const { due_date } = await db
        .selectFrom("rounds as r")
        .innerJoin("groups as g", (join) =>
          join.onRef("g.group_id", "=", "r.group_id").onRef("g.current_cycle", "=", "r.cycle"),
        )
        .select("r.due_date")
        .where("r.group_id", "=", group.groupId)
        .where("r.payout_round", "=", round)
        .executeTakeFirstOrThrow();
      const day = new Date(Date.parse(due_date) + offset * 86_400_000).toISOString().slice(0, 10);
      await setClock(db, onDay(day, TIME_ZONE, hour));
    },
    async pay(name, options) {
      const opened = await contribute(name, options);
      if (opened.status !== 200) throw new Error(`${name} cannot pay: ${opened.body.message}`);
      service.payments.pay(String(opened.body.url).split("/").at(-1)!);
      return service.callAction(
        "check_contribution",
        { payment_id: opened.body.payment_id },
        { as: member(name).userId },
      );
    },
    async tick() {
      for (const cron of ["expire_checkouts", "reconcile_payments", "votes", "rounds"]) {
        const status = await service.tick(cron);
        if (status !== 200) throw new Error(`the cron ${cron} answered ${status}`);
      }
    },
  };
}
