import type { ComponentProps } from "react";
import { Trans } from "../../i18n/Trans.tsx";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { CheckboxField } from "../../ui/CheckboxField.tsx";
import { TextLink } from "../../ui/TextLink.tsx";

/** The consent that both forms ask for, with what is consented to (D253). */
export function AgreementField(props: Omit<ComponentProps<typeof CheckboxField>, "label">) {
  const { t } = useTranslation("auth");
  return (
    <CheckboxField
      {...props}
      label={
        <Trans
          t={t}
          i18nKey="register.agree"
          components={{
            terms: <TextLink to="/terms" target="_blank" />,
            privacy: <TextLink to="/privacy" target="_blank" />,
          }}
        />
      }
    />
  );
}
