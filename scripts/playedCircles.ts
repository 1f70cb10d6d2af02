import { setTimeout as pause } from "node:timers/promises";
import { openDatabase, type Database } from "../actions/db/database.ts";
import { isRefusalCode } from "../actions/refusals/catalogue.ts";
import { buildGroup, buildUser } from "../actions/test/factories.ts";
import { databaseOf, type TestStack } from "../local/stack/forTests.ts";
import { secretOf } from "../local/stack/processesForTests.ts";
import { pay as fillInCheckout } from "../local/stripe/forTests.ts";

/** What the product and the provider have confirmed to people. */
export interface Acknowledged {
  /** Person and group. */
  joined: [string, string][];
  started: string[];
  /** Payments whose page was opened. */
  opened: string[];
  /** Payments that the provider took money for. */
  paid: string[];
  /** Payments that the product called completed. */
  completed: string[];
}

/** A real refusal. After any other error people ask again. */
class Refused extends Error {}

const CARD = "4242424242424242";
/** Codes of temporary errors. */
const ACCIDENTS = new Set(["something-went-wrong", "temporarily-unavailable", "payment-not-available"]);

/** People who found, join, start and pay circles over a stack's engine, and ask again until there is an answer. */
export class PlayedCircles {
  readonly told: Acknowledged = { joined: [], started: [], opened: [], paid: [], completed: [] };
  readonly db: Database;
  readonly #stack: TestStack;
  readonly #patience: AbortSignal;

  /** @param patience when it ends, nobody asks again, and what is still under way fails */
  constructor(stack: TestStack, patience: AbortSignal) {
    this.#stack = stack;
    this.#patience = patience;
    this.db = openDatabase(databaseOf(stack), { max: 4 });
  }

  /** Plays one circle after the other until the signal, each to the end of its first round's payments. */
  async play(end: AbortSignal): Promise<void> {
    while (!end.aborted) await this.#playOne();
  }

  async #playOne(): Promise<void> {
    const group = await this.#insist(() => buildGroup(this.db, { members: ["Bruno"], memberLimit: 4 }));
    const dan = await this.#insist(() => buildUser(this.db, { name: "Dan" }));
    const id = { id: group.groupId };
    await this.#act(dan.userId, `join_group(group_id: $id, accept_agreement: true) { success }`, id);
    this.told.joined.push([dan.userId, group.groupId]);
    await this.#act(group.admin.userId, `start_group(group_id: $id) { success }`, id).catch(whereRefused);
    this.told.started.push(group.groupId);
    for (const { userId } of [group.members[1]!, dan]) await this.#payFirstRound(userId, group.groupId);
  }

  async #payFirstRound(userId: string, groupId: string): Promise<void> {
    const opened = await this.#act<{ payment_id: string; url: string }>(
      userId,
      `stripe_contribute(group_id: $id, payment_method: "card") { payment_id url }`,
      { id: groupId },
    );
    this.told.opened.push(opened.payment_id);
    // The page answers 303 when it took the money, and is shown again when nothing is left to pay.
    const { status } = await this.#insist(() => fillInCheckout({ url: opened.url }, CARD));
    if (status === 303) this.told.paid.push(opened.payment_id);
    const { status: said } = await this.#act<{ status: string }>(
      userId,
      `check_contribution(payment_id: $id) { status }`,
      { id: opened.payment_id },
    );
    if (said === "completed") this.told.completed.push(opened.payment_id);
  }

  /** @throws Refused for a real refusal */
  async #act<T>(userId: string, mutation: string, variables: { id: string }): Promise<T> {
    return this.#insist(async () => {
      const answer = await fetch(`http://127.0.0.1:${this.#stack.port + 1}/v1/graphql`, {
        method: "POST",
        headers: {
          "content-type": "application/json",
          "x-hasura-admin-secret": secretOf(this.#stack, "hasuraAdmin"),
          "x-hasura-role": "member",
          "x-hasura-user-id": userId,
        },
        body: JSON.stringify({ query: `mutation ($id: uuid!) { done: ${mutation} }`, variables }),
        signal: AbortSignal.timeout(10_000),
      });
      const { data, errors } = (await answer.json()) as {
        data?: { done: T };
        errors?: { message: string; extensions: { code: string } }[];
      };
      if (data) return data.done;
      const { extensions, message } = errors![0]!;
      if (isRefusalCode(extensions.code) && !ACCIDENTS.has(extensions.code)) {
        throw new Refused(`${mutation}: ${extensions.code}: ${message}`);
      }
      throw new Error(message);
    });
  }

  /** Asks again until an answer comes, as a person, a browser or Hasura would. */
  async #insist<T>(ask: () => Promise<T>): Promise<T> {
    for (;;) {
      try {
        return await ask();
      } catch (error) {
        if (error instanceof Refused || this.#patience.aborted) throw error;
        await pause(50);
      }
    }
  }
}

/** The answer to a start may be lost. The second try is then refused, because the circle runs already. */
function whereRefused(error: unknown): void {
  if (!(error instanceof Refused && error.message.includes("already-started"))) throw error;
}
