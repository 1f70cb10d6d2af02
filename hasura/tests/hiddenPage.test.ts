/**
 * D95, D105: the page of a private group is answered like that of an unknown one, and as quickly: what a member's page and what
 * the head of a link's page (`/g`) ask for, each by its own document.
 */
import { readFileSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { expectSameTime } from "../../actions/test/sameTime.ts";
import type { Session } from "../../local/engine/interface.ts";
import { groupFilter } from "../../web/lib/groupLookup.ts";
import { CIRCLE_QUERY } from "../../web/server/preview/circle.ts";
import { CALLERS, caller, openStage, type Stage } from "./asking.ts";

let stage: Stage;
/** Where a private group stands, and where none does: one slug is as long as the other, and both end in a number. */
let slugs: [hidden: string, unknown: string];
beforeAll(async () => {
  stage = await openStage();
  const { rows } = await stage.pool.query<{ url_slug: string }>("select url_slug from groups where name = 'Quiet'");
  const hidden = rows[0]!.url_slug;
  slugs = [hidden, `${hidden.slice(0, -4)}9999`];
});
afterAll(() => stage.close());

const documents = JSON.parse(
  readFileSync(path.resolve(import.meta.dirname, "../../web/documents/current/member.json"), "utf8"),
) as Record<string, string>;
const GROUP_PAGE = Object.values(documents).find((text) => text.startsWith("query GroupScreenQuery"))!;

/** The page's own question without the fields, which are work only for rows that neither group has: it is quick to plan. */
const GROUP_SOUGHT = `query ($where: groups_bool_exp!) { groups_connection(first: 2, where: $where) { edges { node { name } } } }`;

const ASKED: Record<string, { query: string; session: Session; isTimed?: false }> = {
  "the page, by a member of other groups": {
    query: GROUP_PAGE,
    session: caller("eve", "member").session,
    isTimed: false,
  },
  "the group of a page, by a member of other groups": { query: GROUP_SOUGHT, session: caller("eve", "member").session },
  "the head of the page of a link, by nobody": {
    query: CIRCLE_QUERY,
    session: CALLERS.find(({ role, person }) => role === "anonymous" && !person)!.session,
  },
};

async function answerOf(what: string, slug: string): Promise<{ text: string; ms: number }> {
  const { query, session } = ASKED[what]!;
  const started = performance.now();
  const operation = stage.core.prepare("relay", session, { query, variables: { where: groupFilter(slug) } });
  if (operation.type === "subscription") throw new Error("a page is no subscription");
  const { data } = await operation.run({ clientHeaders: {} });
  return { text: data, ms: performance.now() - started };
}

it.each(Object.keys(ASKED))("%s", { timeout: 180_000 }, async (what) => {
  const [hidden, unknown] = await Promise.all(slugs.map((slug) => answerOf(what, slug)));
  expect(hidden!.text).toBe(unknown!.text);
  expect(JSON.parse(hidden!.text)).toMatchObject({ groups_connection: { edges: [] } });
  if (ASKED[what]!.isTimed !== false)
    await expectSameTime(what, () => Promise.resolve(async (side) => (await answerOf(what, slugs[side])).ms));
});

it("is there for who may see it", async () => {
  const operation = stage.core.prepare("relay", caller("ana", "member").session, {
    query: GROUP_PAGE,
    variables: { where: groupFilter(slugs[0]) },
  });
  if (operation.type === "subscription") throw new Error("a page is no subscription");
  const { data } = await operation.run({ clientHeaders: {} });
  expect(JSON.parse(data)).toMatchObject({ groups_connection: { edges: [{ node: { name: "Quiet" } }] } });
});
