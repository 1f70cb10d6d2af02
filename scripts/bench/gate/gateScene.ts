import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { symmetricDecrypt } from "better-auth/crypto";
import { importJWK, type JWK, SignJWT } from "jose";
import { openDatabase, type Database } from "../../../actions/db/database.ts";
import { buildGroup, buildUser, sessionOf, type TestUser } from "../../../actions/test/factories.ts";
import { databaseOf, freeRange, startTestStack, type TestStack } from "../../../local/stack/forTests.ts";
import { processOf, secretOf, type StackProcess } from "../../../local/stack/processesForTests.ts";
import { readReleasedDocuments } from "../../../web/releasedDocuments.ts";

/** Enough that none of them uses up the requests of a minute (D247) while requests per second are counted. */
const PEOPLE = 1000;
const CIRCLES = 250;
const NAMESPACE = "https://hasura.io/jwt/claims";

export interface Caller {
  userId: string;
  token: string;
}

/** The one-machine stack as `npm start` runs it, with people, circles, and the documents of this release. */
export interface GateScene {
  stack: TestStack;
  db: Database;
  people: readonly Caller[];
  portOf(program: "web" | "engine"): number;
  pidOf(program: StackProcess): number;
  /** The id and the text of a document by its operation's name. */
  documentOf(name: string): { id: string; text: string };
  namesOf(role: string): string[];
  tokenOf(userId: string, roles?: readonly string[]): Promise<string>;
  close(): Promise<void>;
}

export async function openGateScene(): Promise<GateScene> {
  const home = mkdtempSync(path.join(tmpdir(), "savings-circle-gate-"));
  const stack = startTestStack({ port: await freeRange(), dataDir: path.join(home, "data") });
  const stop = async () => {
    stack.process.kill("SIGTERM");
    await stack.ended;
    rmSync(home, { recursive: true, force: true });
  };
  if (!(await stack.ready)) {
    await stop();
    throw new Error(`the stack did not start: ${stack.output().err}`);
  }
  const db = openDatabase(databaseOf(stack), { max: 4 });
  const tokenOf = await tokenMaker(stack, db);
  const people: Caller[] = [];
  const users: TestUser[] = [];
  for (let n = 0; n < PEOPLE; n += 1) {
    const user = await buildUser(db);
    users.push(user);
    people.push({ userId: user.userId, token: await tokenOf(user.userId) });
  }
  for (let n = 0; n < CIRCLES; n += 1) await buildGroup(db, { admin: users[n]!, members: users.slice(n + 1, n + 5) });
  const { roles, texts } = readReleasedDocuments();
  const nameIn = (text: string) => /^\w+ (\w+)/.exec(text)?.[1] ?? "";
  return {
    stack,
    db,
    people,
    portOf: (program) => stack.port + (program === "web" ? 0 : 1),
    pidOf(program) {
      const pid = processOf(stack, program);
      if (pid === undefined) throw new Error(`${program} does not run`);
      return pid;
    },
    documentOf(name) {
      const [id, text] = Object.entries(texts).find(([, each]) => nameIn(each) === name) ?? [];
      if (id === undefined || text === undefined) throw new Error(`no document is called ${name}`);
      return { id, text };
    },
    namesOf: (role) =>
      (roles[role] ?? []).filter((id) => texts[id]!.startsWith("query")).map((id) => nameIn(texts[id]!)),
    tokenOf,
    async close() {
      await db.destroy();
      await stop();
    },
  };
}

/** Signs as actions does, with its own key: hundreds of people would take minutes to sign in. */
async function tokenMaker(stack: TestStack, db: Database) {
  const row = await db.selectFrom("auth.jwks").selectAll().orderBy("created_at", "desc").executeTakeFirstOrThrow();
  const sealed = JSON.parse(row.private_key) as string;
  const jwk = JSON.parse(await symmetricDecrypt({ key: secretOf(stack, "auth"), data: sealed })) as JWK;
  const key = await importJWK(jwk, "ES256");
  const origin = `http://localhost:${stack.port}`;
  return (userId: string, roles: readonly string[] = ["member", "group_admin"]) =>
    new SignJWT({
      [NAMESPACE]: {
        "x-hasura-user-id": userId,
        "x-hasura-session-id": sessionOf(userId),
        "x-hasura-default-role": "member",
        "x-hasura-allowed-roles": roles,
      },
      // Two tokens of one second differ, as those of two devices do.
      jti: randomUUID(),
    })
      .setProtectedHeader({ alg: "ES256", kid: row.id })
      .setIssuedAt()
      .setExpirationTime("15m")
      .setIssuer(origin)
      .setAudience(origin)
      .sign(key);
}
