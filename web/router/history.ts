/** An address, in its parts. */
export interface Path {
  pathname: string;
  /** With its question mark, or empty. */
  search: string;
  /** With its hash sign, or empty. */
  hash: string;
}

export interface Location extends Path {
  state: unknown;
  /** One for each entry of the history; "default" for the first one of a visit. */
  key: string;
}

export type To = string | Partial<Path>;

export const pathOf = ({ pathname, search, hash }: Path): string => pathname + search + hash;

/** What `to` means when it is read at `from`: a search alone stays on the page. */
export function resolve(to: To, from: Path): Path {
  if (typeof to !== "string") {
    const { pathname = from.pathname, search = "", hash = "" } = to;
    return { pathname, search, hash };
  }
  const { hash, pathname, search } = new URL(to, `http://here${from.pathname}${from.search}`);
  return { pathname, search, hash };
}

/** Where the entries are kept: by the browser, or by a test. */
export interface History {
  readonly location: Location;
  /** Makes an entry for `path`, in the place of the present one if `isReplacing`. */
  write(path: Path, state: unknown, isReplacing: boolean): Location;
  go(steps: number): void;
  /** Hears of the way back and forward. */
  listen(listener: (location: Location) => void): () => void;
}

const newKey = () => Math.random().toString(36).slice(2, 10);

export function browserHistory(): History {
  const read = (): Location => {
    const { key = "default", usr = null } = (history.state ?? {}) as { key?: string; usr?: unknown };
    const { hash, pathname, search } = location;
    return { pathname, search, hash, state: usr, key };
  };
  return {
    get location() {
      return read();
    },
    write(path, usr, isReplacing) {
      const entry = { usr, key: newKey() };
      if (isReplacing) history.replaceState(entry, "", pathOf(path));
      else history.pushState(entry, "", pathOf(path));
      return read();
    },
    go: (steps) => history.go(steps),
    listen(listener) {
      const handle = () => listener(read());
      addEventListener("popstate", handle);
      return () => removeEventListener("popstate", handle);
    },
  };
}

export function memoryHistory(first: string): History {
  const entries: Location[] = [
    { ...resolve(first, { pathname: "/", search: "", hash: "" }), state: null, key: "default" },
  ];
  const listeners = new Set<(location: Location) => void>();
  let at = 0;
  const here = () => entries[at]!;
  return {
    get location() {
      return here();
    },
    write(path, state, isReplacing) {
      if (!isReplacing) at += 1;
      entries.splice(at, isReplacing ? 1 : entries.length, { ...path, state, key: newKey() });
      return here();
    },
    go(steps) {
      if (!entries[at + steps]) return;
      at += steps;
      for (const listener of listeners) listener(here());
    },
    listen(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
