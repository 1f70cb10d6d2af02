import { chakra, Stack } from "@chakra-ui/react";
import { graphql } from "react-relay";
import type { StartDialogMutation } from "../../../__generated__/group_admin/StartDialogMutation.graphql.ts";
import { MoneyText } from "../../../components/MoneyText.tsx";
import { Trans } from "../../../i18n/Trans.tsx";
import { useFailureText } from "../../../i18n/useFailureText.ts";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { saysNothing } from "../../../lib/AppFailure.ts";
import { useCommit } from "../../../sending/useAction.ts";
import { useSendForm } from "../../../sending/useSendForm.ts";
import { CheckboxField } from "../../../ui/CheckboxField.tsx";
import { ConfirmDialog } from "../../../ui/Dialog.tsx";
import { RefusalBanner } from "../../../ui/RefusalBanner.tsx";
import { toaster } from "../../../ui/toaster.tsx";

export interface StartDialogProps {
  groupId: string;
  name: string;
  /** Who is in it once the start has let go whoever asks to leave (D258). */
  members: number;
  asksToLeave: number;
  minimumMembers: number;
  /** Minor units. */
  contributionCents: number;
  currency: string;
  /** In how many days the first contribution is due (D56). */
  firstDueDays: number;
  /** The order was arranged by hand: the admin says that it is final. */
  confirmsOrder: boolean;
  /** Fewer members than the minimum: the admin says so a second time (D76). */
  confirmsOverride: boolean;
  /** So many were asked, may still say that they go on, and are left out: the admin says so (D86). 0 where nobody is. */
  leavesOut: number;
  onClose: () => void;
  onStarted: () => void;
}

interface Inputs {
  isOrderFinal: boolean;
  isOverride: boolean;
  isWithoutAsked: boolean;
}

/** What starting fixes for good, what has to be confirmed, and the button that does it. */
export function StartDialog(props: StartDialogProps) {
  const { members, currency, contributionCents } = props;
  const { t } = useTranslation("organizer");
  const failureText = useFailureText();
  const commit = useCommit<StartDialogMutation>(graphql`
    mutation StartDialogMutation(
      $groupId: uuid!
      $orderIsFinal: Boolean!
      $overrideMinimum: Boolean!
      $withoutAsked: Boolean!
    ) {
      start_group(
        group_id: $groupId
        order_is_final: $orderIsFinal
        override_minimum: $overrideMinimum
        without_asked: $withoutAsked
      ) {
        success
      }
    }
  `);
  const { register, submit, isBusy, refusal, errorOf } = useSendForm<Inputs>({
    defaultValues: { isOrderFinal: false, isOverride: false, isWithoutAsked: false },
    check: ({ isOrderFinal, isOverride, isWithoutAsked }) => ({
      isOrderFinal: props.confirmsOrder && !isOrderFinal ? t("start.confirmFirst") : undefined,
      isOverride: props.confirmsOverride && !isOverride ? t("start.confirmFirst") : undefined,
      isWithoutAsked: props.leavesOut > 0 && !isWithoutAsked ? t("start.confirmFirst") : undefined,
    }),
    send: async ({ isOrderFinal, isOverride, isWithoutAsked }) => {
      await commit({
        groupId: props.groupId,
        orderIsFinal: isOrderFinal,
        overrideMinimum: isOverride,
        withoutAsked: isWithoutAsked,
      });
      toaster.show({ tone: "paid", title: t("start.successTitle"), text: t("start.successText") });
      props.onClose();
      props.onStarted();
    },
    inputOf: (field) =>
      field === "order_is_final" && props.confirmsOrder
        ? "isOrderFinal"
        : field === "override_minimum" && props.confirmsOverride
          ? "isOverride"
          : field === "without_asked" && props.leavesOut > 0
            ? "isWithoutAsked"
            : undefined,
  });
  return (
    <ConfirmDialog
      isOpen
      onClose={props.onClose}
      title={t("start.dialogTitle", { name: props.name })}
      confirmLabel={t("start.submit")}
      onConfirm={submit}
      isPending={isBusy}
    >
      <Stack gap="4">
        <Stack as="ul" gap="2" ps="5" listStyleType="disc">
          {props.asksToLeave > 0 && <li>{t("start.letsGo", { count: props.asksToLeave })}</li>}
          <li>
            <Trans
              t={t}
              i18nKey="start.fixes"
              values={{ members }}
              components={{
                money: <MoneyText cents={contributionCents} currency={currency} fontWeight="semibold" />,
                cash: <MoneyText cents={contributionCents * (members - 1)} currency={currency} fontWeight="semibold" />,
              }}
            />
          </li>
          <li>{t("start.due", { days: props.firstDueDays })}</li>
          <chakra.li>{t("start.once")}</chakra.li>
        </Stack>
        {props.confirmsOverride && (
          <CheckboxField
            label={t("start.override", { members, minimum: props.minimumMembers })}
            error={errorOf("isOverride")}
            {...register("isOverride")}
          />
        )}
        {props.leavesOut > 0 && (
          <CheckboxField
            label={t("start.withoutAsked", { count: props.leavesOut })}
            error={errorOf("isWithoutAsked")}
            {...register("isWithoutAsked")}
          />
        )}
        {props.confirmsOrder && (
          <CheckboxField label={t("start.orderFinal")} error={errorOf("isOrderFinal")} {...register("isOrderFinal")} />
        )}
        {refusal && (
          <RefusalBanner title={t("start.failed")}>
            {saysNothing(refusal) ? t("start.failedText") : failureText(refusal)}
          </RefusalBanner>
        )}
      </Stack>
    </ConfirmDialog>
  );
}
