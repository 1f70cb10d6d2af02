import { Box, chakra, HStack } from "@chakra-ui/react";
import { Suspense } from "react";
import { Link, Outlet, useLocation } from "react-router-dom";
import { useHandles } from "../routing/hooks.ts";
import { Logo, LogoMark } from "../components/Logo.tsx";
import { useTranslation } from "../i18n/useTranslation.ts";
import { useReadAgainOnReturn } from "../relay/readAgain.ts";
import { RelayScope } from "../relay/RelayScope.tsx";
import { useMyId } from "../session/useMyId.ts";
import { ButtonLink } from "../ui/Button.tsx";
import { PageSkeleton } from "../ui/Skeletons.tsx";
import { LanguageSelect } from "./LanguageSelect.tsx";
import { Component as MemberLayout } from "./MemberLayout.tsx";
import { pageHandles } from "./pageHandle.ts";
import { loginPath } from "./paths.ts";
import { SignedOutWriter } from "./SignedOutWriter.tsx";
import { SkipLink } from "./SkipLink.tsx";

/** The layout of a member starts its one query with the page. */
export { loader } from "./MemberLayout.tsx";

/** The layout of public pages for visitors. */
function VisitorLayout() {
  const { t } = useTranslation("shell");
  return (
    <RelayScope role="anonymous">
      <SkipLink />
      <HStack
        as="header"
        minH="16"
        flexWrap="wrap"
        py="1"
        px={{ base: "4", md: "6" }}
        gap="3"
        justify="space-between"
        bg="surface"
        borderBottomWidth="1px"
        data-no-print
      >
        {/* The longest language leaves a phone no room for the name beside it and the button. */}
        <Link to="/login" aria-label={t("app.name")}>
          <Box hideFrom="sm">
            <LogoMark size={28} />
          </Box>
          <Box hideBelow="sm">
            <Logo size={28} />
          </Box>
        </Link>
        <HStack as="nav" aria-label={t("nav.label")} gap={{ base: "2", md: "4" }} rowGap="1" flexWrap="wrap">
          <LanguageSelect />
          <ButtonLink to={loginPath(useLocation())} variant="outline" size="sm">
            {t("errorPage.signIn")}
          </ButtonLink>
        </HStack>
      </HStack>
      <Box maxW="72rem" mx="auto">
        <chakra.main
          id="content"
          display="block"
          px={{ base: "4", md: "6", lg: "8" }}
          pt={{ base: "5", lg: "8" }}
          pb="16"
        >
          <Suspense fallback={<PageSkeleton />}>
            <Outlet />
          </Suspense>
        </chakra.main>
      </Box>
    </RelayScope>
  );
}

/**
 * The layout of every page but sign-in and sign-up, one for all of them so that the menu stays while pages change.
 * Visitors see what is open to them; anything else leads them to the sign-in page.
 */
export function Component() {
  useReadAgainOnReturn();
  const isVisitor = useMyId() === null;
  const isOpen = pageHandles(useHandles()).some(({ isOpenToVisitors }) => isOpenToVisitors);
  return (
    <>
      <SignedOutWriter />
      {isVisitor && isOpen ? <VisitorLayout /> : <MemberLayout />}
    </>
  );
}
