import { chakra, Stack } from "@chakra-ui/react";
import { useTranslation } from "react-i18next";
import { Button } from "../../../ui/Button.tsx";
import { CheckboxField } from "../../../ui/CheckboxField.tsx";
import { TextAreaField } from "../../../ui/TextField.tsx";
import { type Obligation, useObligation } from "../../../circle/joining/useObligation.ts";
import { useJoinGroup } from "./useJoinGroup.ts";

/** The agreement and the button. Nothing is sent without the tick (D106). */
export function JoinForm(props: {
  groupId: string;
  obligation: Obligation;
  agreementText: string | undefined;
  /** The group's admin decides: a word to them can go along. */
  needsApproval: boolean;
  /** Characters of that word. */
  longestMessage: number;
  onDone: () => void;
}) {
  const { t } = useTranslation("circle");
  const obligation = useObligation(props.obligation);
  const { register, submit, isBusy, errorOf } = useJoinGroup(props.groupId, props.onDone);
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
        <CheckboxField
          label={t("join.agree", { obligation })}
          error={errorOf("isAgreed")}
          {...register("isAgreed", { validate: (isAgreed) => isAgreed || t("join.agreeFirst") })}
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
          {t(props.needsApproval ? "join.request" : "join.button")}
        </Button>
      </form>
    </Stack>
  );
}
