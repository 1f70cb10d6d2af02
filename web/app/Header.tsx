import { Box, chakra, HStack } from "@chakra-ui/react";
import { Bell, Menu as MenuIcon } from "lucide-react";
import { memo } from "react";
import { Link } from "react-router-dom";
import { Logo } from "../components/Logo.tsx";
import { MemberAvatar } from "../components/MemberAvatar.tsx";
import { useTranslation } from "../i18n/useTranslation.ts";
import { IconButton } from "../ui/Button.tsx";
import { CountBadge } from "../ui/Chip.tsx";
import { Drawer } from "../ui/Drawer.tsx";
import { useOpened } from "../ui/useOpened.ts";
import { FloatingRoom } from "./FloatingButtons.tsx";
import { pageWidth } from "./pageWidth.ts";
import { usePlaces } from "./places.ts";
import { useShellCounts } from "./shellCounts.ts";
import type { ShellPerson } from "./ShellPerson.ts";
import { SideMenu } from "./SideMenu.tsx";

function Bell99() {
  const { t } = useTranslation("shell");
  const { unreadTotal: count } = useShellCounts();
  const words =
    count > 0 ? `${t("header.notifications")}, ${t("header.unread", { count })}` : t("header.notifications");
  return (
    <IconButton label={words} px="2" gap="0" flexShrink="0" asChild>
      <Link to="/messages?tab=notifications">
        <Bell />
        {/* Beside the bell, so that the link grows with the number and with the size of text. */}
        {count > 0 && (
          <Box ms="-2" mb="5" borderRadius="full" boxShadow="0 0 0 2px {colors.surface}">
            <CountBadge count={count} />
          </Box>
        )}
      </Link>
    </IconButton>
  );
}

function Person({ person }: { person: ShellPerson }) {
  return (
    <>
      <MemberAvatar userId={person.userId} name={person.name} avatarUrl={person.avatarUrl} size={36} />
      <Box minW="0" lineHeight="1.25">
        <chakra.div fontWeight="semibold" truncate title={person.name}>
          {/* A space keeps the line until the name is known, so that the address below does not move. */}
          {person.name || "\u00A0"}
        </chakra.div>
        <chakra.div color="fg.muted" textStyle="xs" truncate title={person.email}>
          {person.email}
        </chakra.div>
      </Box>
    </>
  );
}

export const Header = memo(function Header({ person }: { person: ShellPerson }) {
  const { t } = useTranslation("shell");
  const existing = usePlaces();
  const profile = existing("/profile");
  const { opened, open, close } = useOpened<"menu">();
  return (
    <Box as="header" position="sticky" top="0" zIndex="docked" bg="surface" borderBottomWidth="1px" data-no-print>
      <HStack {...pageWidth} minH="16" ps={{ base: "2", md: "4" }} pe={{ base: "2", md: "4", lg: "8" }} gap="2">
        <IconButton label={t("header.openMenu")} hideFrom="lg" onClick={() => open("menu")}>
          <MenuIcon />
        </IconButton>
        <Box hideBelow="lg" w="16.5rem" px="2" flexShrink="0">
          <Link to="/dashboard">
            <Logo size={28} />
          </Link>
        </Box>
        <HStack asChild={profile !== undefined} flex="1" minW="0" gap="3">
          {profile ? (
            <Link to={profile}>
              <Person person={person} />
            </Link>
          ) : (
            <Person person={person} />
          )}
        </HStack>
        {existing("/messages") && <Bell99 />}
        <Box hideBelow="lg">
          <FloatingRoom isVerified={person.isVerified} />
        </Box>
        <Drawer isOpen={opened !== null} onClose={close} title={<Logo size={28} />}>
          <SideMenu person={person} onGo={close} />
        </Drawer>
      </HStack>
    </Box>
  );
});
