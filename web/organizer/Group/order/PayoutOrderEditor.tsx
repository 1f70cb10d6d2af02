import { chakra, HStack, Stack, VisuallyHidden } from "@chakra-ui/react";
import { ArrowDown, ArrowUp } from "lucide-react";
import { useState } from "react";
import { MemberAvatar } from "../../../components/MemberAvatar.tsx";
import type { BoardMember } from "../../../circle/members/board.ts";
import { useFailureText } from "../../../i18n/useFailureText.ts";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { Button, IconButton } from "../../../ui/Button.tsx";
import { RefusalBanner } from "../../../ui/RefusalBanner.tsx";
import type { PayoutOrder } from "./usePayoutOrder.ts";

/** Who receives when, moved with two buttons a row: the same by finger, mouse and keyboard. */
export function PayoutOrderEditor({
  hasHeading = false,
  members,
  payoutOrder,
}: {
  payoutOrder: PayoutOrder;
  members: readonly BoardMember[];
  /** Where no card of its own says what it is. */
  hasHeading?: boolean;
}) {
  const { t } = useTranslation("organizer");
  const [announcement, setAnnouncement] = useState("");
  const failureText = useFailureText();
  const { order, isUnsaved, isSaving, failure, undo, save } = payoutOrder;
  const byId = new Map(members.map((member) => [member.userId, member]));
  const move = (at: number, step: -1 | 1, name: string) => {
    payoutOrder.move(at, step);
    setAnnouncement(t("order.moved", { name, round: at + step + 1 }));
  };

  return (
    <Stack gap="2">
      <Stack gap="0.5">
        {hasHeading && <chakra.h3 fontWeight="semibold">{t("order.title")}</chakra.h3>}
        <chakra.p color="fg.muted" textStyle="sm">
          {t("order.text")}
        </chakra.p>
      </Stack>
      <chakra.ol listStyleType="none" divideY="1px" divideColor="border">
        {order.map((userId, at) => {
          const name = byId.get(userId)?.name ?? "";
          return (
            <HStack as="li" key={userId} columnGap="3" rowGap="0" flexWrap="wrap" py="1">
              <chakra.span w="6" color="fg.muted" textAlign="end" fontVariantNumeric="tabular-nums">
                {at + 1}
              </chakra.span>
              <MemberAvatar userId={userId} name={name} avatarUrl={byId.get(userId)?.avatarUrl} size={32} />
              <chakra.span flex="1 1 4rem" minW="0" overflowWrap="anywhere">
                {name}
              </chakra.span>
              <HStack gap="0" ms="auto">
                <IconButton label={t("order.up", { name })} disabled={at === 0} onClick={() => move(at, -1, name)}>
                  <ArrowUp />
                </IconButton>
                <IconButton
                  label={t("order.down", { name })}
                  disabled={at === order.length - 1}
                  onClick={() => move(at, 1, name)}
                >
                  <ArrowDown />
                </IconButton>
              </HStack>
            </HStack>
          );
        })}
      </chakra.ol>
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
      {isUnsaved && (
        <HStack gap="2" flexWrap="wrap">
          <Button isPending={isSaving} onClick={save}>
            {t("order.save")}
          </Button>
          {undo && (
            <Button variant="ghost" colorPalette="gray" disabled={isSaving} onClick={undo}>
              {t("order.reset")}
            </Button>
          )}
          <chakra.span color="fg.muted" textStyle="sm">
            {t("order.unsaved")}
          </chakra.span>
        </HStack>
      )}
      {failure && <RefusalBanner title={t("order.failed")}>{failureText(failure)}</RefusalBanner>}
    </Stack>
  );
}
