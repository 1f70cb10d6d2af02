import { chakra, HStack, SimpleGrid, Stack } from "@chakra-ui/react";
import { BadgeCheck } from "lucide-react";
import { MemberAvatar } from "../../components/MemberAvatar.tsx";
import { useLocale } from "../../i18n/useLocale.ts";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { Chip } from "../../ui/Chip.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { MemberStateChip, OpenChip, ReceivedChip } from "./MemberStateChip.tsx";
import type { BoardMember } from "./board.ts";

function Fact({ label, value }: { label: string; value: string }) {
  return (
    <Stack gap="0.5">
      <chakra.dt color="fg.muted" textStyle="label">
        {label}
      </chakra.dt>
      <chakra.dd fontWeight="semibold" fontVariantNumeric="tabular-nums">
        {value}
      </chakra.dd>
    </Stack>
  );
}

/** A member's card: what the others of a circle may know of each other (D142). */
export function MemberDialog({ member, onClose }: { member: BoardMember; onClose: () => void }) {
  const { t } = useTranslation("circle");
  const locale = useLocale();
  const rating =
    member.rating === null
      ? t("member.newMember")
      : t("member.ratingOf", { rating: member.rating.toLocaleString(locale, { minimumFractionDigits: 1 }) });
  return (
    <Dialog isOpen onClose={onClose} title={member.name} size="sm">
      <Stack gap="5" pb="2">
        <HStack gap="4">
          <MemberAvatar userId={member.userId} name={member.name} avatarUrl={member.avatarUrl} size={64} />
          <HStack gap="2" flexWrap="wrap">
            <MemberStateChip member={member} />
            <OpenChip open={member.open} />
            <ReceivedChip member={member} />
            {member.isVerified && (
              <Chip tone="brand" icon={BadgeCheck}>
                {t("member.verified")}
              </Chip>
            )}
          </HStack>
        </HStack>
        <SimpleGrid as="dl" columns={2} gap="4">
          <Fact
            label={t("member.turn")}
            value={member.position === null ? t("board.noRound") : t("board.round", { round: member.position })}
          />
          <Fact label={t("member.rating")} value={rating} />
          {member.onTimeRate !== null && (
            <Fact label={t("member.onTime")} value={t("member.percent", { percent: member.onTimeRate })} />
          )}
          {member.completedGroups !== null && (
            <Fact label={t("member.completed")} value={String(member.completedGroups)} />
          )}
        </SimpleGrid>
      </Stack>
    </Dialog>
  );
}
