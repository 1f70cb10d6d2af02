import { chakra, HStack } from "@chakra-ui/react";
import { graphql, useFragment } from "react-relay";
import type { CardPeople_group$key } from "../../__generated__/member/CardPeople_group.graphql.ts";
import { avatarsOf } from "../../circle/members/avatarsOf.ts";
import { NamelessFaces } from "../../circle/members/NamelessFaces.tsx";
import { useTranslation } from "../../i18n/useTranslation.ts";

/** Faces on a card; the others are counted. */
const facesShown = 6;

/** Six faces of a circle, how many more there are, and how many of its seats are taken. */
export function CardPeople(props: { group: CardPeople_group$key }) {
  const { t } = useTranslation("browse");
  const group = useFragment(
    graphql`
      fragment CardPeople_group on groups {
        current_members
        locked_member_count
        member_avatars
        member_limit
      }
    `,
    props.group,
  );
  const faces = avatarsOf(group.member_avatars).slice(0, facesShown);
  const more = group.current_members - faces.length;
  return (
    <HStack justify="space-between" columnGap="3" rowGap="1" flexWrap="wrap">
      <NamelessFaces faces={faces} size="8">
        {more > 0 && (
          <chakra.span ps="1.5" textStyle="sm" color="fg.muted" fontVariantNumeric="tabular-nums">
            +{more}
          </chakra.span>
        )}
      </NamelessFaces>
      <chakra.span textStyle="sm" color="fg.muted" fontVariantNumeric="tabular-nums">
        {t("card.members", {
          current: group.current_members,
          limit: group.locked_member_count ?? group.member_limit,
        })}
      </chakra.span>
    </HStack>
  );
}
