import { Box, chakra, Flex } from "@chakra-ui/react";
import { type ReactNode, Suspense, useMemo } from "react";
import { useLocation } from "react-router-dom";
import { useIsMoving } from "../routing/hooks.ts";
import { ActionBarPlace } from "../ui/ActionBar.tsx";
import { BottomTabs, TABS_HEIGHT } from "./BottomTabs.tsx";
import { ConnectionLine } from "./ConnectionLine.tsx";
import { FloatingButtons } from "./FloatingButtons.tsx";
import { Header } from "./Header.tsx";
import { pageWidth } from "./pageWidth.ts";
import { PageLoading } from "./PageLoading.tsx";
import { PullToRefresh } from "./PullToRefresh.tsx";
import type { ShellCounts, ShellPerson } from "./ShellPerson.ts";
import { ShellCountsContext } from "./shellCounts.ts";
import { SideMenu } from "./SideMenu.tsx";
import { SkipLink } from "./SkipLink.tsx";

/** A thin line at the top while the next screen is loading; the present one stays until then. */
function NavigationLine() {
  const isMoving = useIsMoving();
  return (
    <chakra.div
      position="fixed"
      top="0"
      insetX="0"
      h="0.5"
      zIndex="banner"
      bg="brand.solid"
      transformOrigin="left"
      transition="transform 1s ease-out, opacity 240ms"
      transform={isMoving ? "scaleX(0.8)" : "scaleX(0)"}
      opacity={isMoving ? 1 : 0}
      aria-hidden
    />
  );
}

/** The same object while they are the same person, whatever waits for them. */
function useSamePerson({ avatarUrl, email, isAdmin, isVerified, name, userId }: ShellPerson): ShellPerson {
  return useMemo(
    () => ({ avatarUrl, email, isAdmin, isVerified, name, userId }),
    [avatarUrl, email, isAdmin, isVerified, name, userId],
  );
}

/** Header, menu, tabs and floating buttons round a screen. The tutorial and what is bare fill the window on their own. */
export function AppLayout(props: { person: ShellPerson & ShellCounts; children: ReactNode; isBare?: boolean }) {
  const { children, isBare = false } = props;
  const { unreadMessages, unreadTotal } = props.person;
  const person = useSamePerson(props.person);
  const counts = useMemo(() => ({ unreadMessages, unreadTotal }), [unreadMessages, unreadTotal]);
  const { pathname } = useLocation();
  const content = <Suspense fallback={<PageLoading />}>{children}</Suspense>;
  if (isBare || pathname === "/tutorial") return <main id="content">{content}</main>;
  return (
    <ShellCountsContext value={counts}>
      <SkipLink />
      <NavigationLine />
      <Header person={person} />
      <ConnectionLine />
      <Flex {...pageWidth}>
        <Box hideBelow="lg" w="16rem" flexShrink="0" px="3" pt="4" data-no-print>
          <Box position="sticky" top="20" maxH="calc(100dvh - 6rem)" overflowY="auto">
            <SideMenu person={person} />
          </Box>
        </Box>
        <chakra.main
          id="content"
          flex="1"
          minW="0"
          px={{ base: "4", md: "6", lg: "8" }}
          pt={{ base: "5", lg: "8" }}
          pb={{ base: TABS_HEIGHT, lg: "16" }}
        >
          <chakra.div pb={{ base: "12", lg: "0" }}>
            <PullToRefresh>{content}</PullToRefresh>
          </chakra.div>
          <ActionBarPlace />
        </chakra.main>
      </Flex>
      <BottomTabs isVerified={person.isVerified} />
      <FloatingButtons isVerified={person.isVerified} />
    </ShellCountsContext>
  );
}
