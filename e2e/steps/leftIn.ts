import type { Page } from "@playwright/test";

/** Every cookie of the browser, those that no script of a page can read too. */
async function cookiesOf(page: Page): Promise<string[]> {
  const cookies = await page.context().cookies();
  return cookies.map(({ name, value }) => `cookie ${name} ${decodeURIComponent(value)}`);
}

/** What stands in the storage that a page can read: names and texts, databases and caches with all that is in them. */
const storedFor = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const done = <Result>(request: IDBRequest<Result>): Promise<Result> =>
      new Promise((resolve, reject) => {
        request.addEventListener("success", () => resolve(request.result));
        request.addEventListener("error", () => reject(request.error));
      });
    const rowsOf = async (name: string): Promise<string[]> => {
      const database = await done(indexedDB.open(name));
      const rows: string[] = [];
      for (const store of database.objectStoreNames) {
        const kept = database.transaction(store).objectStore(store);
        const [keys, values] = await Promise.all([
          done(kept.getAllKeys()),
          done(kept.getAll() as IDBRequest<unknown[]>),
        ]);
        rows.push(...values.map((value, at) => `${name} ${store} ${JSON.stringify([keys[at], value])}`));
      }
      database.close();
      return rows;
    };
    const answersIn = async (name: string): Promise<string[]> => {
      const cache = await caches.open(name);
      const asked = await cache.keys();
      return Promise.all(
        asked.map(async (request) => `${name} ${request.url} ${await (await cache.match(request))!.text()}`),
      );
    };
    const names = (await indexedDB.databases()).map(({ name }) => String(name));
    return [
      ...[localStorage, sessionStorage].flatMap((kept) =>
        Object.entries(kept).map(([name, value]) => `${name} ${value as string}`),
      ),
      ...names,
      ...(await Promise.all(names.map(rowsOf))).flat(),
      ...(await Promise.all((await caches.keys()).map(answersIn))).flat(),
    ];
  });

/** All that a browser holds: cookies, what pages have stored, and what was cached for them. */
export const leftIn = async (page: Page): Promise<string[]> => [...(await cookiesOf(page)), ...(await storedFor(page))];
