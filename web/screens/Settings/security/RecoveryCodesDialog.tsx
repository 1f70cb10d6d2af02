import { chakra, HStack, SimpleGrid, Stack } from "@chakra-ui/react";
import { Download } from "lucide-react";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { Button } from "../../../ui/Button.tsx";
import { Dialog } from "../../../ui/Dialog.tsx";
import { CopyButton } from "./CopyButton.tsx";

/** Gives a text as a file. */
function save(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}

/** The recovery codes, this once: the server keeps nothing of them that can be read. */
export function RecoveryCodesDialog({
  codes,
  email,
  onClose,
}: {
  codes: readonly string[];
  email: string;
  onClose: () => void;
}) {
  const { t } = useTranslation("security");
  const text = `${t("twoFactor.fileTitle", { email })}\n\n${codes.join("\n")}\n`;
  return (
    <Dialog
      isOpen
      isOnlyNow
      onClose={onClose}
      title={t("twoFactor.codesTitle")}
      footer={<Button onClick={onClose}>{t("twoFactor.saved")}</Button>}
    >
      <Stack gap="5">
        <chakra.p>{t("twoFactor.codesText")}</chakra.p>
        <SimpleGrid
          as="ul"
          aria-label={t("twoFactor.codesList")}
          columns={{ base: 1, sm: 2 }}
          gap="2"
          p="4"
          bg="sunken"
          borderRadius="l2"
          listStyleType="none"
          fontFamily="mono"
          fontWeight="medium"
          textAlign="center"
        >
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </SimpleGrid>
        <HStack gap="2" flexWrap="wrap">
          <CopyButton label={t("twoFactor.copyCodes")} text={codes.join("\n")} />
          <Button variant="outline" colorPalette="gray" size="sm" onClick={() => save(t("twoFactor.file"), text)}>
            <Download aria-hidden />
            {t("twoFactor.download")}
          </Button>
        </HStack>
      </Stack>
    </Dialog>
  );
}
