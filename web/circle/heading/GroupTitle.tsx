import { useTranslation } from "../../i18n/useTranslation.ts";
import type { GroupStatus } from "../groupWords.ts";
import { Heading, HStack, Stack } from "@chakra-ui/react";
import { ArrowLeft, Globe, Lock } from "lucide-react";
import type { ReactNode } from "react";
import { useTitle } from "../../app/PageTitle.tsx";
import { GroupStatusChip } from "../GroupStatusChip.tsx";
import { Chip } from "../../ui/Chip.tsx";
import { TextLink } from "../../ui/TextLink.tsx";
import { type ShareableGroup, sharedGroupOf } from "../sharing/sharedGroup.ts";
import { ShareMenu } from "../sharing/ShareMenu.tsx";

export interface TitleFacts extends ShareableGroup {
  status: GroupStatus;
  is_public: boolean;
  current_payout_round?: number | null;
  archive_days_left?: number | null;
}

/** Name and state of a circle, also in the browser's tab, and the menu to share a public one. Without `backTo` there is no link back. */
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
      <HStack justify="space-between" align="flex-start" gap="4">
        <Stack gap="2" minW="0">
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
            <Chip icon={group.is_public ? Globe : Lock}>
              {tg(group.is_public ? "visibility.public" : "visibility.private")}
            </Chip>
          </HStack>
        </Stack>
        <HStack gap="2" flexShrink="0" data-no-print>
          {/* The link of a private circle would lead others to nothing. */}
          {group.is_public && <ShareMenu group={sharedGroupOf(group)} />}
          {props.actions}
        </HStack>
      </HStack>
    </Stack>
  );
}
