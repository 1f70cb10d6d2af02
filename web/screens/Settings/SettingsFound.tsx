import { chakra, Stack } from "@chakra-ui/react";
import { Link } from "react-router-dom";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { Card } from "../../ui/Card.tsx";
import { findRows, rowAddress } from "./settingsRows.ts";

/** The settings that a search finds, each a link to its place (D176). */
export function SettingsFound({ typed, onGo }: { typed: string; onGo: () => void }) {
  const { t } = useTranslation("settings");
  const found = findRows(typed, t);
  return (
    <Stack gap="3">
      <chakra.p role="status" color="fg.muted">
        {found.length === 0 ? t("search.none") : t("search.found", { count: found.length })}
      </chakra.p>
      {found.length > 0 && (
        <Card p="0" overflow="clip" aria-label={t("search.results")}>
          <chakra.ul listStyleType="none" divideY="1px" divideColor="border">
            {found.map(({ row, tab }) => (
              <li key={row}>
                <chakra.span
                  asChild
                  display="flex"
                  flexWrap="wrap"
                  columnGap="3"
                  justifyContent="space-between"
                  alignItems="baseline"
                  px={{ base: "4", md: "5" }}
                  py="3"
                  focusVisibleRing="inside"
                  _hover={{ bg: "brand.subtle" }}
                >
                  <Link to={rowAddress(row)} onClick={onGo}>
                    <chakra.span fontWeight="medium">{t(`row.${row}.label`)}</chakra.span>
                    <chakra.span color="fg.muted" textStyle="sm">
                      {t("search.in", { tab: t(`tab.${tab}`) })}
                    </chakra.span>
                  </Link>
                </chakra.span>
              </li>
            ))}
          </chakra.ul>
        </Card>
      )}
    </Stack>
  );
}
