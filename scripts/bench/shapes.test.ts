import pg from "pg";
import { afterAll, beforeAll, expect, it } from "vitest";
import { loadCore } from "../../local/engine/core/core.ts";
import type { EngineCore } from "../../local/engine/interface.ts";
import { createTestDatabase, type TestDatabase } from "../../local/postgres/forTests.ts";
import { createChatData, memberId, type Sizes } from "./chatData.ts";
import { chatMetadata } from "./chatMetadata.ts";
import { SHAPES, statementValues, type Ask, type Shape } from "./shapes.ts";

const few: Sizes = { groups: 40, membersPerGroup: 6, people: 300, messagesPerGroup: 60 };

let database: TestDatabase;
let pool: pg.Pool;
let core: EngineCore;

beforeAll(async () => {
  database = await createTestDatabase({ empty: true });
  pool = new pg.Pool({ connectionString: database.url, max: 2 });
  pool.on("error", () => undefined);
  await createChatData(pool, few);
  const callAction = () => Promise.reject(new Error("no handler"));
  const env = { HASURA_GRAPHQL_DATABASE_URL: database.url };
  core = await loadCore({ pool, metadata: { document: chatMetadata() }, env, callAction });
});
afterAll(async () => {
  await pool.end();
  await database.drop();
});

async function both(shape: Shape, ask: Ask): Promise<{ engine: unknown; handWritten: unknown }> {
  const { query, role } = shape;
  const session = {
    role,
    variables: { "x-hasura-role": role, "x-hasura-user-id": ask.user },
    isAdmin: false,
    backendOnly: false,
  };
  const operation = core.prepare("graphql", session, { query, variables: ask.variables });
  if (operation.type !== "query") throw new Error("not a query");
  const { data } = await operation.run({ clientHeaders: {} });
  const { rows } = await pool.query<[string]>({
    text: shape.sql,
    values: statementValues(shape, ask),
    rowMode: "array",
  });
  return { engine: JSON.parse(data), handWritten: JSON.parse(rows[0]![0]) };
}

it.each(SHAPES.map((shape) => [shape.name, shape] as const))("both sides answer the same: %s", async (_, shape) => {
  for (let n = 0; n < 12; n += 1) {
    const { engine, handWritten } = await both(shape, shape.ask(n, few));
    expect(engine).toEqual(handWritten);
  }
});

it("asks for whole pages of the sizes that the figures name", async () => {
  const [row, groups, ...pages] = await Promise.all(SHAPES.map((shape) => both(shape, shape.ask(1, few))));
  expect(row!.engine).toEqual({
    messages_by_pk: expect.objectContaining({ body: expect.stringContaining("Message") }),
  });
  const listed = (groups!.engine as { groups: { members: unknown[] }[] }).groups;
  expect(listed.map(({ members }) => members.length)).toEqual(Array(20).fill(6));
  expect(pages.map(({ engine }) => (engine as { messages: unknown[] }).messages.length)).toEqual([50, 50]);
});

it("shows a member's page to nobody outside the group, on either side", async () => {
  const shape = SHAPES.find(({ key }) => key === "member-chat")!;
  const { variables } = shape.ask(0, few);
  const answers = await both(shape, { variables, user: memberId(few, 20, 0) });
  expect(answers).toEqual({ engine: { messages: [] }, handWritten: { messages: [] } });
});
