import { useEffect, useMemo, useSyncExternalStore } from "react";
import { fetchQuery, graphql, useRelayEnvironment } from "react-relay";
import type { Environment } from "relay-runtime";
import type { facesQuery } from "../../../__generated__/member/facesQuery.graphql.ts";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { readableOffline } from "../../../relay/kept.ts";
import { currentUserId } from "../../../session/useMyId.ts";
import type { Face } from "./useChats.ts";

/**
 * Names and faces, asked once for each person: a view in a live query would wake everybody, and asking with each page
 * would ask for the same people again and again.
 */
const query = graphql`
  query facesQuery($me: uuid!, $ids: [uuid!]!) {
    user_profiles_connection(first: 1, where: { user_id: { _eq: $me } }) {
      edges {
        node {
          id
          acquaintances(where: { user_id: { _in: $ids } }, distinct_on: [user_id], limit: 100) {
            user_id
            profile {
              alias
              avatar_url
            }
          }
        }
      }
    }
  }
`;

readableOffline(query);

/** The server answers so many at once. */
const AT_ONCE = 100;

class FaceBook {
  readonly #faces = new Map<string, Face | null>();
  readonly #asked = new Set<string>();
  readonly #listeners = new Set<() => void>();
  #waiting: string[] = [];
  #shown: ReadonlyMap<string, Face | null> = new Map();

  readonly #environment: Environment;

  constructor(environment: Environment) {
    this.#environment = environment;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Null are those whom the reader has met and knows no more. */
  readonly shown = (): ReadonlyMap<string, Face | null> => this.#shown;

  /** Asks for those who were not asked for yet, all of one moment at once. */
  ask(ids: readonly string[]): void {
    const fresh = ids.filter((id) => !this.#asked.has(id));
    if (fresh.length === 0) return;
    for (const id of fresh) this.#asked.add(id);
    if (this.#waiting.length === 0) queueMicrotask(() => void this.#read());
    this.#waiting = [...this.#waiting, ...fresh];
  }

  async #read(): Promise<void> {
    const ids = this.#waiting;
    this.#waiting = [];
    for (let first = 0; first < ids.length; first += AT_ONCE) await this.#readSome(ids.slice(first, first + AT_ONCE));
  }

  async #readSome(ids: readonly string[]): Promise<void> {
    try {
      const answer = await fetchQuery<facesQuery>(this.#environment, query, { me: currentUserId(), ids }).toPromise();
      for (const id of ids) this.#faces.set(id, null);
      for (const { profile, user_id: userId } of answer?.user_profiles_connection.edges[0]?.node.acquaintances ?? []) {
        if (profile?.alias != null && userId != null)
          this.#faces.set(userId, { userId, name: profile.alias, avatarUrl: profile.avatar_url ?? null });
      }
      this.#shown = new Map(this.#faces);
      for (const listener of this.#listeners) listener();
    } catch {
      // Asked again with the next picture; until then their place holds no name.
      for (const id of ids) this.#asked.delete(id);
    }
  }
}

const books = new WeakMap<Environment, FaceBook>();

function bookOf(environment: Environment): FaceBook {
  const known = books.get(environment);
  if (known) return known;
  const book = new FaceBook(environment);
  books.set(environment, book);
  return book;
}

/**
 * The faces of people by their ids, as far as they are known; whoever is missing is asked for, and has no name until then.
 * @param other whom one talks to: known also where no circle is shared any more
 */
export function useFaces(
  ids: readonly (string | null | undefined)[],
  other: Face | null = null,
): ReadonlyMap<string, Face> {
  const { t } = useTranslation("messages");
  const someone = t("someone");
  const book = bookOf(useRelayEnvironment());
  const asked = ids.filter((id): id is string => id != null && id !== other?.userId);
  const key = [...new Set(asked)].toSorted().join(" ");
  useEffect(() => book.ask(key === "" ? [] : key.split(" ")), [book, key]);
  const shown = useSyncExternalStore(book.subscribe, book.shown);
  return useMemo(() => {
    const faces = new Map<string, Face>();
    for (const [userId, face] of shown) faces.set(userId, face ?? { userId, name: someone, avatarUrl: null });
    return other ? faces.set(other.userId, other) : faces;
  }, [other, shown, someone]);
}
