import { chakra } from "@chakra-ui/react";
import { useTranslation } from "../i18n/useTranslation.ts";

/** The first stop of the Tab key on a page: leads past its header to what the page is about. Seen only with the focus. */
export function SkipLink() {
  const { t } = useTranslation("shell");
  return (
    <chakra.a
      href="#content"
      position="absolute"
      top="-20"
      insetStart="2"
      zIndex="skipNav"
      px="4"
      py="3"
      bg="brand.solid"
      color="brand.contrast"
      borderRadius="l2"
      _focus={{ top: "2" }}
      data-no-print
    >
      {t("header.skip")}
    </chakra.a>
  );
}
