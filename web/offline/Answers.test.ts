import { waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Asked } from "../relay/kept.ts";
import { belongTo } from "../session/ofPerson.ts";
import { withDatabases } from "../test/databasesForTests.ts";
import { Answers, KEPT_MS, MOST } from "./Answers.ts";
import { READABLE } from "./readable.ts";

const texts = import.meta.glob<Record<string, string>>("../documents/current/{anonymous,member}.json", {
  eager: true,
  import: "default",
});

let kept: Answers;
beforeEach(() => {
  withDatabases();
  belongTo("ana");
  kept = new Answers("ana");
});
afterEach(() => {
  kept.close();
  vi.unstubAllGlobals();
});

const asked = (variables: object, name = "GroupScreenQuery"): Asked => ({ name, id: name, variables });
const answer = (value: unknown) => ({ data: { value } }) as never;
const found = async (question: Asked) => (await kept.find(question))?.answer;
/** The clock alone is moved: databases need their timers. */
const at = (ms: number) => vi.spyOn(Date, "now").mockReturnValue(ms);

it("D227: what was read is there for the same question, with when it was read", async () => {
  at(1_000_000);
  kept.keep(asked({ slug: "a" }), answer(1));
  await waitFor(async () =>
    expect(await kept.find(asked({ slug: "a" }))).toEqual({ answer: answer(1), at: 1_000_000 }),
  );
  expect(await found(asked({ slug: "b" }))).toBeUndefined();
});

it("D227: is shown for a day and no longer, nor when the clock was turned back", async () => {
  at(KEPT_MS);
  kept.keep(asked({}), answer(1));
  kept.keepTalk("chat", ["said"]);
  await waitFor(async () => expect(await kept.findTalk("chat")).not.toBeNull());
  at(2 * KEPT_MS - 1);
  expect(await found(asked({}))).toEqual(answer(1));
  at(2 * KEPT_MS);
  expect(await found(asked({}))).toBeUndefined();
  expect(await kept.findTalk("chat")).toBeNull();
  at(KEPT_MS - 1);
  expect(await found(asked({}))).toBeUndefined();
});

it("is bounded: the oldest go", async () => {
  for (let number = 0; number < MOST.talks + 5; number += 1) {
    at(1_000_000 + number);
    kept.keepTalk(`chat ${number}`, number);
  }
  await waitFor(async () => expect(await kept.findTalk(`chat ${MOST.talks + 4}`)).not.toBeNull());
  await kept.tidy();
  expect(await kept.findTalk("chat 4")).toBeNull();
  expect(await kept.findTalk("chat 5")).not.toBeNull();
});

it("keeps no answer about money or votes that need one now, nor what strangers show", async () => {
  kept.keep(asked({}, "PaymentSuccessScreenQuery"), answer(1));
  kept.keep(asked({}, "IdentityVerificationScreenQuery"), answer(1));
  kept.keep(asked({}, "DiscoverListQuery"), answer(1));
  kept.keep(asked({}), answer(2));
  await waitFor(async () => expect(await found(asked({}))).toEqual(answer(2)));
  for (const name of ["PaymentSuccessScreenQuery", "IdentityVerificationScreenQuery", "DiscoverListQuery"])
    expect(await found(asked({}, name)), name).toBeUndefined();
});

it("names queries that there are", () => {
  const all = Object.values(texts)
    .flatMap((each) => Object.values(each))
    .join("\n");
  expect(READABLE.filter((name) => !new RegExp(`query ${name}\\b`).test(all))).toEqual([]);
});

it("knows people in whatever company they are asked for", async () => {
  const faces = (...ids: string[]) => {
    const acquaintances = ids.map((user_id) => ({ user_id, profile: { alias: user_id.toUpperCase() } }));
    return { data: { user_profiles_connection: { edges: [{ node: { id: "me", acquaintances } }] } } } as never;
  };
  kept.keep(asked({ me: "me", ids: ["a", "b"] }, "facesQuery"), faces("a", "b"));
  kept.keep(asked({ me: "me", ids: ["c"] }, "facesQuery"), faces("c"));
  await waitFor(async () =>
    expect(await found(asked({ me: "me", ids: ["b", "c", "d"] }, "facesQuery"))).toEqual(faces("b", "c")),
  );
});

it("keeps nothing once the device is somebody else's", async () => {
  belongTo("ben");
  kept.keep(asked({}), answer(1));
  await kept.tidy();
  belongTo("ana");
  expect(await found(asked({}))).toBeUndefined();
});
