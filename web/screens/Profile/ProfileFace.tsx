import { chakra, Heading, HStack, Stack } from "@chakra-ui/react";
import { BadgeCheck } from "lucide-react";
import { graphql, useFragment } from "react-relay";
import type { ProfileFace_person$key } from "../../__generated__/member/ProfileFace_person.graphql.ts";
import { levels } from "../../components/level.ts";
import { LevelPicture } from "../../components/LevelPicture.tsx";
import { MemberAvatar } from "../../components/MemberAvatar.tsx";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { Chip } from "../../ui/Chip.tsx";

/** Who I am here: what others see of me at the table (D146). */
export function ProfileFace(props: { person: ProfileFace_person$key }) {
  const { t } = useTranslation("profile");
  const { alias, avatar_url, is_verified, reputation, user_id, username } = useFragment(
    graphql`
      fragment ProfileFace_person on user_profiles {
        alias
        avatar_url
        is_verified
        user_id
        username
        reputation {
          level
        }
      }
    `,
    props.person,
  );
  const level = levels.find((each) => each === reputation?.level);
  return (
    <HStack gap="4">
      <MemberAvatar userId={user_id} name={alias} avatarUrl={avatar_url} size={72} />
      <Stack gap="1" minW="0" align="flex-start">
        <Heading as="h1" size="xl" overflowWrap="anywhere">
          {alias}
        </Heading>
        <HStack columnGap="3" rowGap="1" flexWrap="wrap">
          <chakra.span color="fg.muted" overflowWrap="anywhere">{`@${username}`}</chakra.span>
          {level && (
            <HStack gap="1.5" textStyle="sm" fontWeight="medium">
              <LevelPicture level={level} size={20} />
              {t("level.is", { level: t(`level.${level}`) })}
            </HStack>
          )}
          {is_verified && (
            <Chip tone="brand" icon={BadgeCheck}>
              {t("verified")}
            </Chip>
          )}
        </HStack>
      </Stack>
    </HStack>
  );
}
