import { execFileSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  childrenOf,
  databaseOf,
  freeRange,
  processesWith,
  SLOWER,
  startWarmStack,
  type TestStack,
  until,
} from "./forTests.ts";
import { ROOT } from "./settings.ts";

const DISK_MB = 200;
const FULL_FOR_MS = 2_500;
/** The promise on a quiet machine. */
const BACK_MS = 10_000;

/** To mount a disk takes a right that not every machine gives. */
const disk = mkdtempSync(path.join(tmpdir(), "savings-circle-disk-"));
const hasDisk = isDone("mount", "-t", "tmpfs", "-o", `size=${DISK_MB}m,mode=755`, "tmpfs", disk);

function isDone(command: string, ...args: string[]): boolean {
  try {
    execFileSync(command, args, { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}

/** Something that people do; resolves with whether it succeeded. */
type Deed = () => Promise<boolean>;

class Person {
  readonly #stack: TestStack;
  #cookie = "";
  #token = "";

  constructor(stack: TestStack) {
    this.#stack = stack;
  }

  async signIn(email: string): Promise<void> {
    const signedIn = await this.#auth("sign-in/email", { email, password: "savings-circle-demo-1" });
    this.#cookie = signedIn.headers
      .getSetCookie()
      .map((line) => line.split(";")[0])
      .join("; ");
    expect(await this.renewToken()).toBe(true);
  }

  /** What each open page does every few minutes. */
  readonly renewToken: Deed = async () => {
    const answer = await fetch(`http://localhost:${this.#stack.port}/auth/token`, {
      headers: { cookie: this.#cookie },
      signal: AbortSignal.timeout(5_000),
    });
    if (!answer.ok) return false;
    this.#token = ((await answer.json()) as { token: string }).token;
    return true;
  };

  readonly openApp: Deed = async () => (await fetch(`http://localhost:${this.#stack.port}/`)).ok;

  readonly signUp: Deed = async () => {
    const id = randomUUID().slice(0, 8);
    const form = {
      name: "Somebody New",
      email: `new-${id}@example.com`,
      username: `new.${id}`,
      password: "Quiet-Harbour7",
      acceptTerms: true,
      signUpKey: randomUUID(),
    };
    return (await this.#auth("sign-up/email", form)).status === 200;
  };

  readonly read: Deed = async () => (await this.ask<object[]>("{ groups(limit: 3) { group_id } }")).length > 0;

  readonly chat: Deed = async () => {
    const [chat] = await this.ask<{ chat_id: string }[]>("{ chats(limit: 1) { chat_id } }");
    await this.ask(
      `mutation ($chat: uuid!, $text: String!) {
        insert_messages_one(object: { chat_id: $chat, message: $text }) { message_id }
      }`,
      { chat: chat!.chat_id, text: `It is ${new Date().toISOString()}` },
    );
    return true;
  };

  /**
   * Opens a payment that is owed and cancels it. Used rarely, because ten money requests a minute are allowed (D247).
   */
  readonly pay: Deed = async () => {
    const [circle] = await this.ask<{ group_id: string }[]>(
      `{ groups(where: { name: { _eq: "Sunday Savers" } }) { group_id } }`,
    );
    const { payment_id: id } = await this.ask<{ payment_id: string }>(
      `mutation ($group: uuid!) { stripe_contribute(group_id: $group, payment_method: "card") { payment_id } }`,
      { group: circle!.group_id },
    );
    await this.ask("mutation ($id: uuid!) { cancel_contribution(payment_id: $id) { success } }", { id });
    return true;
  };

  /** The first field of the answer. @throws Error with the refusal */
  async ask<T>(query: string, variables: object = {}): Promise<T> {
    const answer = await fetch(`http://localhost:${this.#stack.port + 1}/v1/graphql`, {
      method: "POST",
      headers: { "content-type": "application/json", authorization: `Bearer ${this.#token}` },
      body: JSON.stringify({ query, variables }),
      signal: AbortSignal.timeout(5_000),
    });
    const { data, errors } = (await answer.json()) as { data?: Record<string, T>; errors?: { message: string }[] };
    if (!data) throw new Error(errors?.[0]?.message);
    return Object.values(data)[0]!;
  }

  #auth(route: string, body: object): Promise<Response> {
    const origin = `http://localhost:${this.#stack.port}`;
    return fetch(`${origin}/auth/${route}`, {
      method: "POST",
      headers: { "content-type": "application/json", origin },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(5_000),
    });
  }
}

/** Fills the rest of the disk. */
function fill(file: string): void {
  const descriptor = openSync(file, "w");
  try {
    for (const chunk of [Buffer.alloc(1024 * 1024), Buffer.alloc(4096)]) {
      try {
        while (writeSync(descriptor, chunk) === chunk.length);
      } catch {
        // A piece of this size does not fit.
      }
    }
  } finally {
    closeSync(descriptor);
  }
}

describe.skipIf(!hasDisk)("a disk of 200 MB that fills while people join, pay and chat", () => {
  let stack: TestStack;
  const people: Person[] = [];
  const evening = new AbortController();
  const working: Promise<void>[] = [];
  beforeAll(async () => {
    stack = startWarmStack({ port: await freeRange(), dataDir: path.join(disk, "data") }, { env: { SEED: "demo" } });
    expect({ ready: await stack.ready, ...stack.output() }).toMatchObject({ ready: true, err: "" });
    for (const name of ["amina", "bruno", "chloe"]) {
      const person = new Person(stack);
      await person.signIn(`${name}@example.com`);
      people.push(person);
    }
  }, 180_000);
  afterAll(async () => {
    evening.abort();
    await Promise.all(working);
    stack.process.kill("SIGTERM");
    await stack.ended;
    execFileSync("umount", [disk]);
    rmSync(disk, { recursive: true, force: true });
  }, 60_000);

  async function keepDoing(deed: Deed): Promise<void> {
    while (!evening.signal.aborted) {
      await deed().catch(() => false);
      await pause(400);
    }
  }

  it("stops only writing, and goes on by itself when there is room again", async () => {
    const [amina, bruno, chloe] = people as [Person, Person, Person];
    const deeds = { signUp: bruno.signUp, chat: chloe.chat, pay: chloe.pay, read: bruno.read };
    for (const [name, deed] of Object.entries(deeds)) expect([name, await deed()]).toEqual([name, true]);
    working.push(...[amina.signUp, amina.chat, amina.pay, amina.read].map(keepDoing));

    const filler = path.join(disk, "filler");
    fill(filler);
    await until(
      () => stack.output().err,
      (said) => said.includes("the disk is full"),
      5_000 * SLOWER,
    );
    const fullUntil = performance.now() + FULL_FOR_MS;
    let [asked, answered, refused] = [0, 0, 0];
    while (performance.now() < fullUntil) {
      for (const deed of [bruno.read, bruno.renewToken, bruno.openApp]) {
        asked += 1;
        if (await deed().catch(() => false)) answered += 1;
      }
      for (const deed of [deeds.signUp, deeds.chat]) if (!(await deed().catch(() => false))) refused += 1;
    }
    expect([answered, asked]).toEqual([asked, asked]);
    // Now and then Postgres gives back a piece of its log, and something fits in.
    expect(refused).toBeGreaterThan(0);

    rmSync(filler);
    const freedAt = performance.now();
    for (const [name, deed] of Object.entries(deeds))
      expect([name, await until(deed, Boolean, BACK_MS * SLOWER)]).toEqual([name, true]);
    const backMs = performance.now() - freedAt;
    expect(backMs).toBeLessThan(BACK_MS * SLOWER);
    console.log(
      `read ${answered} of ${asked} times while the disk was full; all was back after ${Math.round(backMs)} of ${BACK_MS} ms`,
    );
    evening.abort();
    await Promise.all(working);
    const said = stack.output().err.trim().split("\n");
    const inTurn = ["the disk is full: nothing is written until there is room", "there is room again: writing goes on"];
    expect(said).toEqual(said.map((_, at) => inTurn[at % 2]));
    expect(said.at(-1)).toBe(inTurn[1]);
    expect(areBooksSound()).toBe(true);
  }, 120_000);

  it("starts a database that died on a full disk as soon as there is room", async () => {
    const [, bruno] = people as [Person, Person];
    const filler = path.join(disk, "filler");
    fill(filler);
    const postmaster = childrenOf(stack.process.pid!).find((pid) => processesWith("/bin/postgres").includes(pid));
    process.kill(postmaster!, "SIGKILL");
    await pause(FULL_FOR_MS);
    rmSync(filler);
    for (const deed of [bruno.read, bruno.signUp]) expect(await until(deed, Boolean, BACK_MS * SLOWER)).toBe(true);
    expect(stack.process.exitCode).toBe(null);
    expect(areBooksSound()).toBe(true);
  }, 120_000);

  const areBooksSound = () => isDone(process.execPath, path.join(ROOT, "actions/checks/main.ts"), databaseOf(stack));
});
