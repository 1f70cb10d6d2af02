import { useState } from "react";
import { graphql } from "react-relay";
import type { usePayoutOrderMutation } from "../../../__generated__/group_admin/usePayoutOrderMutation.graphql.ts";
import type { BoardMember } from "../../../circle/members/board.ts";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import type { AppFailure } from "../../../lib/AppFailure.ts";
import { useAction } from "../../../sending/useAction.ts";
import { toaster } from "../../../ui/toaster.tsx";
import { moveInOrder } from "./moveInOrder.ts";

export interface PayoutOrder {
  /** User ids, first round first. */
  order: readonly string[];
  /** The order is not the stored one, or none is stored for everybody yet. */
  isUnsaved: boolean;
  isSaving: boolean;
  /** Why it could not be saved. */
  failure: AppFailure | null;
  move: (at: number, step: -1 | 1) => void;
  /** Back to the stored order; null where there is nothing to undo. */
  undo: (() => void) | null;
  save: () => void;
}

/** The order as it is on screen, user ids, and how to change it; null as it is stored. */
export type Arrangement = readonly [readonly string[] | null, (order: readonly string[] | null) => void];

/**
 * The hand-made payout order of a group as it is being arranged.
 * @param members in the stored order
 * @param arrangement where the order is arranged in another part of the page than the one that starts the circle
 */
export function usePayoutOrder(
  groupId: string,
  members: readonly BoardMember[],
  arrangement: Arrangement | undefined,
): PayoutOrder {
  const { t } = useTranslation("organizer");
  const own = useState<readonly string[] | null>(null);
  const [arranged, setArranged] = arrangement ?? own;
  const { run, isBusy, failure } = useAction<usePayoutOrderMutation>(graphql`
    mutation usePayoutOrderMutation($groupId: uuid!, $userIds: [uuid!]!) {
      set_payout_order(group_id: $groupId, user_ids: $userIds) {
        success
      }
    }
  `);

  const stored = members.map((member) => member.userId);
  // Somebody who joined meanwhile comes last; who left is gone.
  const kept = arranged?.filter((userId) => stored.includes(userId)) ?? [];
  const order = arranged === null ? stored : [...kept, ...stored.filter((userId) => !kept.includes(userId))];
  const isComplete = members.every((member) => member.position !== null);

  const save = async () => {
    if (await run({ groupId, userIds: order })) toaster.show({ tone: "paid", title: t("order.saved") });
  };

  return {
    order,
    isUnsaved: !isComplete || order.join() !== stored.join(),
    isSaving: isBusy,
    failure,
    move: (at, step) => setArranged(moveInOrder(order, at, step)),
    undo: arranged === null ? null : () => setArranged(null),
    save: () => void save(),
  };
}
