import { chakra, Stack } from "@chakra-ui/react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../../ui/Button.tsx";
import { CheckboxField } from "../../../ui/CheckboxField.tsx";
import { TextAreaField } from "../../../ui/TextField.tsx";
import { type Obligation, useObligation } from "../../../circle/joining/useObligation.ts";

const longestMessage = 300;

/** The agreement and the button. Nothing is sent without the tick (D106). */
export function JoinForm(props: {
  obligation: Obligation;
  agreementText: string | undefined;
  /** The group's admin decides: a word to them can go along. */
  needsApproval: boolean;
  isPending: boolean;
  onJoin: (message: string) => void;
}) {
  const { t } = useTranslation("circle");
  const obligation = useObligation(props.obligation);
  const [isAgreed, setIsAgreed] = useState(false);
  const [isAsked, setIsAsked] = useState(false);
  const [message, setMessage] = useState("");
  return (
    <Stack gap="4" asChild>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setIsAsked(true);
          if (isAgreed) props.onJoin(message);
        }}
      >
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
          checked={isAgreed}
          onChange={(event) => setIsAgreed(event.target.checked)}
          error={isAsked && !isAgreed ? t("join.agreeFirst") : undefined}
        />
        {props.needsApproval && (
          <TextAreaField
            label={t("join.message")}
            isOptional
            hint={t("join.messageHint")}
            rows={2}
            maxLength={longestMessage}
            value={message}
            onChange={(event) => setMessage(event.target.value)}
          />
        )}
        <Button type="submit" size="lg" w="full" isPending={props.isPending}>
          {t(props.needsApproval ? "join.request" : "join.button")}
        </Button>
      </form>
    </Stack>
  );
}
