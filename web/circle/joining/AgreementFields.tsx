import { useEffect, useRef } from "react";
import { useTranslation } from "../../i18n/useTranslation.ts";
import type { SendForm } from "../../sending/useSendForm.ts";
import { CheckboxField } from "../../ui/CheckboxField.tsx";
import { AgreementText } from "./AgreementText.tsx";
import type { ShownTerms } from "./shownTerms.ts";
import { type Obligation, useObligation } from "./useObligation.ts";

/**
 * The text that one agrees to, to be opened, and the tick under the sentence that says what it binds to (D106). A tick is for
 * the terms under which it was set: it goes when others come.
 */
export function AgreementFields(props: {
  agreementText: string | undefined;
  obligation: Obligation;
  shown: ShownTerms;
  form: Pick<SendForm<{ isAgreed: boolean }>, "errorOf" | "register" | "setValue">;
}) {
  const { t } = useTranslation("circle");
  const obligation = useObligation(props.obligation);
  const { errorOf, register, setValue } = props.form;
  const terms = JSON.stringify(props.shown);
  const ticked = useRef(terms);
  useEffect(() => {
    if (ticked.current !== terms) setValue("isAgreed", false);
    ticked.current = terms;
  }, [terms, setValue]);
  return (
    <>
      <AgreementText text={props.agreementText} />
      <CheckboxField label={t("join.agree", { obligation })} error={errorOf("isAgreed")} {...register("isAgreed")} />
    </>
  );
}
