import { useCallback, useState } from "react";
import { graphql } from "react-relay";
import type { useInvitationListPersonMutation } from "../../__generated__/member/useInvitationListPersonMutation.graphql.ts";
import { type AppFailure, asFailure } from "../../lib/AppFailure.ts";
import { useCommit } from "../../sending/useAction.ts";
import { useAttempt } from "../../sending/useAttempt.ts";
import { type AddingToList, type Invitee, keyOf } from "./inviting.ts";
import { useEmailInvitation } from "./useEmailInvitation.ts";

/** Why somebody on the list was not invited: a refusal, or an invitation of theirs that was open before. */
export type WhyNotSent = AppFailure | "listed";

export interface InvitationList extends AddingToList {
  invitees: readonly Invitee[];
  whyNot: (invitee: Invitee) => WhyNotSent | undefined;
  remove: (invitee: Invitee) => void;
  /**
   * Invites one after the other, last of all those who were added just now; those who were not invited stay on the list with
   * the reason. Null while it runs.
   */
  send: (addedNow: readonly Invitee[]) => Promise<{ sent: Invitee[]; failed: Invitee[] } | null>;
  isBusy: boolean;
}

const includes = (invitees: readonly Invitee[], invitee: Invitee) =>
  invitees.some((other) => keyOf(other) === keyOf(invitee));

const withInvitee = (invitees: readonly Invitee[], invitee: Invitee): readonly Invitee[] =>
  includes(invitees, invitee) ? invitees : [...invitees, invitee];

/** Whom the reader is about to invite. Nothing of an answer tells whether an address has an account (D266). */
export function useInvitationList(
  groupId: string,
  /** Whether an invitation of the reader's was open before. */
  isListed: (invitationId: string) => boolean,
): InvitationList {
  const [invitees, setInvitees] = useState<readonly Invitee[]>([]);
  const [invited, setInvited] = useState<ReadonlySet<string>>(new Set());
  const [reasons, setReasons] = useState<ReadonlyMap<string, WhyNotSent>>(new Map());
  const commitPerson = useCommit<useInvitationListPersonMutation>(graphql`
    mutation useInvitationListPersonMutation($groupId: uuid!, $userId: uuid!) {
      invite_person(group_id: $groupId, user_id: $userId) {
        invitation_id
      }
    }
  `);
  const inviteAddress = useEmailInvitation();
  const invite = async (invitee: Invitee): Promise<string> =>
    "userId" in invitee
      ? (await commitPerson({ groupId, userId: invitee.userId })).invite_person.invitation_id
      : inviteAddress(groupId, invitee.email);
  const outcomeOf = async (invitee: Invitee): Promise<WhyNotSent | null> => {
    try {
      return isListed(await invite(invitee)) ? "listed" : null;
    } catch (thrown) {
      return asFailure(thrown);
    }
  };
  const has = (invitee: Invitee) => includes(invitees, invitee);
  const sending = useAttempt(async (addedNow: readonly Invitee[]) => {
    const all = addedNow.reduce(withInvitee, invitees);
    const outcomes = new Map<Invitee, WhyNotSent | null>();
    for (const invitee of all) outcomes.set(invitee, await outcomeOf(invitee));
    const failed = all.filter((invitee) => outcomes.get(invitee) !== null);
    setReasons(new Map(failed.map((invitee) => [keyOf(invitee), outcomes.get(invitee)!])));
    const sent = all.filter((invitee) => outcomes.get(invitee) === null);
    const sentKeys = new Set(sent.map(keyOf));
    // Somebody may have been added meanwhile: they stay, and are sent to the next time.
    setInvitees((now) => now.filter((invitee) => !sentKeys.has(keyOf(invitee))));
    setInvited(sentKeys);
    return { sent, failed };
  });
  const forgetInvited = useCallback(() => setInvited(new Set()), []);
  return {
    invitees,
    has,
    add: (invitee) => {
      if (has(invitee)) return false;
      setInvitees((before) => withInvitee(before, invitee));
      return true;
    },
    hasInvited: (invitee) => invited.has(keyOf(invitee)),
    forgetInvited,
    remove: (invitee) => setInvitees((before) => before.filter((other) => keyOf(other) !== keyOf(invitee))),
    whyNot: (invitee) => reasons.get(keyOf(invitee)),
    send: async (addedNow) => (await sending.run(addedNow))?.answer ?? null,
    isBusy: sending.isBusy,
  };
}
