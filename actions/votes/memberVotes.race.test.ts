import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startCircle } from "../test/circle.ts";
import { setClock } from "../test/clock.ts";
import { memberVotes } from "../test/memberVotes.ts";
import { startTestService, type TestService } from "../test/testService.ts";
import { everGoesWrong, playWithoutLocks } from "../test/withoutLocks.ts";

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

const inGrace = async (names: readonly string[]) => {
  const circle = await startCircle(service, names, { contributionAmount: 20_00 });
  await circle.goTo(1, 2);
  return { circle, votes: memberVotes(service, circle) };
};

/** As many as a circle may have; the second one named is the one it is about. */
const FIFTY = Array.from({ length: 50 }, (_, n) => `Voter ${n}`);
const [SUBJECT, ...VOTERS] = [FIFTY[1]!, ...FIFTY.toSpliced(1, 1)];

describe("two hundred ballots at once, with repeats", () => {
  /** Sixteen say Yes and sixteen No, eight change their mind all the time, and nine say nothing: nothing is ever certain. */
  const groups = { yes: VOTERS.slice(0, 16), no: VOTERS.slice(16, 32), both: VOTERS.slice(32, 40) };
  const repeats = [0, 1, 2, 3, 4];
  const cast = async () => {
    const { circle, votes } = await inGrace(FIFTY);
    await votes.askToRemove(VOTERS[0]!, SUBJECT);
    const { vote_id } = await votes.latest();
    // Whoever waits too long for the circle's lock is asked to try again, and does.
    const ballot = async (name: string, vote_choice: "yes" | "no") => {
      const send = () => service.callAction("cast_vote", { vote_id, vote_choice }, { as: circle.member(name).userId });
      let answer = await send();
      for (let n = 0; n < 20 && answer.body.extensions?.code === "temporarily-unavailable"; n++) answer = await send();
      return answer;
    };
    const answers = await Promise.all(
      repeats.flatMap((n) =>
        VOTERS.slice(0, 40).map((name) =>
          ballot(name, groups.yes.includes(name) || (groups.both.includes(name) && n % 2 === 0) ? "yes" : "no"),
        ),
      ),
    );
    const { rows } = await sql<{ name: string; vote_choice: string }>`
      select p.name, r.vote_choice from vote_responses r join user_profiles p on p.user_id = r.voter_id
      where r.vote_id = ${vote_id}`.execute(service.services.db);
    return {
      answers,
      choices: new Map(rows.map(({ name, vote_choice }) => [name, vote_choice])),
      vote: await votes.latest(),
    };
  };

  it("D125, D126: each counts, and the tally is exactly the answers that are kept, one a voter", async () => {
    const { answers, choices, vote } = await cast();
    expect(answers).toHaveLength(200);
    expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
    expect(vote.status).toBe("active");
    expect(choices.size).toBe(40);
    expect(groups.yes.filter((name) => choices.get(name) !== "yes")).toEqual([]);
    expect(groups.no.filter((name) => choices.get(name) !== "no")).toEqual([]);
    const kept = [...choices.values()];
    expect([vote.yes_count, vote.no_count]).toEqual([
      kept.filter((choice) => choice === "yes").length,
      kept.filter((choice) => choice === "no").length,
    ]);
  }, 120_000);
});

describe("everybody asks to remove the same member at once", () => {
  const race = async () => {
    const { votes } = await inGrace(["Amina", "Bruno", "Chloe", "Dan", "Eve"]);
    const answers = await Promise.all(["Amina", "Chloe", "Dan", "Eve"].map((name) => votes.askToRemove(name, "Bruno")));
    return {
      opened: answers.filter(({ status }) => status === 200).length,
      told: answers.filter(({ body }) => body.extensions?.code === "vote-about-this-open").length,
      notices: await votes.told("Bruno"),
    };
  };

  it("D122: one vote begins, and the others hear that it is open", async () => {
    expect(await race()).toEqual({ opened: 1, told: 3, notices: ["vote_about_you asked"] });
  });

  it("without the group's lock some get no clear answer, so the race is real", async () => {
    expect(await playWithoutLocks(service.services, () => everGoesWrong(async () => (await race()).told !== 3))).toBe(
      true,
    );
  }, 120_000);
});

describe("the deciding Yes and the admin who takes the vote back", () => {
  const race = async () => {
    const { circle, votes } = await inGrace(["Amina", "Bruno", "Chloe", "Dan"]);
    await votes.askForDays("Dan");
    await votes.vote("Chloe", "yes");
    const [cast, taken] = await Promise.all([votes.vote("Bruno", "yes"), votes.delete("Amina")]);
    const { status } = await votes.latest();
    const posts = (await votes.posts()).slice(1);
    return { circle, cast: cast.status, taken: taken.status, status, posts, through: await votes.graceThrough("Dan") };
  };
  const ENDS: Record<string, object> = {
    approved: {
      cast: 200,
      taken: 400,
      status: "approved",
      posts: ["extension_decided approved"],
      through: "2027-01-13",
    },
    deleted: { cast: 400, taken: 200, status: "deleted", posts: ["vote_deleted extend_grace"], through: "2027-01-11" },
  };
  const seen = new Set<string>();
  const isOneOfBoth = async () => {
    const { circle: _, ...end } = await race();
    seen.add(end.status);
    return JSON.stringify(end) === JSON.stringify({ ...end, ...ENDS[end.status] });
  };

  it("D126, D129: either it is approved or taken back, never both", async () => {
    for (let n = 0; n < 12; n++) expect(await isOneOfBoth()).toBe(true);
  }, 120_000);

  it("without the group's lock it is both, so the race is real", async () => {
    expect(await playWithoutLocks(service.services, () => everGoesWrong(async () => !(await isOneOfBoth())))).toBe(
      true,
    );
  }, 120_000);
});

describe("D126: the last millisecond", () => {
  it.each([
    ["a millisecond before the end it counts", -1, "approved", "2027-01-14"],
    ["at the end it is refused, and silence was a No", 0, "failed", "2027-01-12"],
  ])("%s", async (_, offset, status, through) => {
    const { votes } = await inGrace(["Amina", "Bruno", "Chloe", "Dan"]);
    await votes.askForDays("Dan");
    await votes.vote("Chloe", "yes");
    const { expires_at } = await votes.latest();
    await stopClockAt(new Date(expires_at.getTime() + offset));
    const answer = await votes.vote("Bruno", "yes");
    await service.tick("votes");
    await letClockGoOn();
    expect(answer.status).toBe(offset < 0 ? 200 : 400);
    expect(await votes.latest()).toMatchObject({ status, yes_count: offset < 0 ? 2 : 1 });
    expect(await votes.graceThrough("Dan")).toBe(through);
  });

  const realClock = async () => {
    const { rows } = await sql<{ body: string }>`select pg_get_functiondef('app_now()'::regprocedure) as body`.execute(
      service.services.db,
    );
    return rows[0]!.body;
  };
  let clock = "";
  async function stopClockAt(at: Date) {
    clock ||= await realClock();
    await sql`create or replace function public.app_now() returns timestamptz language sql stable parallel safe as ${sql.raw(
      `$$ select '${at.toISOString()}'::timestamptz $$`,
    )}`.execute(service.services.db);
  }
  async function letClockGoOn() {
    await sql.raw(clock).execute(service.services.db);
    await setClock(service.services.db, new Date("2027-01-04T12:00:00Z"));
  }
});
