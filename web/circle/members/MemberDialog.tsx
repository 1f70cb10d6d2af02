import { HStack, SimpleGrid, Stack } from "@chakra-ui/react";
import { BadgeCheck } from "lucide-react";
import { Suspense } from "react";
import { MemberAvatar } from "../../components/MemberAvatar.tsx";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { Part } from "../../components/Part.tsx";
import { withRareTexts } from "../../i18n/i18n.ts";
import { Chip } from "../../ui/Chip.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { Fact } from "./Fact.tsx";
import { MemberRecord } from "./MemberRecord.tsx";
import { MemberStateChip, OpenChip, ReceivedChip } from "./MemberStateChip.tsx";
import type { BoardMember } from "./board.ts";
import { lazyPart } from "../../start/lazyPart.tsx";

/** Loaded with the card: its words are those of the messages. */
const MessageButton = lazyPart(async () => (await withRareTexts(import("../../talk/MessageButton.tsx"))).MessageButton);

/** Loaded with the card for the same reason. */
const ReportButton = lazyPart(async () => (await withRareTexts(import("../../talk/ReportButton.tsx"))).ReportButton);

/** Loaded with the card: few people ask the circle anything about another. */
const MemberActs = lazyPart(async () => (await withRareTexts(import("../votes/MemberActs.tsx"))).MemberActs);

/** A member's card: what the others of a circle may know of each other (D142), what they may ask the circle about them, and a way to report them (D187). */
export function MemberDialog(props: {
  /** The global id of the circle. */
  groupId: string;
  member: BoardMember;
  /** The id of the running circle whose members may be asked about this one. */
  asksIn?: string | undefined;
  /** First name and last initial from the identity check, for the admin of a started circle alone (D181). */
  verifiedName?: string | undefined;
  onClose: () => void;
}) {
  const { t } = useTranslation("circle");
  const { asksIn, groupId, member, onClose } = props;
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
        {/* Two columns, or one where large text has no room for the words in them. */}
        <SimpleGrid
          as="dl"
          gridTemplateColumns="repeat(auto-fit, minmax(min(100%, max(7.5rem, 50% - {spacing.2})), 1fr))"
          gap="4"
        >
          {props.verifiedName !== undefined && <Fact label={t("member.verifiedName")} value={props.verifiedName} />}
          <Fact
            label={t("member.turn")}
            value={member.position === null ? t("board.noRound") : t("board.round", { round: member.position })}
          />
          <Part>
            <Suspense fallback={<Fact label={t("member.rating")} value="…" />}>
              <MemberRecord groupId={groupId} userId={member.userId} />
            </Suspense>
          </Part>
        </SimpleGrid>
        <Part>
          <Suspense>
            <MessageButton userId={member.userId} name={member.name} />
          </Suspense>
        </Part>
        {asksIn !== undefined && (
          <Part>
            <Suspense>
              <MemberActs groupId={asksIn} userId={member.userId} name={member.name} onDone={onClose} />
            </Suspense>
          </Part>
        )}
        {/* Somebody who has left, as a deleted account has left all its circles, may share nothing with the reader any more. */}
        {!member.hasLeft && (
          <Part>
            <Suspense>
              <ReportButton userId={member.userId} name={member.name} />
            </Suspense>
          </Part>
        )}
      </Stack>
    </Dialog>
  );
}
