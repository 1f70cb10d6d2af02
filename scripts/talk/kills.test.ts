/** People talk while engine, service and Postgres are killed under them: nothing that was said is lost, and nothing is there twice. */
import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { beforeAll, expect, it } from "vitest";
import { openDatabase } from "../../actions/db/database.ts";
import { buildGroup } from "../../actions/test/factories.ts";
import { databaseOf, SLOWER, type TestStack, until } from "../../local/stack/forTests.ts";
import { killAndWait, secretOf, type StackProcess } from "../../local/stack/processesForTests.ts";
import { askOnce, ChatListener, type Line } from "./ChatListener.ts";
import { ownStack } from "../ownStack.ts";

/** How many processes are killed, one after the other; a long run may ask for more. */
const KILLS = Number(process.env["CHAT_KILLS"] ?? 3);
const VICTIMS: readonly StackProcess[] = ["engine", "actions", "postgres"];
const BACK_MS = 10_000 * SLOWER;

const stackOf = ownStack("talk");
let stack: TestStack;
beforeAll(() => {
  stack = stackOf();
});

it(
  `nothing is lost or doubled in ${KILLS} kills`,
  async () => {
    const db = openDatabase(databaseOf(stack), { max: 2 });
    await db.updateTable("limits").set({ value: 1_000_000 }).where("limit_id", "=", "messages_per_minute").execute();
    const circle = await buildGroup(db, { members: ["Bruno", "Chloe"], memberLimit: 4 });
    const chat = circle.groupId;
    const people = circle.members.map(({ userId }) => userId);
    const lineOf = (person: string): Line => ({
      port: stack.port + 1,
      headers: {
        "x-hasura-admin-secret": secretOf(stack, "hasuraAdmin"),
        "x-hasura-role": "member",
        "x-hasura-user-id": person,
      },
    });
    const listeners = people.map((person) => new ChatListener(lineOf(person), person, chat));
    const end = new AbortController();
    /** One message after the other; what was not confirmed is sent again, as the same message. */
    const talk = async (person: string) => {
      const said: string[] = [];
      for (let nth = 0; !end.signal.aborted; nth += 1) {
        const message_id = randomUUID();
        const message = { chat_id: chat, message_id, message: `Word ${nth}` };
        await until(
          () => askOnce(lineOf(person), "sendingsSayMutation", { message }),
          () => true,
          3 * BACK_MS,
        );
        said.push(message_id);
        await pause(20);
      }
      return said;
    };
    const talks = people.map(talk);
    for (let kill = 0; kill < KILLS; kill += 1) {
      await pause(300 + Math.random() * 700);
      await killAndWait(stack, VICTIMS[kill % VICTIMS.length]!, BACK_MS);
    }
    await pause(300);
    end.abort();
    const said = await Promise.all(talks);

    const { last_number: top } = await db
      .selectFrom("chats")
      .select("last_number")
      .where("chat_id", "=", chat)
      .executeTakeFirstOrThrow();
    for (const listener of listeners) {
      await until(
        () => listener.heard.at(-1)?.number,
        (number) => number === top,
        BACK_MS,
      );
      const numbers = listener.heard.map(({ number }) => number);
      expect(numbers).toEqual(numbers.map((_, at) => numbers[0]! + at));
      for (const [at, mine] of said.entries()) {
        const ofPerson = listener.heard.filter(({ kind, user_id }) => kind === "said" && user_id === people[at]);
        expect(ofPerson.map(({ message_id }) => message_id)).toEqual(mine);
      }
    }
    console.log(`${KILLS} kills: ${said.flat().length} messages, each heard once by ${listeners.length} people`);
    await Promise.all(listeners.map((listener) => listener.end()));
    await db.destroy();
  },
  60_000 + KILLS * 4 * BACK_MS,
);
