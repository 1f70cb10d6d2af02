import { chakra, HStack, Stack } from "@chakra-ui/react";
import { BadgeCheck } from "lucide-react";
import { graphql, useFragment } from "react-relay";
import type { JoinRequestRow_request$key } from "../../../__generated__/group_admin/JoinRequestRow_request.graphql.ts";
import { levels } from "../../../components/level.ts";
import { DateText } from "../../../components/DateText.tsx";
import { MemberAvatar } from "../../../components/MemberAvatar.tsx";
import { Trans } from "../../../i18n/Trans.tsx";
import { useFailureText } from "../../../i18n/useFailureText.ts";
import { useLocale } from "../../../i18n/useLocale.ts";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { Button } from "../../../ui/Button.tsx";
import { Chip } from "../../../ui/Chip.tsx";
import { RefusalBanner } from "../../../ui/RefusalBanner.tsx";
import { useApproveRequest } from "./useAnswerRequest.ts";

/** One person who asks, with the grounds to decide on and no contact data (D119). */
export function JoinRequestRow(props: {
  request: JoinRequestRow_request$key;
  id: string;
  /** The element that says why nobody can be approved now; undefined where somebody can. */
  reasonId: string | undefined;
  onApproved: () => void;
  onReject: () => void;
}) {
  const { t } = useTranslation("organizer");
  const { t: tc } = useTranslation("circle");
  const locale = useLocale();
  const failureText = useFailureText();
  const { message, profile, requested_at, user_id } = useFragment(
    graphql`
      fragment JoinRequestRow_request on join_requests {
        message
        requested_at
        user_id
        profile {
          alias
          avatar_url
          completed_groups
          is_verified
          level
          on_time_rate
          rating
        }
      }
    `,
    props.request,
  );
  const name = profile?.alias ?? "";
  const { approve, isBusy, failure } = useApproveRequest({ id: props.id, name, onApproved: props.onApproved });
  const rating = profile?.rating;
  // Null for one that this page does not know.
  const level = levels.find((known) => known === profile?.level);
  const grounds = [
    rating == null
      ? t("requests.newMember")
      : t("requests.rating", { rating: rating.toLocaleString(locale, { minimumFractionDigits: 1 }) }),
    level && t("requests.level", { level: tc(`member.levels.${level}`) }),
    profile?.on_time_rate != null && t("requests.onTime", { percent: profile.on_time_rate }),
    profile?.completed_groups != null && t("requests.completed", { count: profile.completed_groups }),
  ].filter(Boolean);
  return (
    <Stack as="li" gap="3" py="4">
      <HStack gap="3" align="flex-start">
        <MemberAvatar userId={user_id} name={name} avatarUrl={profile?.avatar_url} size={44} />
        <Stack gap="1" minW="0" flex="1">
          <HStack gap="2" flexWrap="wrap" rowGap="1">
            <chakra.span fontWeight="semibold" overflowWrap="anywhere">
              {name}
            </chakra.span>
            {profile?.is_verified && (
              <Chip tone="brand" icon={BadgeCheck}>
                {t("requests.verified")}
              </Chip>
            )}
          </HStack>
          <chakra.span color="fg.muted" textStyle="sm">
            {grounds.join(" · ")}
          </chakra.span>
          <chakra.span color="fg.muted" textStyle="sm">
            <Trans
              t={t}
              i18nKey="requests.asked"
              components={{ day: <DateText value={requested_at} format="weekday" /> }}
            />
          </chakra.span>
          {message && (
            <chakra.q display="block" mt="1" p="3" bg="sunken" borderRadius="l2" overflowWrap="anywhere" quotes="none">
              {message}
            </chakra.q>
          )}
        </Stack>
      </HStack>
      <HStack gap="2" justify="flex-end" flexWrap="wrap">
        <Button
          variant="outline"
          colorPalette="gray"
          disabled={isBusy}
          aria-label={t("requests.rejectName", { name })}
          onClick={props.onReject}
        >
          {t("requests.reject")}
        </Button>
        <Button
          isPending={isBusy}
          disabled={props.reasonId !== undefined}
          aria-label={t("requests.approveName", { name })}
          aria-describedby={props.reasonId}
          onClick={() => void approve()}
        >
          {t("requests.approve")}
        </Button>
      </HStack>
      {failure && <RefusalBanner title={t("requests.approveFailed")}>{failureText(failure)}</RefusalBanner>}
    </Stack>
  );
}
