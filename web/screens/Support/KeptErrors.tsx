import { chakra, Stack } from "@chakra-ui/react";
import { DateText } from "../../components/DateText.tsx";
import { useTranslation } from "../../i18n/useTranslation.ts";
import type { ErrorReport } from "../../lib/errorLog.ts";
import { CheckboxField } from "../../ui/CheckboxField.tsx";

/** The errors that this device kept, all of them shown, and the choice to send them along (D214, D228). */
export function KeptErrors(props: {
  errors: readonly ErrorReport[];
  isSent: boolean;
  onSend: (isSent: boolean) => void;
}) {
  const { t } = useTranslation("support");
  return (
    <Stack gap="2">
      <CheckboxField
        label={t("errors.send", { count: props.errors.length })}
        hint={t("errors.hint")}
        checked={props.isSent}
        onChange={(event) => props.onSend(event.currentTarget.checked)}
      />
      <chakra.ul
        listStyleType="none"
        display="grid"
        gap="1"
        p="3"
        bg="sunken"
        borderRadius="l2"
        textStyle="sm"
        maxH="12rem"
        overflowY="auto"
        tabIndex={0}
        role="group"
        aria-label={t("errors.hint")}
      >
        {props.errors.map(({ at, message, path }) => (
          <chakra.li key={`${at} ${message}`} overflowWrap="anywhere">
            <DateText value={at} format="dateTime" />
            {` · ${path} · ${message}`}
          </chakra.li>
        ))}
      </chakra.ul>
    </Stack>
  );
}
