import { chakra, HStack, Stack } from "@chakra-ui/react";
import { Check, DoorOpen, Hourglass } from "lucide-react";
import { graphql, useFragment } from "react-relay";
import type { ConsentList_group$key } from "../../../__generated__/group_admin/ConsentList_group.graphql.ts";
import { DateText } from "../../../components/DateText.tsx";
import { MemberAvatar } from "../../../components/MemberAvatar.tsx";
import { Trans } from "../../../i18n/Trans.tsx";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { Chip } from "../../../ui/Chip.tsx";

const looks = {
  waiting: { tone: "due", icon: Hourglass },
  accepted: { tone: "paid", icon: Check },
  leaving: { tone: "gray", icon: DoorOpen },
} as const;

/**
 * Who has accepted changed terms, who has not yet, and until when each may; nothing once the start waits for nobody
 * (D89). It does not wait for members who have asked to leave.
 */
export function ConsentList(props: { group: ConsentList_group$key }) {
  const { t } = useTranslation("manage");
  const group = useFragment(
    graphql`
      fragment ConsentList_group on groups {
        status
        leave_requests(where: { status: { _eq: open } }, order_by: { asked_at: asc }) {
          user_id
        }
        term_consents(order_by: [{ accepted_at: asc_nulls_first }, { user_id: asc }]) {
          accepted_at
          expires_at
          user_id
          profile {
            alias
            avatar_url
          }
        }
      }
    `,
    props.group,
  );
  const { term_consents: consents } = group;
  const leaving = new Set(group.leave_requests.map(({ user_id }) => user_id));
  const standOf = ({ accepted_at, user_id }: (typeof consents)[number]) => {
    if (leaving.has(user_id)) return "leaving";
    return accepted_at == null ? "waiting" : "accepted";
  };
  if (
    !consents.some((consent) => standOf(consent) === "waiting") ||
    (group.status !== "recruiting" && group.status !== "ready_to_start")
  )
    return null;
  return (
    <Stack gap="1">
      <chakra.h3 fontWeight="semibold">{t("consents.title")}</chakra.h3>
      <chakra.p color="fg.muted" textStyle="sm">
        {t("consents.text")}
      </chakra.p>
      <chakra.ul listStyleType="none" divideY="1px" divideColor="border">
        {consents.map((consent) => {
          const { expires_at, profile, user_id } = consent;
          const stand = standOf(consent);
          return (
            <HStack as="li" key={user_id} gap="3" py="2.5">
              <MemberAvatar userId={user_id} name={profile?.alias ?? ""} avatarUrl={profile?.avatar_url} size={32} />
              <Stack gap="0" flex="1" minW="0">
                <chakra.span overflowWrap="anywhere">{profile?.alias}</chakra.span>
                {stand === "waiting" && (
                  <chakra.span color="fg.muted" textStyle="sm">
                    <Trans
                      t={t}
                      i18nKey="consents.until"
                      components={{ day: <DateText value={expires_at} format="dateTime" /> }}
                    />
                  </chakra.span>
                )}
              </Stack>
              <Chip {...looks[stand]}>{t(`consents.${stand}`)}</Chip>
            </HStack>
          );
        })}
      </chakra.ul>
    </Stack>
  );
}
