import { useTranslation } from "../../i18n/useTranslation.ts";
import type { SendForm } from "../../sending/useSendForm.ts";
import { CheckboxField } from "../../ui/CheckboxField.tsx";
import { AgreementText } from "./AgreementText.tsx";
import { type Obligation, useObligation } from "./useObligation.ts";

/** The text that one agrees to, to be opened, and the tick under the sentence that says what it binds to (D106). */
export function AgreementFields(props: {
  agreementText: string | undefined;
  obligation: Obligation;
  form: Pick<SendForm<{ isAgreed: boolean }>, "errorOf" | "register">;
}) {
  const { t } = useTranslation("circle");
  const obligation = useObligation(props.obligation);
  const { errorOf, register } = props.form;
  return (
    <>
      <AgreementText text={props.agreementText} />
      <CheckboxField label={t("join.agree", { obligation })} error={errorOf("isAgreed")} {...register("isAgreed")} />
    </>
  );
}
