import { chakra, Stack } from "@chakra-ui/react";
import { useTranslation } from "../../i18n/useTranslation.ts";

/** The group's own rules, which are agreed to with its terms, to be opened; and what may become of them (D89, D267). */
export function RulesText({ rules }: { rules: string }) {
  const { t } = useTranslation("circle");
  return (
    <details>
      <chakra.summary cursor="pointer" color="info.fg" fontWeight="medium" borderRadius="l1" focusVisibleRing="outside">
        {t("join.readRules")}
      </chakra.summary>
      <Stack mt="2" p="3" gap="2" bg="sunken" borderRadius="l2" textStyle="sm">
        <chakra.p whiteSpace="pre-line" overflowWrap="anywhere">
          {rules || t("join.noRules")}
        </chakra.p>
        <chakra.p color="fg.muted">{t("join.rulesNote")}</chakra.p>
      </Stack>
    </details>
  );
}
