import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { setClock } from "../test/clock.ts";
import { buildUser } from "../test/factories.ts";
import { type ActionAnswer, startTestService, type TestService } from "../test/testService.ts";

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());
beforeEach(() => setClock(service.services.db, new Date("2027-03-31T12:00:00Z")));

const search = (as: string | undefined, search_id: unknown = randomUUID()) =>
  service.callAction("load_google_maps", { search_id }, { ...(as && { as }) });
const refusalOf = ({ body }: ActionAnswer) => body.extensions?.code;
const subscriber = async () => (await buildUser(service.services.db, { plan: "all_inclusive" })).userId;

it("names the script of the maps with our key, in the person's language, and counts the search", async () => {
  const as = await subscriber();
  await service.services.db.updateTable("user_preferences").set({ language: "es" }).where("user_id", "=", as).execute();
  const { body, status } = await search(as);
  expect(status).toBe(200);
  const url = new URL(String(body.scriptUrl));
  expect(url.origin + url.pathname).toBe("https://maps.test/maps/api/js");
  expect(Object.fromEntries(url.searchParams)).toEqual({
    key: "maps-key",
    loading: "async",
    libraries: "places",
    language: "es",
  });
  expect(body.searches_left).toBe(24);
});

it("counts the same search once, however often its answer was lost", async () => {
  const as = await subscriber();
  const id = randomUUID();
  await search(as, id);
  expect((await search(as, id)).body.searches_left).toBe(24);
  expect((await search(as)).body.searches_left).toBe(23);
});

describe("D17: 25 searches in a calendar month", () => {
  it("the 26th is refused, also when all come at once; the next month has its own", async () => {
    const as = await subscriber();
    const answers = await Promise.all(Array.from({ length: 27 }, () => search(as)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(25);
    const refused = answers.find(({ status }) => status !== 200);
    expect(refused!.body.extensions).toMatchObject({ code: "place-search-limit-reached", values: { searches: 25 } });
    await setClock(service.services.db, new Date("2027-04-01T12:00:00Z"));
    expect((await search(as)).body.searches_left).toBe(24);
  });

  it("the month is the one of the person's own place", async () => {
    const as = await subscriber();
    const { db } = service.services;
    await search(as);
    await setClock(db, new Date("2027-04-01T03:59:00Z"));
    expect((await search(as)).body.searches_left).toBe(23);
    await setClock(db, new Date("2027-04-01T04:00:00Z"));
    expect((await search(as)).body.searches_left).toBe(24);
  });

  it("a repeated search is answered after the last one too", async () => {
    const as = await subscriber();
    const id = randomUUID();
    await search(as, id);
    for (let n = 1; n < 25; n += 1) await search(as);
    expect((await search(as, id)).body.searches_left).toBe(0);
    expect(refusalOf(await search(as))).toBe("place-search-limit-reached");
  });
});

describe("refuses and counts nothing", () => {
  const counted = async () =>
    (await sql<{ n: number }>`select count(*)::int as n from private.place_searches`.execute(service.services.db))
      .rows[0]!.n;

  it.each(["free", "premium"] as const)("on the plan %s, naming the one that has it", async (plan) => {
    const { userId } = await buildUser(service.services.db, { plan });
    const before = await counted();
    const { body } = await search(userId);
    expect(body.extensions).toMatchObject({
      code: "place-search-needs-plan",
      values: { plan: "All-Inclusive" },
      next: "/subscription",
    });
    expect(await counted()).toBe(before);
  });

  it("nobody, an id that is none, and one of somebody else", async () => {
    const id = randomUUID();
    await search(await subscriber(), id);
    const before = await counted();
    expect(refusalOf(await search(undefined))).toBe("not-signed-in");
    expect(refusalOf(await search(await subscriber(), "x"))).toBe("invalid-input");
    expect(refusalOf(await search(await subscriber(), id))).toBe("invalid-input");
    expect(await counted()).toBe(before);
  });

  it("where no maps are configured", async () => {
    const { env } = service.services;
    const key = env.GOOGLE_MAPS_API_KEY;
    env.GOOGLE_MAPS_API_KEY = undefined;
    try {
      const before = await counted();
      expect(refusalOf(await search(await subscriber()))).toBe("maps-not-available");
      expect(await counted()).toBe(before);
    } finally {
      env.GOOGLE_MAPS_API_KEY = key;
    }
  });
});
