import { chakra, HStack, Stack } from "@chakra-ui/react";
import { ChevronDown, LogOut } from "lucide-react";
import { memo } from "react";
import { NavLink, useNavigate } from "react-router-dom";
import { useTranslation } from "../i18n/useTranslation.ts";
import { leave } from "../session/leave.ts";
import { CountBadge } from "../ui/Chip.tsx";
import { AppearanceChoice } from "./AppearanceChoice.tsx";
import { adminPlaces, helpPlaces, mainPlaces, type Place, secondaryPlaces } from "./navigation.ts";
import { usePlaces } from "./places.ts";
import { useShellCounts } from "./shellCounts.ts";
import type { ShellPerson } from "./ShellPerson.ts";

const row = {
  display: "flex",
  alignItems: "center",
  gap: "3",
  w: "full",
  minH: "11",
  px: "3",
  borderRadius: "l2",
  color: "fg.muted",
  fontWeight: "medium",
  textAlign: "start",
  cursor: "pointer",
  transition: "background-color 120ms ease-out",
  focusVisibleRing: "inside",
  _hover: { bg: "bg.muted", color: "fg" },
  "&.active": { bg: "brand.subtle", color: "brand.fg", fontWeight: "semibold" },
} as const;

const Row = chakra(NavLink, { base: row });
const RowButton = chakra("button", { base: row });
const Fold = chakra("details", {
  base: { "& > summary": { ...row, listStyle: "none" }, "&[open] .fold-mark": { transform: "rotate(180deg)" } },
});

/** How many messages wait, beside their place. */
function UnreadMessages() {
  const { t } = useTranslation("shell");
  const { unreadMessages } = useShellCounts();
  if (unreadMessages === 0) return null;
  return (
    <>
      <CountBadge count={unreadMessages} />
      <chakra.span srOnly>{t("header.unread", { count: unreadMessages })}</chakra.span>
    </>
  );
}

function Places({ places, onGo }: { places: readonly Place[]; onGo?: () => void }) {
  const { t } = useTranslation("shell");
  const existing = usePlaces();
  const shown = places.filter(({ to }) => existing(to));
  return shown.map(({ to, text, icon: Icon, badge }) => (
    // `/admin` is the beginning of another place's address.
    <Row key={to} to={to} end={to === "/admin"} onClick={onGo}>
      <Icon size={20} aria-hidden />
      <chakra.span flex="1">{t(`nav.${text}`)}</chakra.span>
      {badge && <UnreadMessages />}
    </Row>
  ));
}

/** The whole navigation: in a drawer on phones and tablets, beside the page on desktops. */
export const SideMenu = memo(function SideMenu({ person, onGo }: { person: ShellPerson; onGo?: () => void }) {
  const { t } = useTranslation("shell");
  const navigate = useNavigate();
  const existing = usePlaces();
  const hasHelp = helpPlaces.some(({ to }) => existing(to));
  const handleSignOut = async () => {
    onGo?.();
    if (await leave()) await navigate("/login");
  };
  return (
    <Stack as="nav" aria-label={t("nav.label")} gap="1" pb="6">
      <Places places={mainPlaces} onGo={onGo} />
      <chakra.hr my="2" borderTopWidth="1px" />
      <Places places={secondaryPlaces} onGo={onGo} />
      {person.isAdmin && <Places places={adminPlaces} onGo={onGo} />}
      <AppearanceChoice />
      <RowButton type="button" onClick={() => void handleSignOut()}>
        <LogOut size={20} aria-hidden />
        {t("nav.signOut")}
      </RowButton>
      {hasHelp && (
        <>
          <chakra.hr my="2" borderTopWidth="1px" />
          <Fold>
            <summary>
              <HStack flex="1" justify="space-between">
                {t("nav.help")}
                <chakra.span className="fold-mark" transition="transform 120ms ease-out" aria-hidden>
                  <ChevronDown size={16} />
                </chakra.span>
              </HStack>
            </summary>
            <Places places={helpPlaces} onGo={onGo} />
          </Fold>
        </>
      )}
    </Stack>
  );
});
