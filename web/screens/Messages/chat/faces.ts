import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from "react";
import { fetchQuery, graphql, useRelayEnvironment } from "react-relay";
import { type Environment, getRequest } from "relay-runtime";
import type { facesQuery } from "../../../__generated__/member/facesQuery.graphql.ts";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { Listeners } from "../../../lib/Listeners.ts";
import { isFromKept, readableOffline } from "../../../relay/kept.ts";
import { useReadAgain } from "../../../relay/readAgain.ts";
import { useTryWhenBack } from "../../../relay/useTryWhenBack.ts";
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
  readonly #listeners = new Listeners<[]>();
  #waiting = new Set<string>();
  #next: Promise<void> | null = null;
  #shown: ReadonlyMap<string, Face | null> = new Map();

  readonly #environment: Environment;

  constructor(environment: Environment) {
    this.#environment = environment;
  }

  readonly subscribe = (listener: () => void): (() => void) => this.#listeners.add(listener);

  /** Null are those whom the reader has met and knows no more. */
  readonly shown = (): ReadonlyMap<string, Face | null> => this.#shown;

  /** Asks for those who were not asked for yet. @throws AppFailure when they cannot be read */
  async ask(ids: readonly string[]): Promise<void> {
    const fresh = ids.filter((id) => !this.#asked.has(id));
    if (fresh.length > 0) await this.refresh(fresh);
  }

  /** Asks anew for all of these, for all of one moment at once. @throws AppFailure when they cannot be read */
  refresh(ids: readonly string[]): Promise<void> {
    for (const id of ids) {
      this.#asked.add(id);
      this.#waiting.add(id);
    }
    this.#next ??= Promise.resolve().then(() => this.#read());
    return this.#next;
  }

  async #read(): Promise<void> {
    const ids = [...this.#waiting];
    this.#waiting = new Set();
    this.#next = null;
    try {
      for (let first = 0; first < ids.length; first += AT_ONCE) await this.#readSome(ids.slice(first, first + AT_ONCE));
    } finally {
      // Of whom nothing came is asked again.
      for (const id of ids) if (!this.#faces.has(id)) this.#asked.delete(id);
    }
  }

  async #readSome(ids: readonly string[]): Promise<void> {
    const variables = { me: currentUserId(), ids };
    const answer = await fetchQuery<facesQuery>(this.#environment, query, variables).toPromise();
    // What was kept may be put together from earlier answers, which say nothing of who is missing.
    if (!isFromKept({ id: getRequest(query).params.id ?? "", variables }))
      for (const id of ids) this.#faces.set(id, null);
    for (const { profile, user_id: userId } of answer?.user_profiles_connection.edges[0]?.node.acquaintances ?? []) {
      if (profile?.alias != null && userId != null)
        this.#faces.set(userId, { userId, name: profile.alias, avatarUrl: profile.avatar_url ?? null });
    }
    this.#shown = new Map(this.#faces);
    this.#listeners.tell();
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

const idsIn = (key: string) => (key === "" ? [] : key.split(" "));

/**
 * The faces of people by their ids, as far as they are known; whoever is missing is asked for, and has no name until then.
 * They are read again with the page, since names and pictures change.
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
  const [failure, setFailure] = useState<unknown>(null);
  const ask = useCallback(() => void book.ask(idsIn(key)).then(() => setFailure(null), setFailure), [book, key]);
  useEffect(ask, [ask]);
  useTryWhenBack(failure, ask);
  useReadAgain(key === "" ? null : () => book.refresh(idsIn(key)));
  const shown = useSyncExternalStore(book.subscribe, book.shown);
  return useMemo(() => {
    const faces = new Map<string, Face>();
    for (const [userId, face] of shown) faces.set(userId, face ?? { userId, name: someone, avatarUrl: null });
    return other ? faces.set(other.userId, other) : faces;
  }, [other, shown, someone]);
}
