import { type GraphQLResponse, Observable } from "relay-runtime";
import { expect, it } from "vitest";
import { asNews, withNewsAfter } from "./newestLast.ts";
import type { Role } from "./roles.ts";

const says = (count: number): GraphQLResponse => ({ data: { count } });

/** What one page shows: whatever was told last. */
function page() {
  const shown: unknown[] = [];
  let live: { next(answer: GraphQLResponse): void };
  const listen = (role: Role) =>
    asNews(
      role,
      Observable.create<GraphQLResponse>((sink) => void (live = sink)),
    ).subscribe({
      next: (answer) => void shown.push(answer),
    });
  const ask = (role: Role) => {
    const { promise, reject, resolve } = Promise.withResolvers<GraphQLResponse>();
    const isOver = new Promise<void>((over) => {
      const next = (answer: GraphQLResponse) => void shown.push(answer);
      withNewsAfter(role, () => promise).subscribe({ next, error: () => over(), complete: over });
    });
    return {
      answer: (answer: GraphQLResponse) => (resolve(answer), isOver),
      fail: () => (reject(new Error("no answer")), isOver),
    };
  };
  return { shown, listen, ask, tell: (answer: GraphQLResponse) => live.next(answer) };
}

it("shows the news, not an answer that was read before them and came after them", async () => {
  const { ask, listen, shown, tell } = page();
  listen("group_admin");
  const asked = ask("group_admin");
  tell(says(4));
  tell(says(3));
  await asked.answer(says(5));
  expect(shown).toEqual([says(4), says(3), says(5), says(3)]);
});

it("tells nothing twice that was told before an operation was sent, or after its answer", async () => {
  const { ask, listen, shown, tell } = page();
  listen("member");
  tell(says(4));
  const asked = ask("member");
  await asked.answer(says(5));
  tell(says(3));
  expect(shown).toEqual([says(4), says(5), says(3)]);
});

it("leaves what other roles read alone, which have a store of their own", async () => {
  const { ask, listen, shown, tell } = page();
  listen("member");
  const asked = ask("group_admin");
  tell(says(4));
  await asked.answer(says(5));
  expect(shown).toEqual([says(4), says(5)]);
});

it("tells nothing to a part of the page that has gone meanwhile, nor after a failure", async () => {
  const { ask, listen, shown, tell } = page();
  const part = listen("member");
  const [asked, failing] = [ask("member"), ask("member")];
  tell(says(4));
  await failing.fail();
  part.unsubscribe();
  await asked.answer(says(5));
  expect(shown).toEqual([says(4), says(5)]);
});
