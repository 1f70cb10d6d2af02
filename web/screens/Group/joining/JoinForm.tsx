import { Stack } from "@chakra-ui/react";
import { useNavigate } from "react-router-dom";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { Button } from "../../../ui/Button.tsx";
import { TextAreaField } from "../../../ui/TextField.tsx";
import { AgreementFields } from "../../../circle/joining/AgreementFields.tsx";
import { DeclineInvitation } from "../../../circle/joining/DeclineInvitation.tsx";
import type { ShownTerms } from "../../../circle/joining/shownTerms.ts";
import type { Obligation } from "../../../circle/joining/useObligation.ts";
import { useJoinGroup } from "./useJoinGroup.ts";

/** The agreement and the button. Nothing is sent without the tick (D106). */
export function JoinForm(props: {
  groupId: string;
  obligation: Obligation;
  shown: ShownTerms;
  agreementText: string | undefined;
  /** The group's admin decides: a word to them can go along. */
  needsApproval: boolean;
  /** The invitation that is accepted or turned down here. */
  invitationId: string | undefined;
  /** Characters of that word. */
  longestMessage: number;
  onDone: () => void;
}) {
  const { t } = useTranslation("circle");
  const navigate = useNavigate();
  const form = useJoinGroup(props, props.onDone);
  const { errorOf, isBusy, register, submit } = form;
  return (
    <Stack gap="4" asChild>
      <form noValidate onSubmit={submit}>
        <AgreementFields
          agreementText={props.agreementText}
          obligation={props.obligation}
          shown={props.shown}
          form={form}
        />
        {props.needsApproval && (
          <TextAreaField
            label={t("join.message")}
            isOptional
            hint={t("join.messageHint", { max: props.longestMessage })}
            rows={2}
            maxLength={props.longestMessage}
            error={errorOf("message")}
            {...register("message")}
          />
        )}
        <Button type="submit" size="lg" w="full" isPending={isBusy}>
          {t(props.invitationId ? "invited.accept" : props.needsApproval ? "join.request" : "join.button")}
        </Button>
        {props.invitationId && (
          <DeclineInvitation
            invitationId={props.invitationId}
            words={{
              title: t("invited.declineTitle"),
              text: t("invited.declineText"),
              confirm: t("invited.decline"),
              done: t("invited.declined"),
              failed: t("invited.declineFailed"),
            }}
            onDeclined={() => void navigate("/groups")}
          >
            {(ask) => (
              <Button variant="ghost" colorPalette="gray" onClick={ask}>
                {t("invited.decline")}
              </Button>
            )}
          </DeclineInvitation>
        )}
      </form>
    </Stack>
  );
}
