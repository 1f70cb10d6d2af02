import { Stack } from "@chakra-ui/react";
import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { MemberForm_query$key } from "../../__generated__/member/MemberForm_query.graphql.ts";
import type { MemberFormMutation } from "../../__generated__/member/MemberFormMutation.graphql.ts";
import { useFailureText } from "../../i18n/useFailureText.ts";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { keptErrors } from "../../lib/errorLog.ts";
import { QuestionFields } from "../../public/Support/QuestionFields.tsx";
import { type Question, type TicketCategory, useQuestionFaults } from "../../public/Support/questions.ts";
import { readAllAgain } from "../../relay/readAgain.ts";
import { keptTyping } from "../../sending/keptTyping.ts";
import { useCommit } from "../../sending/useAction.ts";
import { useKeptId } from "../../sending/useKeptId.ts";
import { useInputs, useSendForm } from "../../sending/useSendForm.ts";
import { Button } from "../../ui/Button.tsx";
import { RefusalBanner } from "../../ui/RefusalBanner.tsx";
import { SelectField } from "../../ui/SelectField.tsx";
import { toaster } from "../../ui/toaster.tsx";
import { AttachmentsField } from "./attachments/AttachmentsField.tsx";
import { useAttachmentLimits } from "./attachments/useAttachmentLimits.ts";
import { useAttachments } from "./attachments/useAttachments.ts";
import { KeptErrors } from "./KeptErrors.tsx";

/** The inputs by the names of the table. */
const INPUT_OF: Readonly<Record<string, "category" | "subject" | "text" | "group" | "payment" | "files">> = {
  category: "category",
  subject: "subject",
  body: "text",
  group_id: "group",
  payment_id: "payment",
  attachment_id: "files",
};

type Typed = Question & { group: string; payment: string };

const NOTHING: Typed = { category: "", subject: "", text: "", group: "", payment: "" };

const typedIn = ({ category, group, payment, subject, text }: Typed): Typed => ({
  category,
  group,
  payment,
  subject,
  text,
});

const NAME = "support";
const typing = keptTyping<Typed>(NAME);

/** Whether a question of this category can name a payment. */
const isAboutMoney = (category: string) => category === "payment" || category === "payout";

/** What the form begins with. A link that says what it is about is followed, unless words of another question wait here. */
function begunWith(linked: Typed): Typed {
  const kept = typing.over(linked);
  const hasWords = kept.subject !== linked.subject || kept.text !== linked.text;
  const isLinked = linked.category !== "" || linked.subject !== "";
  return isLinked && !hasWords ? linked : kept;
}

/** A question of somebody who is signed in: with the circle or the payment that it is about (D211). */
export function MemberForm(props: { query: MemberForm_query$key; given: Question }) {
  const { t } = useTranslation("support");
  const failureText = useFailureText();
  const faultsOf = useQuestionFaults();
  const data = useFragment(
    graphql`
      fragment MemberForm_query on query_root @argumentDefinitions(me: { type: "uuid!" }) {
        ...useLimits_query
        group_members_connection(first: 50, where: { user_id: { _eq: $me } }, order_by: [{ joined_at: desc }]) {
          edges {
            node {
              group {
                group_id
                name
              }
            }
          }
        }
        payments_connection(first: 20, where: { user_id: { _eq: $me } }, order_by: [{ created_at: desc }]) {
          edges {
            node {
              amount
              currency
              payment_id
              payout_round
              group {
                name
              }
            }
          }
        }
      }
    `,
    props.query,
  );
  const commit = useCommit<MemberFormMutation>(graphql`
    mutation MemberFormMutation($ticket: support_tickets_insert_input!, $files: [ticket_attachments_insert_input!]!) {
      insert_support_tickets(objects: [$ticket]) {
        affected_rows
      }
      insert_ticket_attachments(objects: $files) {
        affected_rows
      }
    }
  `);
  const ticketId = useKeptId(NAME);
  const [errors] = useState(keptErrors);
  const [isSendingErrors, setIsSendingErrors] = useState(false);
  const attachments = useAttachments(useAttachmentLimits(data));

  const linked = { ...props.given, group: "", payment: "" };
  const form = useSendForm({
    defaultValues: { ...begunWith(linked), files: "" },
    onChange: (typed) => typing.keep(typedIn(typed), linked),
    inputOf: (field) => INPUT_OF[field],
    check: ({ category, group, subject, text }) => ({
      ...faultsOf({ category, subject, text }),
      group: category === "group_dispute" && group === "" ? t("form.groupMissing") : undefined,
      files: attachments.files.some(({ failure }) => failure) ? t("files.unsent") : undefined,
    }),
    send: async (sent) => {
      const { category, group, payment, subject, text } = sent;
      const question = {
        category: category as TicketCategory,
        subject: subject.trim(),
        body: text.trim(),
        ...(group !== "" && { group_id: group }),
        // One that was chosen for another category is kept, but no longer shown.
        ...(isAboutMoney(category) && payment !== "" && { payment_id: payment }),
      };
      const place = { ticket_id: ticketId.of(question) };
      const files = await attachments.whenSent(place);
      // Why is said at the file.
      if (!files) return;
      await commit({
        files,
        ticket: { ...place, ...question, ...(isSendingErrors && { diagnostics: errors }) },
      });
      toaster.show({ tone: "paid", title: t("own.sent"), text: t("own.sentText") });
      ticketId.forget();
      setIsSendingErrors(false);
      attachments.clear();
      form.clear(typedIn(sent));
      // What was typed while it was being sent is the next question; what came with the link was in this one.
      typing.keep(typedIn(form.values.get()), NOTHING);
      void readAllAgain();
    },
  });
  const { category } = useInputs(form);
  const groups = data.group_members_connection.edges.flatMap(({ node }) => node.group ?? []);
  const payments = data.payments_connection.edges.map(({ node }) => node);
  return (
    <form onSubmit={form.submit} noValidate>
      <Stack gap="5">
        <QuestionFields form={form} />
        {groups.length > 0 && (
          <SelectField
            label={t("form.group")}
            isOptional={category !== "group_dispute"}
            placeholder={t("form.groupNone")}
            options={groups.map(({ group_id, name }) => ({ value: group_id, label: name }))}
            error={form.errorOf("group")}
            {...form.register("group")}
          />
        )}
        {isAboutMoney(category) && payments.length > 0 && (
          <SelectField
            label={t("form.payment")}
            isOptional
            placeholder={t("form.paymentNone")}
            options={payments.map(({ amount, currency, group, payment_id, payout_round }) => ({
              value: payment_id,
              label: t("form.paymentLine", {
                group: group?.name ?? "",
                round: payout_round,
                amount: { cents: amount, currency },
              }),
            }))}
            error={form.errorOf("payment")}
            {...form.register("payment")}
          />
        )}
        <AttachmentsField
          attachments={attachments}
          error={form.errorOf("files")}
          isBusy={form.isBusy}
          onChange={() => form.setValue("files", "")}
        />
        {errors.length > 0 && <KeptErrors errors={errors} isSent={isSendingErrors} onSend={setIsSendingErrors} />}
        <Button type="submit" isPending={form.isBusy} alignSelf="flex-start">
          {t("form.send")}
        </Button>
        {form.refusal && <RefusalBanner title={t("form.failed")}>{failureText(form.refusal)}</RefusalBanner>}
      </Stack>
    </form>
  );
}
