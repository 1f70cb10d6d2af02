import { chakra, Stack } from "@chakra-ui/react";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { Button } from "../../../ui/Button.tsx";
import { CheckboxField } from "../../../ui/CheckboxField.tsx";
import { TextAreaField } from "../../../ui/TextField.tsx";
import { type Obligation, useObligation } from "../../../circle/joining/useObligation.ts";
import { DeclineButton } from "./DeclineButton.tsx";
import { useJoinGroup } from "./useJoinGroup.ts";

/** The agreement and the button. Nothing is sent without the tick (D106). */
export function JoinForm(props: {
  groupId: string;
  obligation: Obligation;
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
  const obligation = useObligation(props.obligation);
  const { register, submit, isBusy, errorOf } = useJoinGroup(props, props.onDone);
  return (
    <Stack gap="4" asChild>
      <form noValidate onSubmit={submit}>
        {props.agreementText && (
          <details>
            <chakra.summary
              cursor="pointer"
              color="info.fg"
              fontWeight="medium"
              borderRadius="l1"
              focusVisibleRing="outside"
            >
              {t("join.readAgreement")}
            </chakra.summary>
            <chakra.p mt="2" p="3" bg="sunken" borderRadius="l2" textStyle="sm" whiteSpace="pre-line">
              {props.agreementText}
            </chakra.p>
          </details>
        )}
        <CheckboxField label={t("join.agree", { obligation })} error={errorOf("isAgreed")} {...register("isAgreed")} />
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
        {props.invitationId && <DeclineButton invitationId={props.invitationId} />}
      </form>
    </Stack>
  );
}
