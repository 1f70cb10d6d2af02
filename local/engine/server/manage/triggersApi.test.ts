import { beforeEach, describe, expect, it } from "vitest";
import { managementStage, notes, served } from "../../test/managementStage.ts";

const people = { table: { schema: "public", name: "people" } };
const nightly = { name: "nightly", webhook: "{{HOOKS}}/nightly", schedule: "0 3 * * *", include_in_metadata: true };
const hidden = { name: "hidden", webhook: "{{HOOKS}}/hidden", schedule: "0 4 * * *", include_in_metadata: false };

const stage = managementStage();
const { ask, answer, cronTriggers } = stage;

describe("cron triggers", () => {
  it("are created, replaced and deleted by name", async () => {
    expect(await answer("create_cron_trigger", nightly)).toEqual({ message: "success" });
    expect(await ask("create_cron_trigger", nightly)).toMatchObject({
      status: 400,
      json: { code: "already-exists", error: "cron trigger with name: nightly already exists", path: "$.args" },
    });
    const later = { ...nightly, schedule: "0 5 * * *" };
    expect(await answer("create_cron_trigger", { ...later, replace: true })).toEqual({ message: "success" });
    expect(await answer("export_metadata")).toMatchObject({ cron_triggers: [later] });
    expect(await answer("delete_cron_trigger", { name: "nightly" })).toEqual({ message: "success" });
    expect(await ask("delete_cron_trigger", { name: "nightly" })).toMatchObject({ json: { code: "not-exists" } });
    expect(await cronTriggers()).toEqual([]);
  });

  it("that belong to no file are served but not exported, and survive a new document", async () => {
    await answer("create_cron_trigger", hidden);
    await answer("replace_metadata", served([people], { cron_triggers: [nightly] }));
    expect(await cronTriggers()).toEqual([nightly, hidden]);
    expect(await answer("export_metadata")).toEqual(served([people], { cron_triggers: [nightly] }));
    const clash = { ...hidden, include_in_metadata: true };
    expect(await ask("replace_metadata", served([], { cron_triggers: [clash] }))).toMatchObject({ status: 400 });
  });

  it.each([
    [{ ...nightly, schedule: "at noon" }, "$.args.schedule"],
    [{ ...nightly, include_in_metadata: undefined }, "$.args"],
    [{ ...nightly, webhook: undefined }, "$.args"],
  ])("are refused with %j", async (trigger, path) => {
    expect(await ask("create_cron_trigger", trigger)).toMatchObject({
      status: 400,
      json: { code: "parse-failed", path },
    });
  });
});

describe("events of schedules", () => {
  const schedule = async (at: string): Promise<string> => {
    const args = { webhook: "{{HOOKS}}/once", schedule_at: at, payload: { n: 1 }, comment: "once" };
    return ((await answer("create_scheduled_event", args)) as { event_id: string }).event_id;
  };

  it("can be listed, counted and deleted before they are due", async () => {
    const id = await schedule("2100-01-01T00:00:00Z");
    expect(
      await answer("get_scheduled_events", { type: "one_off", status: ["scheduled"], get_rows_count: true }),
    ).toEqual({
      count: 1,
      events: [
        {
          id,
          webhook_conf: "{{HOOKS}}/once",
          scheduled_time: "2100-01-01T00:00:00+00:00",
          payload: { n: 1 },
          comment: "once",
          retry_conf: null,
          header_conf: null,
          status: "scheduled",
          tries: 0,
          created_at: expect.any(String) as string,
          next_retry_at: null,
        },
      ],
    });
    expect(await answer("delete_scheduled_event", { type: "one_off", event_id: id })).toEqual({ message: "success" });
    expect(await answer("get_scheduled_events", { type: "one_off" })).toEqual({ events: [] });
    expect(await ask("delete_scheduled_event", { type: "one_off", event_id: id })).toMatchObject({
      json: { code: "not-exists" },
    });
  });

  it("show what was sent and answered once they are delivered", async () => {
    // It is due and within its tolerance, so whichever look finds it first, the timer's or this one, delivers it.
    const id = await schedule(new Date().toISOString());
    await stage.engine.asAdmin("/_sim/crons/run", {});
    expect(await answer("get_scheduled_event_invocations", { type: "one_off", event_id: id })).toMatchObject({
      invocations: [{ event_id: id, status: 200, request: { payload: { payload: { n: 1 } } } }],
    });
  });

  it("of a cron trigger are listed by its name and go with it", async () => {
    await answer("create_cron_trigger", nightly);
    await stage.engine.asAdmin("/_sim/crons/run", {});
    const args = { type: "cron", trigger_name: "nightly", limit: 2, get_rows_count: true };
    const { events, count } = (await answer("get_scheduled_events", args)) as { events: object[]; count: number };
    expect(events).toHaveLength(2);
    expect(events[0]).toMatchObject({ trigger_name: "nightly", status: "scheduled" });
    expect(count).toBeGreaterThan(2);
    await answer("delete_cron_trigger", { name: "nightly" });
    expect(await answer("get_scheduled_events", args)).toEqual({ events: [], count: 0 });
    expect(await ask("get_scheduled_events", { type: "cron" })).toMatchObject({ json: { code: "parse-failed" } });
  });
});

describe("an event trigger that may be invoked by hand", () => {
  const trigger = (name: string, manual: boolean): object => ({
    name,
    definition: { enable_manual: manual, insert: { columns: "*" } },
    webhook: `{{HOOKS}}/${name}`,
  });
  beforeEach(async () => {
    await answer(
      "replace_metadata",
      served([{ ...notes, event_triggers: [trigger("by_hand", true), trigger("not", false)] }]),
    );
  });

  it("delivers its payload as an event of operation MANUAL", async () => {
    const invoked = (await answer("pg_invoke_event_trigger", { name: "by_hand", payload: { id: 7 } })) as object;
    const [call] = await stage.hooks.received(1);
    expect(call!.body).toMatchObject({
      id: (invoked as { event_id: string }).event_id,
      table: { schema: "public", name: "notes" },
      trigger: { name: "by_hand" },
      event: {
        op: "MANUAL",
        data: { old: null, new: { id: 7 } },
        session_variables: { "x-hasura-role": "admin" },
      },
    });
    expect(JSON.stringify(call!.body)).not.toContain("the-admin-secret");
  });

  it.each([
    [{ name: "not", payload: {} }, "not-supported", "manual mode is not enabled for event trigger"],
    [{ name: "nobody", payload: {} }, "not-exists", 'event trigger "nobody" does not exist'],
    [{ name: "by_hand", payload: {}, source: "other" }, "not-exists", 'source with name "other" does not exist'],
    [{ name: "by_hand" }, "parse-failed", 'key "payload" not found'],
  ])("is refused for %j", async (args, code, error) => {
    expect(await ask("pg_invoke_event_trigger", args)).toMatchObject({
      status: 400,
      json: { code, error, path: "$.args" },
    });
  });

  it("shows its log and invocations, and gives an event all its attempts again", async () => {
    stage.hooks.reply = () => ({ status: 500 });
    const { event_id: id } = (await answer("pg_invoke_event_trigger", { name: "by_hand", payload: {} })) as {
      event_id: string;
    };
    await stage.engine.asAdmin("/_sim/events/drain", {});
    stage.hooks.reply = () => ({});
    const logs = (status: string): Promise<unknown> =>
      answer("pg_get_event_logs", { name: "by_hand", status, limit: 1 });
    expect(await logs("error")).toMatchObject([
      { id, trigger_name: "by_hand", tries: 1, error: true, delivered: false },
    ]);
    expect(await logs("pending")).toEqual([]);
    expect(await answer("pg_redeliver_event", { event_id: id })).toEqual({ message: "success" });
    await stage.engine.asAdmin("/_sim/events/drain", {});
    expect(await logs("delivered")).toMatchObject([{ id, tries: 1, error: false }]);
    const invocations = (await answer("pg_get_event_invocation_logs", { name: "by_hand", limit: 2 })) as object[];
    expect(invocations).toMatchObject([
      { event_id: id, status: 200 },
      { event_id: id, status: 500 },
    ]);
    expect(await ask("pg_redeliver_event", { event_id: "nobody" })).toMatchObject({ json: { code: "not-exists" } });
  });
});
