import { chakra, HStack, Stack } from "@chakra-ui/react";
import { ArrowLeft, Ban, Eraser, Flag, MoreVertical, UserCheck, Users } from "lucide-react";
import { memo } from "react";
import { Link, useNavigate } from "react-router-dom";
import { useTranslation } from "../../../../i18n/useTranslation.ts";
import { groupPath } from "../../../../lib/groupPath.ts";
import { IconButton } from "../../../../ui/Button.tsx";
import { Menu, type MenuItem } from "../../../../ui/Menu.tsx";
import { ChatFace } from "../ChatFace.tsx";
import type { Chat } from "../useChats.ts";

/** What lies over the conversation. */
export type RoomDialog = "clear" | "block" | "unblock" | "report";

/** Who one talks to, the way back, and what can be done with the whole conversation. */
export const RoomHeader = memo(function RoomHeader(props: {
  name: string;
  /** Null until the conversation is here. */
  chatId: string | null;
  isGroup: boolean;
  /** Null between two people, and of a circle that the reader may not see any more. */
  group: Chat["group"];
  other: Chat["other"];
  isBlocked: boolean;
  onBack: () => void;
  onOpen: (dialog: RoomDialog) => void;
}) {
  const { t } = useTranslation("messages");
  const navigate = useNavigate();
  const { chatId, group, isGroup, name, onOpen, other } = props;
  /** What can be done about the other one, unless they have left for good. */
  const ofPerson = (): MenuItem[] => [
    props.isBlocked
      ? {
          id: "unblock",
          label: t("block.unmenu", { name }),
          icon: UserCheck,
          onSelect: () => onOpen("unblock"),
        }
      : { id: "block", label: t("block.menu", { name }), icon: Ban, onSelect: () => onOpen("block") },
    {
      id: "report",
      label: t("report.person", { name }),
      icon: Flag,
      isDestructive: true,
      onSelect: () => onOpen("report"),
    },
  ];
  const items: MenuItem[] =
    chatId === null || (isGroup && !group)
      ? []
      : group
        ? [{ id: "circle", label: t("room.openCircle"), icon: Users, onSelect: () => void navigate(groupPath(group)) }]
        : [
            { id: "clear", label: t("clear.menu"), icon: Eraser, onSelect: () => onOpen("clear") },
            ...(other ? ofPerson() : []),
          ];
  const title = (
    <>
      {chatId !== null && <ChatFace chat={{ chatId, group, name, other }} size={40} />}
      <Stack gap="0" minW="0">
        <chakra.h2 fontWeight="semibold" truncate title={name} lineHeight="1.3">
          {name}
        </chakra.h2>
        {isGroup && (
          <chakra.span textStyle="xs" color="fg.muted">
            {t("room.circle")}
          </chakra.span>
        )}
      </Stack>
    </>
  );
  return (
    <HStack
      as="header"
      gap="1"
      minH="16"
      ps={{ base: "1", lg: "5" }}
      pe="2"
      pt="env(safe-area-inset-top)"
      bg="surface"
      borderBottomWidth="1px"
      flexShrink="0"
    >
      <IconButton label={t("room.back")} hideFrom="lg" onClick={props.onBack}>
        <ArrowLeft />
      </IconButton>
      <HStack flex="1" minW="0" gap="3" asChild={group !== null} borderRadius="l2" focusVisibleRing="inside">
        {group ? <Link to={groupPath(group)}>{title}</Link> : title}
      </HStack>
      {items.length > 0 && (
        <Menu
          trigger={
            <IconButton label={t("room.options")}>
              <MoreVertical />
            </IconButton>
          }
          items={items}
        />
      )}
    </HStack>
  );
});
