import { HStack } from "@chakra-ui/react";
import { graphql, useLazyLoadQuery } from "react-relay";
import type { MemberRecordQuery } from "../../__generated__/member/MemberRecordQuery.graphql.ts";
import { LevelPicture } from "../../components/LevelPicture.tsx";
import { levels } from "../../components/level.ts";
import { useLocale } from "../../i18n/useLocale.ts";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { Fact } from "./Fact.tsx";

/**
 * How a member has paid and what they earned so far, in all circles (D132, D134, D137). It comes with the member's card: to count it for every seat at
 * each change of the board would cost more than the whole page.
 */
export function MemberRecord(props: { groupId: string; userId: string }) {
  const { t } = useTranslation("circle");
  const locale = useLocale();
  const { node } = useLazyLoadQuery<MemberRecordQuery>(
    graphql`
      query MemberRecordQuery($groupId: ID!, $userId: uuid!) {
        node(id: $groupId) {
          ... on groups {
            board(where: { user_id: { _eq: $userId } }) {
              profile {
                completed_groups
                level
                on_time_rate
                rating
              }
            }
          }
        }
      }
    `,
    props,
    { fetchPolicy: "store-and-network" },
  );
  const profile = node?.board?.[0]?.profile;
  if (!profile) return null;
  // Null for one that this page does not know.
  const level = levels.find((known) => known === profile.level);
  const rating = profile.rating as number | null | undefined;
  return (
    <>
      <Fact
        label={t("member.rating")}
        value={
          rating == null
            ? t("member.newMember")
            : t("member.ratingOf", { rating: rating.toLocaleString(locale, { minimumFractionDigits: 1 }) })
        }
      />
      {level && (
        <Fact
          label={t("member.level")}
          value={
            <HStack gap="2">
              <LevelPicture level={level} size={22} />
              {t(`member.levels.${level}`)}
            </HStack>
          }
        />
      )}
      {profile.on_time_rate != null && (
        <Fact label={t("member.onTime")} value={t("member.percent", { percent: profile.on_time_rate })} />
      )}
      {profile.completed_groups != null && (
        <Fact label={t("member.completed")} value={String(profile.completed_groups)} />
      )}
    </>
  );
}
