import { chakra } from "@chakra-ui/react";
import { Link } from "react-router-dom";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { type AlertFilter, alertFilters, filterPath } from "./alertFilter.ts";

const Choice = chakra(Link, {
  base: {
    display: "inline-flex",
    alignItems: "center",
    minH: "10",
    px: "4",
    borderWidth: "1px",
    borderRadius: "full",
    bg: "surface",
    color: "fg.muted",
    fontWeight: "medium",
    textStyle: "sm",
    focusVisibleRing: "outside",
    _hover: { borderColor: "border.emphasized", color: "fg" },
    "&[aria-current=true]": { bg: "brand.subtle", borderColor: "brand.solid", color: "brand.fg" },
  },
});

/** Which alerts are shown: links, so that the way back leads to what was shown before. */
export function AlertFilters({ chosen }: { chosen: AlertFilter }) {
  const { t } = useTranslation("messages");
  return (
    <chakra.nav aria-label={t("alerts.filters")} display="flex" flexWrap="wrap" gap="2">
      {alertFilters.map((filter) => (
        <Choice
          key={filter}
          to={filterPath(filter)}
          preventScrollReset
          aria-current={filter === chosen ? "true" : undefined}
        >
          {t(`alerts.filter.${filter}`)}
        </Choice>
      ))}
    </chakra.nav>
  );
}
