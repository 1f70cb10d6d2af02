import { chakra, HStack, Stack } from "@chakra-ui/react";
import { UserRound } from "lucide-react";
import { useTranslation } from "../../i18n/useTranslation.ts";

/** Some faces without names, for people who are not members (D95). */
export function VisitorFaces({ avatars, members }: { avatars: readonly string[]; members: number }) {
  const { t } = useTranslation("circle");
  const more = members - avatars.length;
  return (
    <Stack gap="3">
      <HStack gap="0" ps="2" flexWrap="wrap" aria-hidden>
        {avatars.map((avatar, at) => (
          <chakra.span
            // Faces without names can only be told apart by their place.
            // oxlint-disable-next-line react/no-array-index-key
            key={at}
            display="grid"
            placeItems="center"
            boxSize="10"
            ms="-2"
            borderRadius="full"
            borderWidth="2px"
            borderColor="surface"
            bg="sunken"
            color="fg.muted"
            overflow="hidden"
          >
            {avatar ? <chakra.img src={avatar} alt="" boxSize="full" objectFit="cover" /> : <UserRound size={20} />}
          </chakra.span>
        ))}
      </HStack>
      <chakra.p color="fg.muted" textStyle="sm">
        {more > 0 && `${t("board.more", { count: more })}. `}
        {t("board.detailsAfterJoin")}
      </chakra.p>
    </Stack>
  );
}
