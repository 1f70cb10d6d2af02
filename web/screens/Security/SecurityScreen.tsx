import { Stack } from "@chakra-ui/react";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { PageHeader } from "../../ui/PageHeader.tsx";
import { SecurityTab } from "./SecurityTab.tsx";

/** What the settings have so far. */
export function Component() {
  const { t } = useTranslation("security");
  return (
    <Stack gap="6">
      <PageHeader title={t("title")} />
      <SecurityTab />
    </Stack>
  );
}
