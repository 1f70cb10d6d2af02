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

/** The hand-made payout order of a group as it is being arranged. `members` come in the stored order. */
export function usePayoutOrder(groupId: string, members: readonly BoardMember[]): PayoutOrder {
  const { t } = useTranslation("organizer");
  const [arranged, setArranged] = useState<readonly string[] | null>(null);
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
