import type { Page } from "@playwright/test";

/** What stands in the storage of the browser: names and texts, databases with all that is in them. Cookies are not in it. */
export const leftIn = (page: Page): Promise<string[]> =>
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
    const names = (await indexedDB.databases()).map(({ name }) => String(name));
    return [
      ...[localStorage, sessionStorage].flatMap((kept) =>
        Object.entries(kept).map(([name, value]) => `${name} ${value as string}`),
      ),
      ...names,
      ...(await Promise.all(names.map(rowsOf))).flat(),
    ];
  });
