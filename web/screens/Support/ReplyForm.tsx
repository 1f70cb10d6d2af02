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
import { keptTyping } from "../../sending/keptTyping.ts";
import { useCommit } from "../../sending/useAction.ts";
import { useKeptId } from "../../sending/useKeptId.ts";
import { useInputs, useSendForm } from "../../sending/useSendForm.ts";
import { Button, ButtonLink } from "../../ui/Button.tsx";
import { RefusalBanner } from "../../ui/RefusalBanner.tsx";
import { TextAreaField } from "../../ui/TextField.tsx";
import { TextLink } from "../../ui/TextLink.tsx";
import { AttachmentsField } from "./attachments/AttachmentsField.tsx";
import { type AttachmentLimits, useAttachments } from "./attachments/useAttachments.ts";

/** The inputs by the names of the tables. */
const INPUT_OF: Readonly<Record<string, "body" | "files">> = { body: "body", attachment_id: "files" };

const NOTHING = { body: "" };

/**
 * Writes back to support. What is written in time opens a solved question again (D212). Where a question is closed while
 * somebody writes, their words stay to be copied; the new question opens beside them.
 */
export function ReplyForm(props: {
  ticketId: string;
  reopenUntil: string | null;
  isClosed: boolean;
  fileLimits: AttachmentLimits;
}) {
  const { fileLimits, isClosed, reopenUntil, ticketId } = props;
  const { t } = useTranslation("support");
  const failureText = useFailureText();
  const commit = useCommit<ReplyFormMutation>(graphql`
    mutation ReplyFormMutation($answer: ticket_messages_insert_input!, $files: [ticket_attachments_insert_input!]!) {
      insert_ticket_messages(objects: [$answer]) {
        affected_rows
      }
      insert_ticket_attachments(objects: $files) {
        affected_rows
      }
    }
  `);
  const attachments = useAttachments(fileLimits);
  const name = `support-answer:${ticketId}`;
  const [typing] = useState(() => keptTyping<typeof NOTHING>(name));
  const answerId = useKeptId(name);
  const form = useSendForm({
    defaultValues: { ...typing.over(NOTHING), files: "" },
    onChange: ({ body }) => typing.keep({ body }, NOTHING),
    inputOf: (field) => INPUT_OF[field],
    check: ({ body }) => ({
      body: body.trim() === "" ? t("reply.missing") : undefined,
      files: attachments.files.some(({ failure }) => failure) ? t("files.unsent") : undefined,
    }),
    send: async ({ body }) => {
      const words = { body: body.trim() };
      const place = { ticket_id: ticketId, ticket_message_id: answerId.of(words) };
      const files = await attachments.whenSent(place);
      // Why is said at the file.
      if (!files) return;
      await commit({ answer: { ...place, ...words }, files });
      answerId.forget();
      attachments.clear();
      form.clear({ body });
      // Said here too, because a form that was left meanwhile tells no change.
      typing.keep({ body: form.values.get().body }, NOTHING);
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
        {!isClosed && fileLimits.taken < fileLimits.most && (
          <AttachmentsField
            attachments={attachments}
            error={form.errorOf("files")}
            isBusy={form.isBusy}
            onChange={() => form.setValue("files", "")}
          />
        )}
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
