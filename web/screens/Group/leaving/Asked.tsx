import { chakra, Heading, Stack } from "@chakra-ui/react";
import type { RefObject } from "react";
import { graphql, useFragment } from "react-relay";
import type { Asked_request$key } from "../../../__generated__/member/Asked_request.graphql.ts";
import type { AskedMutation } from "../../../__generated__/member/AskedMutation.graphql.ts";
import { DateText } from "../../../components/DateText.tsx";
import { Trans } from "../../../i18n/Trans.tsx";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { readAfter } from "../../../relay/readAfter.ts";
import { useCommit } from "../../../sending/useAction.ts";
import { useAttempt } from "../../../sending/useAttempt.ts";
import { Button } from "../../../ui/Button.tsx";
import { Card } from "../../../ui/Card.tsx";

/** I have asked to leave: since when, what happens without an answer, and the way to take it back (D258, D259). */
export function Asked({
  heading,
  ...props
}: {
  request: Asked_request$key;
  /** For who brings it into view. */
  heading: RefObject<HTMLHeadingElement | null>;
  groupId: string;
  hasStarted: boolean;
  onWithdrawn: () => void;
}) {
  const { t } = useTranslation("leaving");
  const { answer_due_at, asked_at, reason } = useFragment(
    graphql`
      fragment Asked_request on leave_requests {
        answer_due_at
        asked_at
        reason
      }
    `,
    props.request,
  );
  const commit = useCommit<AskedMutation>(graphql`
    mutation AskedMutation($groupId: uuid!) {
      withdraw_leave_request(group_id: $groupId) {
        success
      }
    }
  `);
  const { run, isBusy } = useAttempt(
    async () => {
      await readAfter(commit({ groupId: props.groupId }));
      props.onWithdrawn();
    },
    { failed: t("asked.withdrawFailed") },
  );
  return (
    <Card aria-labelledby="leaving">
      <Stack gap="3" align="flex-start">
        <Heading as="h2" size="md" id="leaving" ref={heading} tabIndex={-1} outline="none" scrollMarginTop="24">
          {t("asked.title")}
        </Heading>
        <chakra.p>
          <Trans
            t={t}
            i18nKey={props.hasStarted ? "asked.textStarted" : "asked.textBefore"}
            components={{
              day: <DateText value={asked_at} format="weekday" />,
              until: (
                <chakra.strong fontWeight="semibold">
                  <DateText value={answer_due_at} format="dateTime" />
                </chakra.strong>
              ),
            }}
          />
        </chakra.p>
        {reason && (
          <chakra.q display="block" w="full" p="3" bg="sunken" borderRadius="l2" overflowWrap="anywhere" quotes="none">
            {reason}
          </chakra.q>
        )}
        <Button variant="outline" colorPalette="gray" isPending={isBusy} onClick={() => void run()}>
          {t("asked.withdraw")}
        </Button>
      </Stack>
    </Card>
  );
}
