/**
 * The service dies while an act is being written, or a person hears no answer and asks again: the act is there exactly
 * once. Whatever rows an undisturbed act leaves, a disturbed one leaves too, neither more nor fewer. What takes more than
 * one transaction, or others than who asks, is killed in faults/namedPlaces.test.ts.
 */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { runChecks } from "../checks/runChecks.ts";
import { routes } from "../routes.ts";
import { baseCalls } from "./baseCalls.ts";
import { rowCounts } from "./contents.ts";
import { type KillableService, startKillableService } from "./killableService.ts";
import { startTestService, type TestService } from "./testService.ts";

let service: TestService;
/** The same service over the same database, in a process that dies. */
let mortal: KillableService;
beforeAll(async () => {
  service = await startTestService();
  mortal = await startKillableService(service.services.env.DATABASE_URL);
});
afterAll(async () => {
  await mortal?.stop();
  await service?.stop();
});

const SOURCE = path.resolve(import.meta.dirname, "..");
const sources = new Map(
  readdirSync(SOURCE, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts"))
    .map((file) => [path.basename(file, ".ts"), readFileSync(path.join(SOURCE, file), "utf8")]),
);
const KILLED = [...sources.values()].flatMap((text) => text.match(/(?<=failPoint\("act:)[^"]+/g) ?? []).toSorted();

/** Actions that write nothing of their own, with a group or without. */
const READERS = [
  "preview_group",
  "preview_exit",
  "search_people",
  "find_chat_people",
  "check_contribution",
  "get_vapid_key",
  "open_export",
];
/** Actions of other parts of the product, which have their own tests of repetition. */
const OTHERS = ["create_didit_session", "check_didit_status", "retry_given_up", "end_given_up", "open_chat"];
/** What another file does for an action, where its named place stands. */
const PLACED_IN: Readonly<Record<string, string>> = {
  cancel_contribution: "closeCheckout",
  report_message: "report",
  report_person: "report",
  set_group_cover: "changeGroupFile",
  set_group_picture: "changeGroupFile",
};
const fileOf = (action: string) => action.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
const WRITERS = routes.actions.map(({ name }) => name).filter((name) => ![...READERS, ...OTHERS].includes(name));

it("every action that writes has a named place at which it is killed", () => {
  const placeless = WRITERS.filter((name) => !sources.get(PLACED_IN[name] ?? fileOf(name))!.includes("failPoint("));
  expect(placeless).toEqual([]);
  expect(KILLED.filter((name) => !WRITERS.includes(name))).toEqual([]);
});

/** How many rows each table has more or fewer after something. */
async function changeOf(play: () => Promise<unknown>): Promise<Record<string, number>> {
  const { db } = service.services;
  const before = await rowCounts(db);
  await play();
  const after = [...(await rowCounts(db))].map(([table, rows]) => [table, rows - before.get(table)!] as const);
  return Object.fromEntries(after.filter(([, rows]) => rows !== 0));
}

/** A good call, which can be sent to either process. */
async function ready(name: string) {
  const { as, input, kept } = await baseCalls[name]!(service);
  return {
    kept,
    call: () => service.callAction(name, input, { as }),
    callMortal: () => mortal.callAction(name, input, as),
  };
}

/**
 * Asked again, these do it again, because that is what they are for: one more letter, up to three a day (D109); one more
 * link, up to five, which the admin sees and ends (D112); one more report of somebody, with other words and a letter that it has come (D187); one more test of a device,
 * which takes the place of the one before (D174).
 */
const MEANT_AGAIN: Readonly<Record<string, readonly string[]>> = {
  create_join_link: ["private.join_link_tokens", "public.join_links", "public.recorded_acts"],
  report_person: ["private.outbox", "private.reports", "public.support_tickets"],
  resend_invitation: ["private.outbox", "public.recorded_acts"],
  send_push_notification: ["private.outbox"],
};

/** Does an act undisturbed and, as if no answer had come, again, which does nothing twice. @returns what it wrote */
async function doneOnce(name: string): Promise<Record<string, number>> {
  const { call } = await ready(name);
  const once = await changeOf(call);
  const again = (MEANT_AGAIN[name] ?? []).map((table) => [table, 1] as const);
  expect(await changeOf(call)).toEqual(Object.fromEntries(again));
  return once;
}

it.each(KILLED)(
  "%s, asked for twice, is done once; killed before its commit it leaves nothing, and asked for again it is there once",
  async (name) => {
    const once = await doneOnce(name);
    const { call, callMortal, kept } = await ready(name);

    await mortal.start(`act:${name}`);
    const half = await changeOf(async () => {
      await Promise.allSettled([callMortal(), mortal.died()]);
      expect(await mortal.died()).toBe("SIGKILL");
    });
    expect(half).toEqual({});

    const again = await changeOf(async () => {
      const { body, status } = await call();
      expect([status, body.message]).toEqual([200, undefined]);
      expect(await kept(body)).toBeTruthy();
    });
    expect(again).toEqual(once);
  },
  60_000,
);

it("the books are sound after all that were killed", async () => {
  expect((await runChecks(service.services.db)).filter(({ violations }) => violations > 0)).toEqual([]);
});

it.each(WRITERS.filter((name) => !KILLED.includes(name)))("%s, asked for twice, is done once", async (name) => {
  await doneOnce(name);
});
