import { chakra, Stack } from "@chakra-ui/react";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { NamelessFaces } from "./NamelessFaces.tsx";

/** Some faces without names, for people who are not members (D95). */
export function VisitorFaces({ avatars, members }: { avatars: readonly string[]; members: number }) {
  const { t } = useTranslation("circle");
  const more = members - avatars.length;
  return (
    <Stack gap="3">
      <NamelessFaces faces={avatars} size="10" />
      <chakra.p color="fg.muted" textStyle="sm">
        {more > 0 && `${t("board.more", { count: more })}. `}
        {t("board.detailsAfterJoin")}
      </chakra.p>
    </Stack>
  );
}
