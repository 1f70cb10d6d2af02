import type { Context } from "koa";
import { expect, it } from "vitest";
import { changesOfRequest } from "../db/changes.ts";
import { DatabaseSilent, DatabaseWatch } from "../db/databaseWatch.ts";
import { openLog } from "../log.ts";
import { databaseAnswers } from "./databaseAnswers.ts";

/** A database that falls silent as soon as somebody waits for it. */
class Silent extends DatabaseWatch {
  override whileAnswering<T>(work: Promise<T>): Promise<T> {
    void work;
    return Promise.reject(new DatabaseSilent());
  }
}

async function answerOf(path: string, work: () => Promise<void>): Promise<{ status: number; body: unknown }> {
  const ctx = { path, state: { log: openLog("silent") } } as unknown as Context;
  await databaseAnswers(new Silent("unused"))(ctx as never, work);
  return { status: ctx.status, body: ctx.body };
}

const code = (body: unknown) => (body as { extensions: { code: string } }).extensions.code;

it("an act that is given up before its commit is refused, and may change nothing more until it has ended", async () => {
  const seen: (boolean | undefined)[] = [];
  let end!: () => void;
  const ended = new Promise<void>((resolve) => (end = resolve));
  const { body, status } = await answerOf("/actions/join_group", async () => {
    const changes = changesOfRequest();
    await ended;
    seen.push(changes?.isGivenUp);
    setTimeout(() => seen.push(changes?.isGivenUp), 0);
  });
  expect([status, code(body)]).toEqual([400, "temporarily-unavailable"]);
  end();
  await expect.poll(() => seen).toEqual([true, false]);
});

it("an act that is given up at its commit or after it is told as one whose outcome nobody knows", async () => {
  const { body, status } = await answerOf("/actions/join_group", async () => {
    changesOfRequest()!.mayBeMade = true;
    await new Promise(() => undefined);
  });
  expect([status, code(body)]).toEqual([400, "outcome-unknown"]);
});
