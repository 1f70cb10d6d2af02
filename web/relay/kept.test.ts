import { renderHook } from "@testing-library/react";
import { fetchQuery } from "react-relay";
import { Environment, RecordSource, Store } from "relay-runtime";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { facesQuery } from "../__generated__/member/facesQuery.graphql.ts";
import faces from "../__generated__/member/facesQuery.graphql.ts";
import * as session from "../session/session.ts";
import { signIn } from "../test/standIns.ts";
import { beginPage, type Keeper, keepWith, knownAsOf, readableOffline, useAsOf } from "./kept.ts";
import { networkFor } from "./network.ts";
import type { Role } from "./roles.ts";

const fetched = vi.fn<typeof fetch>();
const find = vi.fn<Keeper["find"]>();
const keep = vi.fn<Keeper["keep"]>();
const keeper: Keeper = { find, keep };
const variables = { me: "ana", ids: ["ben"] };

beforeEach(() => {
  signIn("ana");
  vi.stubGlobal("fetch", fetched);
  vi.spyOn(session, "currentToken").mockResolvedValue("token");
  find.mockResolvedValue(null);
  readableOffline(faces);
  beginPage();
});
afterEach(() => {
  keepWith(null);
  vi.unstubAllGlobals();
  for (const each of [fetched, find, keep]) each.mockReset();
});

const row = (alias: string) => {
  const acquaintances = [{ user_id: "ben", profile: { alias, avatar_url: null } }];
  return { user_profiles_connection: { edges: [{ node: { __typename: "user_profiles", id: "me", acquaintances } }] } };
};
const online = (alias: string) =>
  fetched.mockImplementation(async () => new Response(JSON.stringify({ data: row(alias) })));
const offline = () => {
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  fetched.mockRejectedValue(new TypeError("offline"));
};

function page(role: Role = "member") {
  const environment: Environment = new Environment({
    network: networkFor(role, () => environment),
    store: new Store(new RecordSource()),
  });
  return async () => {
    const answer = await fetchQuery<facesQuery>(environment, faces, variables).toPromise();
    return answer?.user_profiles_connection.edges[0]?.node.acquaintances[0]?.profile?.alias;
  };
}
const asOf = () => renderHook(() => useAsOf()).result.current;

it("hands over what members read, also what came before there was who keeps it", async () => {
  // What other files of tests have read in this process waits for a keeper as well.
  keepWith(null);
  online("Ben");
  await page()();
  keepWith(keeper);
  expect(keep).toHaveBeenCalledExactlyOnceWith(
    { name: "facesQuery", id: faces.params.id, variables },
    { data: row("Ben") },
  );
});

it("keeps nothing of what organizers and admins read", async () => {
  keepWith(keeper);
  online("Ben");
  await page("group_admin")();
  await page("platform_admin")();
  expect(keep).not.toHaveBeenCalled();
});

it("D227: keeps for a member what everybody may read, such as help, and shows it where no answer comes", async () => {
  keepWith(keeper);
  online("Ben");
  await page("anonymous")();
  expect(keep).toHaveBeenCalledOnce();
  find.mockResolvedValue({ answer: { data: row("Ben of yesterday") } as never, at: 1_000 });
  offline();
  await expect(page("anonymous")()).resolves.toBe("Ben of yesterday");
});

it("D227: shows what was kept where no answer comes, and says how old it is until one does", async () => {
  keepWith(keeper);
  find.mockResolvedValue({ answer: { data: row("Ben of yesterday") } as never, at: 1_000 });
  offline();
  const read = page();
  await expect(read()).resolves.toBe("Ben of yesterday");
  expect(asOf()).toBe(1_000);
  expect(knownAsOf({ id: faces.params.id ?? "", variables })).toBe(1_000);
  online("Ben");
  await expect(read()).resolves.toBe("Ben");
  expect(asOf()).toBeNull();
});

it("does not put something older in the place of what the page has", async () => {
  keepWith(keeper);
  vi.spyOn(Date, "now").mockReturnValue(5_000);
  online("Ben of today");
  const read = page();
  await read();
  find.mockResolvedValue({ answer: { data: row("Ben of yesterday") } as never, at: 1_000 });
  offline();
  await expect(read()).rejects.toMatchObject({ code: "network" });
  expect(asOf()).toBe(5_000);
});

it("shows nothing that was kept in the place of a refusal", async () => {
  keepWith(keeper);
  find.mockResolvedValue({ answer: { data: row("Ben") } as never, at: 1_000 });
  fetched.mockImplementation(async () => {
    const errors = [{ message: "no", extensions: { code: "access-denied" } }];
    return new Response(JSON.stringify({ errors }));
  });
  await expect(page()()).rejects.toMatchObject({ code: "access-denied" });
});

it("says so where nothing was kept", async () => {
  keepWith(keeper);
  offline();
  await expect(page()()).rejects.toMatchObject({ code: "network" });
});

it("nothing that one person asked for goes out as the next, who has signed in meanwhile", async () => {
  online("Ben");
  const read = page();
  signIn("ben");
  await expect(read()).rejects.toMatchObject({ code: "session-expired" });
  expect(fetched).not.toHaveBeenCalled();
});
