import { useCallback, useEffect, useState } from "react";
import { graphql } from "react-relay";
import type {
  usePeopleSearchMutation,
  usePeopleSearchMutation$data,
} from "../../__generated__/member/usePeopleSearchMutation.graphql.ts";
import type { AppFailure } from "../../lib/AppFailure.ts";
import { isEmail } from "../../lib/isEmail.ts";
import { useQuestion } from "../../sending/useAction.ts";
import { useAttempt } from "../../sending/useAttempt.ts";

/** Milliseconds without a further key before the server is asked. */
const PAUSE_MS = 300;

/** What anybody may see of somebody who is found (D180). */
export type FoundPerson = usePeopleSearchMutation$data["search_people"]["people"][number];

export type PeopleSearch =
  /** Too little is typed. */
  | { state: "idle" }
  /** A whole address, which finds nobody (D180) but can be invited. */
  | { state: "email"; email: string }
  | { state: "searching" }
  | { state: "found"; people: readonly FoundPerson[] }
  /** `wait`: after how many seconds it asks again by itself; null when it does not. */
  | { state: "failed"; failure: AppFailure; wait: number | null };

const waitOf = ({ code, values }: AppFailure): number | null =>
  code === "too-many-requests" && typeof values["retryAfter"] === "number" ? values["retryAfter"] : null;

/** Finds people to invite while somebody types; an answer that comes after further keys is dropped. */
export function usePeopleSearch({ groupId, shortest, text }: { groupId: string; shortest: number; text: string }): {
  search: PeopleSearch;
  again: () => void;
} {
  const wanted = text.trim();
  const isAddress = isEmail(wanted);
  const isAsked = !isAddress && [...wanted.replace(/^@/, "")].length >= shortest;
  const [found, setFound] = useState<{ text: string; people: readonly FoundPerson[] } | null>(null);
  const { failure, forget, run } = useAttempt(
    useQuestion<usePeopleSearchMutation>(graphql`
      mutation usePeopleSearchMutation($groupId: uuid!, $text: String!) {
        search_people(group_id: $groupId, text: $text) {
          people {
            alias
            avatar_url
            user_id
            username
          }
        }
      }
    `),
  );
  const ask = useCallback(async () => {
    const done = await run({ groupId, text: wanted });
    if (done) setFound({ text: wanted, people: done.answer.search_people.people });
  }, [groupId, run, wanted]);
  useEffect(() => {
    if (!isAsked) return;
    const timer = setTimeout(ask, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      forget();
    };
  }, [ask, forget, isAsked]);

  const wait = failure && waitOf(failure);
  useEffect(() => {
    if (wait === null) return;
    const timer = setTimeout(ask, wait * 1000);
    return () => clearTimeout(timer);
  }, [ask, wait]);

  const again = () => void ask();
  if (isAddress) return { search: { state: "email", email: wanted }, again };
  if (!isAsked) return { search: { state: "idle" }, again };
  if (failure) return { search: { state: "failed", failure, wait }, again };
  return { search: found?.text === wanted ? { state: "found", people: found.people } : { state: "searching" }, again };
}
