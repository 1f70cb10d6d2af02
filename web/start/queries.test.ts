import { createOperationDescriptor, getRequest, type GraphQLTaggedNode, type Variables } from "relay-runtime";
import { expect, it, vi } from "vitest";
import type { RouteEntry } from "../routing/entry.ts";
import { routes } from "../routes.tsx";
import { runLoaders } from "../test/runLoaders.ts";
import { documents, pageAt } from "./pages.ts";

const me = "00000000-0000-7000-8000-00000000000a";
const other = "00000000-0000-7000-8000-00000000000b";

/** What the loaders ask, in the words that they send. */
const asked = vi.hoisted(() => [] as { role: string; document: string; variables: string }[]);
vi.mock("../relay/screenQuery.ts", async (original) => ({
  ...(await original<object>()),
  startQuery: (role: string, query: GraphQLTaggedNode, given: Variables) => {
    const { params } = getRequest(query);
    const { variables } = createOperationDescriptor(getRequest(query), given).request;
    asked.push({ role, document: params.name, variables: JSON.stringify(variables) });
    return { variables, environment: { check: () => ({ status: "available" }) } };
  },
}));
vi.mock("../session/session.ts", async (original) => ({
  ...(await original<object>()),
  currentSession: () => ({ status: "signedIn", userId: me, email: "amina@example.com" }),
}));

async function askedByLoaders(address: string): Promise<typeof asked> {
  const url = new URL(address, "https://circle.example");
  asked.length = 0;
  await runLoaders(url);
  return asked;
}

const inWords = (address: string) => {
  const { pathname, search } = new URL(address, "https://circle.example");
  return (pageAt(pathname, search)?.queriesFor(me) ?? []).map(({ document, variables }) => ({
    role: documents[document],
    document,
    variables: JSON.stringify(variables),
  }));
};

const searches: Record<string, string> = {
  "/group-restart-vote": `?groupId=${me}&voteId=${other}`,
  "/payment-success": `?payment_id=${other}`,
};

function addresses(table: RouteEntry[]): string[] {
  return table.flatMap(({ children, lazy, path }) => [
    ...(path?.startsWith("/") && lazy
      ? [path.replace(":groupKey", "sunday-savers-1010") + (searches[path] ?? "")]
      : []),
    ...addresses(children ?? []),
  ]);
}

it.each([
  ...addresses(routes),
  "/groups?tab=discover",
  "/messages?tab=votes",
  "/group-restart-vote?groupId=x",
  "/payment-success",
])("asks at once, and in the same words, what the page of %s begins with", async (address) => {
  // What the page of the terms asks as a visitor, fees, stands below its first view.
  const byLoaders = (await askedByLoaders(address)).filter(({ role }) => role !== "anonymous");
  expect(inWords(address)).toEqual(byLoaders);
});

it("leaves a search of that day to the page", async () => {
  const [layout, page] = await askedByLoaders("/groups?start=this_month");
  expect(page?.document).toBe("GroupsScreenQuery");
  expect(inWords("/groups?start=this_month")).toEqual([layout]);
});
