import { chakra, HStack, Stack } from "@chakra-ui/react";
import { graphql, useFragment } from "react-relay";
import type { LeaveRequestRow_request$key } from "../../../__generated__/group_admin/LeaveRequestRow_request.graphql.ts";
import { DateText } from "../../../components/DateText.tsx";
import { MemberAvatar } from "../../../components/MemberAvatar.tsx";
import { Trans } from "../../../i18n/Trans.tsx";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { Button } from "../../../ui/Button.tsx";
import { useOpened } from "../../../ui/useOpened.ts";
import { AgreeDialog } from "./AgreeDialog.tsx";
import { DeclineDialog } from "./DeclineDialog.tsx";
import { useAnswerLeaveRequest } from "./useAnswerLeaveRequest.ts";

/** One member who asks to leave: since when, why, and until when there is time to answer. */
export function LeaveRequestRow(props: {
  request: LeaveRequestRow_request$key;
  groupId: string;
  currency: string;
  hasStarted: boolean;
  longestAnswer: number;
}) {
  const { t } = useTranslation("leaving");
  const { currency, groupId, hasStarted } = props;
  const request = useFragment(
    graphql`
      fragment LeaveRequestRow_request on leave_requests {
        answer_due_at
        asked_at
        leave_request_id
        reason
        user_id
        member {
          alias
          avatar_url
        }
      }
    `,
    props.request,
  );
  const name = request.member?.alias ?? "";
  const { agree, decline, failure, isBusy } = useAnswerLeaveRequest(request.leave_request_id, name);
  const { opened, open, close } = useOpened<"agree" | "decline">();
  return (
    <Stack as="li" gap="3" py="4">
      <HStack gap="3" align="flex-start">
        <MemberAvatar userId={request.user_id} name={name} avatarUrl={request.member?.avatar_url} size={44} />
        <Stack gap="1" minW="0" flex="1">
          <chakra.span fontWeight="semibold" overflowWrap="anywhere">
            {name}
          </chakra.span>
          <chakra.span color="fg.muted" textStyle="sm">
            <Trans
              t={t}
              i18nKey={hasStarted ? "admin.askedStarted" : "admin.askedBefore"}
              components={{
                day: <DateText value={request.asked_at} format="weekday" />,
                until: <DateText value={request.answer_due_at} format="dateTime" />,
              }}
            />
          </chakra.span>
          {request.reason && (
            <chakra.q display="block" mt="1" p="3" bg="sunken" borderRadius="l2" overflowWrap="anywhere" quotes="none">
              {request.reason}
            </chakra.q>
          )}
        </Stack>
      </HStack>
      <HStack gap="2" justify="flex-end" flexWrap="wrap">
        <Button
          variant="outline"
          colorPalette="gray"
          disabled={isBusy}
          aria-label={t("admin.declineName", { name })}
          aria-haspopup="dialog"
          onClick={() => open("decline")}
        >
          {t("admin.decline")}
        </Button>
        <Button
          isPending={isBusy}
          aria-label={hasStarted ? t("admin.reviewName", { name }) : t("admin.agreeName", { name })}
          aria-haspopup="dialog"
          onClick={() => open("agree")}
        >
          {hasStarted ? t("admin.review") : t("admin.agree")}
        </Button>
      </HStack>
      {opened === "agree" && (
        <AgreeDialog
          groupId={groupId}
          userId={request.user_id}
          name={name}
          currency={currency}
          hasStarted={hasStarted}
          isBusy={isBusy}
          failure={failure}
          onAgree={agree}
          onClose={close}
        />
      )}
      {opened === "decline" && (
        <DeclineDialog
          name={name}
          hasStarted={hasStarted}
          longestAnswer={props.longestAnswer}
          onDecline={decline}
          onClose={close}
        />
      )}
    </Stack>
  );
}
