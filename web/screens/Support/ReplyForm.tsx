import { Stack } from "@chakra-ui/react";
import { useState } from "react";
import { graphql } from "react-relay";
import { TICKET_ANSWER } from "../../../schema/support.ts";
import type { ReplyFormMutation } from "../../__generated__/member/ReplyFormMutation.graphql.ts";
import { DateText } from "../../components/DateText.tsx";
import { Trans } from "../../i18n/Trans.tsx";
import { useFailureText } from "../../i18n/useFailureText.ts";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { AppFailure } from "../../lib/AppFailure.ts";
import { readAllAgain } from "../../relay/readAgain.ts";
import { useCommit } from "../../sending/useAction.ts";
import { useInputs, useSendForm } from "../../sending/useSendForm.ts";
import { Button, ButtonLink } from "../../ui/Button.tsx";
import { RefusalBanner } from "../../ui/RefusalBanner.tsx";
import { TextAreaField } from "../../ui/TextField.tsx";
import { TextLink } from "../../ui/TextLink.tsx";

/**
 * Writes back to support. What is written in time opens a solved question again (D212). Where a question is closed while
 * somebody writes, their words stay to be copied; the new question opens beside them.
 */
export function ReplyForm(props: { ticketId: string; reopenUntil: string | null; isClosed: boolean }) {
  const { isClosed, reopenUntil, ticketId } = props;
  const { t } = useTranslation("support");
  const failureText = useFailureText();
  const commit = useCommit<ReplyFormMutation>(graphql`
    mutation ReplyFormMutation($answer: ticket_messages_insert_input!) {
      insert_ticket_messages(objects: [$answer]) {
        affected_rows
      }
    }
  `);
  // Sent again after a lost answer, it is the same.
  const [answerId, setAnswerId] = useState(() => crypto.randomUUID());
  const form = useSendForm({
    defaultValues: { body: "" },
    check: ({ body }) => ({ body: body.trim() === "" ? t("reply.missing") : undefined }),
    send: async ({ body }) => {
      await commit({ answer: { ticket_id: ticketId, ticket_message_id: answerId, body: body.trim() } });
      setAnswerId(crypto.randomUUID());
      form.setValue("body", "");
      await readAllAgain();
    },
  });
  const { body } = useInputs(form);
  if (isClosed && body.trim() === "")
    return (
      <Stack gap="3" align="flex-start">
        <p>{t("reply.closed")}</p>
        <ButtonLink to="/support" variant="outline">
          {t("reply.new")}
        </ButtonLink>
      </Stack>
    );
  const failure = isClosed ? new AppFailure("ticket-closed", "") : form.refusal;
  return (
    <form onSubmit={form.submit} noValidate>
      <Stack gap="4">
        {reopenUntil !== null && (
          <p>
            <Trans
              t={t}
              i18nKey="reply.reopen"
              components={{ until: <DateText value={reopenUntil} format="dateTime" /> }}
            />
          </p>
        )}
        <TextAreaField
          label={t("reply.label")}
          rows={4}
          maxLength={TICKET_ANSWER.max}
          error={form.errorOf("body")}
          {...form.register("body")}
        />
        {!isClosed && (
          <Button type="submit" isPending={form.isBusy} alignSelf="flex-start">
            {t("reply.send")}
          </Button>
        )}
        {failure && (
          <RefusalBanner
            title={t("reply.failed")}
            action={
              failure.code === "ticket-closed" && (
                <TextLink to="/support" target="_blank">
                  {t("reply.new")}
                </TextLink>
              )
            }
          >
            {failureText(failure)}
          </RefusalBanner>
        )}
      </Stack>
    </form>
  );
}
