import { chakra } from "@chakra-ui/react";
import { useTranslation } from "../../i18n/useTranslation.ts";

/** The text that one agrees to, to be opened (D106); nothing while there is none in force. */
export function AgreementText({ text }: { text: string | undefined }) {
  const { t } = useTranslation("circle");
  if (!text) return null;
  return (
    <details>
      <chakra.summary cursor="pointer" color="info.fg" fontWeight="medium" borderRadius="l1" focusVisibleRing="outside">
        {t("join.readAgreement")}
      </chakra.summary>
      <chakra.p mt="2" p="3" bg="sunken" borderRadius="l2" textStyle="sm" whiteSpace="pre-line">
        {text}
      </chakra.p>
    </details>
  );
}
