import { Box, chakra, HStack } from "@chakra-ui/react";
import { memo } from "react";
import { NavLink } from "react-router-dom";
import { useTranslation } from "../i18n/useTranslation.ts";
import { CountBadge } from "../ui/Chip.tsx";
import { FloatingRoom } from "./FloatingButtons.tsx";
import { tabPlaces } from "./navigation.ts";
import { usePlaces } from "./places.ts";
import { useShellCounts } from "./shellCounts.ts";

/** Pixels that the tabs take at the usual size of text, with their line. */
export const TABS_HEIGHT = "65px";

const Tab = chakra(NavLink, {
  base: {
    flex: "1",
    minW: "0",
    display: "flex",
    flexDirection: "column",
    alignItems: "center",
    justifyContent: "center",
    gap: "0.5",
    minH: "16",
    textAlign: "center",
    color: "fg.muted",
    textStyle: "xs",
    // As large as the place of four allows; the menu says the same words in any size.
    fontSize: "min(0.75rem, 3.5vw)",
    fontWeight: "medium",
    borderRadius: "l2",
    focusVisibleRing: "inside",
    "&.active": { color: "brand.fg", fontWeight: "semibold" },
  },
});

/** On the icon, and in words after the name. */
function UnreadMark() {
  return <CountBadge count={useShellCounts().unreadMessages} max={9} />;
}

function UnreadWords() {
  const { t } = useTranslation("shell");
  const { unreadMessages } = useShellCounts();
  return unreadMessages > 0 && <chakra.span srOnly>{t("header.unread", { count: unreadMessages })}</chakra.span>;
}

/** Within thumb reach on phones and tablets. */
export const BottomTabs = memo(function BottomTabs({ isVerified }: { isVerified: boolean }) {
  const { t } = useTranslation("shell");
  const existing = usePlaces();
  const places = tabPlaces.filter(({ to }) => existing(to));
  return (
    <HStack
      as="nav"
      aria-label={t("nav.label")}
      hideFrom="lg"
      position="fixed"
      insetX="0"
      bottom="0"
      zIndex="docked"
      gap="0"
      bg="surface"
      borderTopWidth="1px"
      pb="env(safe-area-inset-bottom)"
      data-no-print
    >
      {places.map(({ to, text, icon: Icon, badge }) => (
        <Tab key={to} to={to}>
          <Box position="relative">
            <Icon size={22} aria-hidden />
            {badge && (
              <Box
                position="absolute"
                top="-1.5"
                insetStart="3.5"
                borderRadius="full"
                boxShadow="0 0 0 2px {colors.surface}"
              >
                <UnreadMark />
              </Box>
            )}
          </Box>
          {t(`nav.${text}`)}
          {badge && <UnreadWords />}
        </Tab>
      ))}
      <FloatingRoom isVerified={isVerified} />
    </HStack>
  );
});
