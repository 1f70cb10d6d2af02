/** D217: everybody accepts each version of the legal texts once, and a change asks everybody again, once. */
import { afterAll, beforeAll, expect, it } from "vitest";
import { caller, openStage, type Stage } from "./asking.ts";
import { PEOPLE } from "./cast.ts";

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

const askedOf = async (person: (typeof PEOPLE)[number]) => {
  const { user_profiles } = await stage.ask(caller(person, "member").session, "{ user_profiles { unaccepted_texts } }");
  return (user_profiles as { unaccepted_texts: { document: string; version: string }[] }[])[0]!.unaccepted_texts;
};
const accept = (person: (typeof PEOPLE)[number], document: string, version: string) =>
  stage.ask(
    caller(person, "member").session,
    `mutation { insert_legal_acceptances(objects: { document: "${document}", version: "${version}" }) { affected_rows } }`,
  );
const added = (rows: number) => ({ insert_legal_acceptances: { affected_rows: rows } });

it("asks nobody who has accepted the texts in force with the sign-up", async () => {
  for (const person of PEOPLE) expect(await askedOf(person)).toEqual([]);
});

it("a change of one text asks everybody, each until they have accepted it, and never twice", async () => {
  await stage.pool.query(
    "insert into legal_texts (document, version, published_at) values ('terms', '1.10', app_now() + interval '1 second'), ('terms', '1.9', app_now())",
  );
  for (const person of PEOPLE) expect(await askedOf(person)).toEqual([{ document: "terms", version: "1.10" }]);
  // An older one does not do.
  expect(await accept("ana", "terms", "1.9")).toEqual(added(1));
  expect(await askedOf("ana")).toEqual([{ document: "terms", version: "1.10" }]);
  expect(await accept("ana", "terms", "1.10")).toEqual(added(1));
  expect(await askedOf("ana")).toEqual([]);
  expect(await askedOf("ben")).toEqual([{ document: "terms", version: "1.10" }]);
  // Sent twice, it is kept as of the first time.
  const { rows: before } = await stage.pool.query("select * from legal_acceptances order by 1, 2, 3");
  expect(await accept("ana", "terms", "1.10")).toEqual(added(0));
  expect((await stage.pool.query("select * from legal_acceptances order by 1, 2, 3")).rows).toEqual(before);
});

it("nobody accepts a version that there is not", async () => {
  await expect(accept("ben", "terms", "7.0")).rejects.toThrow();
});
