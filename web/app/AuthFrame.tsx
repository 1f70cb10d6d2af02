import { chakra, Flex, HStack, Stack } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { Logo } from "../components/Logo.tsx";
import { Rosette } from "../components/ring/Rosette.tsx";
import { useTranslation } from "../i18n/useTranslation.ts";
import { LanguageSelect } from "./LanguageSelect.tsx";

/**
 * The page around sign-in and sign-up: the form and, on wide screens, what the product is.
 * @param begins where on a high screen the form is; at the top, where steps of unlike heights follow each other in one place
 */
export function AuthFrame({ begins = "centre", children }: { begins?: "centre" | "top"; children: ReactNode }) {
  const { t } = useTranslation("auth");
  return (
    <Flex minH="100dvh">
      <Flex flex="1" direction="column" px={{ base: "5", md: "10" }} py={{ base: "5", md: "8" }} minW="0">
        <HStack as="header" justify="space-between" flexWrap="wrap">
          <Link to="/login">
            <Logo />
          </Link>
          <LanguageSelect />
        </HStack>
        <chakra.main
          id="content"
          my={begins === "top" ? { base: "0", md: "6vh" } : "auto"}
          w="full"
          maxW="26rem"
          mx="auto"
          py={{ base: "8", md: "10" }}
        >
          {children}
        </chakra.main>
      </Flex>
      <Flex
        as="aside"
        hideBelow="lg"
        w="46%"
        maxW="44rem"
        direction="column"
        align="center"
        justify="center"
        gap="10"
        px="12"
        bg="sunken"
        borderStartWidth="1px"
      >
        <Rosette />
        <Stack gap="3" maxW="24rem" textAlign="center">
          <chakra.p textStyle="2xl" fontWeight="semibold" letterSpacing="-0.015em">
            {t("brand.promise")}
          </chakra.p>
          <chakra.p color="fg.muted" textStyle="lg">
            {t("brand.text")}
          </chakra.p>
        </Stack>
      </Flex>
    </Flex>
  );
}
