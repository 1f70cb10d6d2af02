import { useTranslation } from "../../i18n/useTranslation.ts";
import type { SendForm } from "../../sending/useSendForm.ts";
import { CheckboxField } from "../../ui/CheckboxField.tsx";
import { AgreementText } from "./AgreementText.tsx";
import { RulesText } from "./RulesText.tsx";
import type { ShownTerms } from "./shownTerms.ts";
import { type Obligation, useObligation } from "./useObligation.ts";
import { useTickUnderTerms } from "./useTickUnderTerms.ts";

/**
 * The text and the rules that one agrees to, to be opened, and the tick under the sentence that says what it binds to (D106,
 * D267).
 */
export function AgreementFields(props: {
  agreementText: string | undefined;
  obligation: Obligation;
  shown: ShownTerms;
  form: Pick<SendForm<{ isAgreed: boolean }>, "errorOf" | "register" | "setValue">;
}) {
  const { t } = useTranslation("circle");
  const obligation = useObligation(props.obligation);
  const { errorOf, register } = props.form;
  useTickUnderTerms(props.shown, props.form);
  return (
    <>
      <AgreementText text={props.agreementText} />
      <RulesText rules={props.shown.rules} />
      <CheckboxField label={t("join.agree", { obligation })} error={errorOf("isAgreed")} {...register("isAgreed")} />
    </>
  );
}
