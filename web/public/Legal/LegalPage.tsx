import { chakra, Heading, HStack, Stack } from "@chakra-ui/react";
import { Printer } from "lucide-react";
import { type ReactNode, useEffect } from "react";
import { useShown } from "../../i18n/i18n.ts";
import { useLocation } from "react-router-dom";
import { DateText } from "../../components/DateText.tsx";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { Banner } from "../../ui/Banner.tsx";
import { Button } from "../../ui/Button.tsx";
import { Card } from "../../ui/Card.tsx";
import { TextLink } from "../../ui/TextLink.tsx";
import { Contents } from "./Contents.tsx";
import { LegalText } from "./LegalText.tsx";
import type { LegalVersion } from "./versions.ts";

export interface LegalSection {
  title: string;
  text: readonly string[];
}

interface LegalPageProps {
  title: string;
  /** The text in a few plain sentences. */
  summary: readonly string[];
  version: LegalVersion;
  /** What is different from the version before (D217). */
  changes: string;
  /** By the name each has in the address, in reading order. */
  sections: Readonly<Record<string, LegalSection>>;
  /** What stands under a section besides its text. */
  under?: Readonly<Record<string, ReactNode>>;
}

/** The legal texts by address, each with its key in the texts of this area. */
const DOCUMENTS = [
  { to: "/terms", title: "terms" },
  { to: "/privacy", title: "privacy" },
  { to: "/glba-notice", title: "glba" },
] as const;

/** A legal text: draft notice and version first, then the short form, then its sections at a width that reads well. */
export function LegalPage({ title, summary, version, changes, sections, under }: LegalPageProps) {
  const { t } = useTranslation("legal");
  const { language } = useShown();
  const { hash, pathname } = useLocation();
  // The text loads after the page, so the browser has looked for the section before it was there.
  useEffect(() => {
    if (hash) document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [hash]);

  return (
    <HStack align="flex-start" gap="12">
      <Contents
        label={t("contents")}
        entries={Object.entries(sections).map(([name, section]) => ({ name, title: section.title }))}
      />
      <Stack
        as="article"
        gap="8"
        // Some 72 letters a line: the figure zero, which `ch` measures, is wider than they are.
        maxW="60ch"
        minW="0"
      >
        <Stack gap="3">
          <Heading as="h1" size="2xl">
            {title}
          </Heading>
          <HStack justify="space-between" gap="3" flexWrap="wrap">
            <chakra.p color="fg.muted" textStyle="sm">
              {t("version", { version: version.number })} · <DateText value={version.date} format="full" />
            </chakra.p>
            <Button size="sm" variant="outline" data-no-print onClick={() => window.print()}>
              <Printer aria-hidden />
              {t("print")}
            </Button>
          </HStack>
        </Stack>
        <Banner tone="due" title={t("draft.title")}>
          {t("draft.text")}
          {language !== "en" && ` ${t("binding")}`}
        </Banner>
        <Card tone="sunken">
          <Stack gap="3">
            <Heading as="h2" size="md">
              {t("short")}
            </Heading>
            <LegalText text={summary} />
          </Stack>
        </Card>
        {Object.entries(sections).map(([name, section], index) => (
          <Stack as="section" key={name} id={name} gap="3" scrollMarginTop="24" aria-labelledby={`${name}-title`}>
            <Heading as="h2" size="lg" id={`${name}-title`} textWrap="balance" css={{ breakAfter: "avoid" }}>
              {index + 1}. {section.title}
            </Heading>
            <LegalText text={section.text} />
            {under?.[name]}
          </Stack>
        ))}
        <Stack gap="2" borderTopWidth="1px" pt="6" color="fg.muted" textStyle="sm">
          <p>
            {t("changes", { version: version.number })} {changes}
          </p>
          <HStack gap="5" rowGap="0" flexWrap="wrap" data-no-print>
            {DOCUMENTS.filter(({ to }) => to !== pathname).map((other) => (
              <TextLink key={other.to} to={other.to}>
                {t(other.title)}
              </TextLink>
            ))}
            <TextLink to="/support">{t("support")}</TextLink>
          </HStack>
        </Stack>
      </Stack>
    </HStack>
  );
}
