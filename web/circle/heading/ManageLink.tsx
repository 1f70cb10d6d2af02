import { chakra } from "@chakra-ui/react";
import { Settings2 } from "lucide-react";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { type GroupAddress, groupPath } from "../../lib/groupPath.ts";
import { ButtonLink } from "../../ui/Button.tsx";

/** Leads who runs the circle to the page on which it is managed (D99). */
export function ManageLink({ group }: { group: GroupAddress }) {
  const { t } = useTranslation("circle");
  return (
    <ButtonLink
      to={`${groupPath(group)}/manage`}
      variant="outline"
      colorPalette="gray"
      px={{ base: "3", md: "5" }}
      aria-label={t("manage")}
    >
      <Settings2 aria-hidden />
      {/* On a phone the name of the circle needs the space. */}
      <chakra.span display={{ base: "none", md: "inline" }}>{t("manage")}</chakra.span>
    </ButtonLink>
  );
}
