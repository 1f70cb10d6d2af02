import { useTranslation } from "../../i18n/useTranslation.ts";
import type { GroupStatus } from "../groupWords.ts";
import { chakra, Heading, HStack, Stack } from "@chakra-ui/react";
import { ArrowLeft, Globe, Lock, Snowflake } from "lucide-react";
import type { ReactNode } from "react";
import { useTitle } from "../../app/PageTitle.tsx";
import { GroupImage } from "../summary/GroupImage.tsx";
import { GroupStatusChip } from "../GroupStatusChip.tsx";
import { Chip } from "../../ui/Chip.tsx";
import { TextLink } from "../../ui/TextLink.tsx";
import { Cover } from "./Cover.tsx";
import { type ShareableGroup, sharedGroupOf } from "../sharing/sharedGroup.ts";
import { ShareMenu } from "../sharing/ShareMenu.tsx";

export interface TitleFacts extends ShareableGroup {
  status: GroupStatus;
  is_public: boolean;
  /** Left out where it is read by somebody who sees only what everybody sees. */
  is_visible_to_all?: boolean;
  current_payout_round?: number | null;
  archive_days_left?: number | null;
  frozen_at?: string | null;
  image_url?: string | null;
  accent_color?: string | null;
  cover_url?: string | null;
}

/** Name and state of a circle, also in the browser's tab, and the menu to share one that others can see. Without `backTo` there is no link back. */
export function GroupTitle(props: {
  group: TitleFacts;
  backTo?: string;
  isSomethingOpen?: boolean;
  /** Beside the menu to share. */
  actions?: ReactNode;
}) {
  const { group, backTo } = props;
  const { t } = useTranslation("circle");
  useTitle(group.name);
  const { t: tg } = useTranslation("groups");
  return (
    <Stack gap="3">
      {backTo && (
        <TextLink
          to={backTo}
          variant="plain"
          alignSelf="flex-start"
          color="fg.muted"
          textStyle="sm"
          _hover={{ color: "fg" }}
        >
          <HStack as="span" gap="1.5">
            <ArrowLeft size={16} aria-hidden />
            {t("back")}
          </HStack>
        </TextLink>
      )}
      <Cover url={group.cover_url} />
      <HStack justify="space-between" align="flex-start" columnGap="4" rowGap="3" flexWrap="wrap">
        {/* On a phone the name needs the width; the picture stands in what the circle is about. */}
        {group.image_url && (
          <chakra.div hideBelow="md">
            <GroupImage seed={group.group_id} name={group.name} url={group.image_url} size="heading" />
          </chakra.div>
        )}
        {/* Beside many buttons it would have a few letters a line: there they stand below. */}
        <Stack gap="2" minW="0" flex="1 1 10rem">
          <Heading as="h1" size="xl" overflowWrap="anywhere">
            {group.name}
          </Heading>
          <HStack gap="2" flexWrap="wrap">
            <GroupStatusChip
              status={group.status}
              round={group.current_payout_round}
              archiveDaysLeft={group.archive_days_left}
              isSomethingOpen={props.isSomethingOpen}
            />
            {group.frozen_at && (
              <Chip tone="info" icon={Snowflake}>
                {t("frozen")}
              </Chip>
            )}
            <Chip icon={group.is_public ? Globe : Lock}>
              {tg(group.is_public ? "visibility.public" : "visibility.private")}
            </Chip>
          </HStack>
        </Stack>
        <HStack gap="2" flexShrink="0" data-no-print>
          {/* The link of a private circle, or of one that does not look for members or has ended early, would lead others to nothing. */}
          {group.is_visible_to_all !== false && <ShareMenu group={sharedGroupOf(group)} />}
          {props.actions}
        </HStack>
      </HStack>
      {group.accent_color && (
        <chakra.div aria-hidden h="1.5" borderRadius="full" style={{ background: group.accent_color }} data-no-print />
      )}
    </Stack>
  );
}
