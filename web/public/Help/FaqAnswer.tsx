import { chakra, HStack, Stack } from "@chakra-ui/react";
import { ChevronDown } from "lucide-react";
import { useEffect, useRef } from "react";
import { useLocation } from "react-router-dom";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { TextLink } from "../../ui/TextLink.tsx";
import type { Answer } from "./searchFaq.ts";

const Fold = chakra("details", {
  base: {
    borderBottomWidth: "1px",
    scrollMarginTop: "24",
    "& > summary": {
      py: "3.5",
      cursor: "pointer",
      listStyle: "none",
      borderRadius: "l1",
      focusVisibleRing: "outside",
      _hover: { color: "brand.fg" },
    },
    "&[open] .fold-mark": { transform: "rotate(180deg)" },
  },
});

/** A question that opens its answer. The address that names it opens it too, and shows it. */
export function FaqAnswer({ answer: { name, question, text } }: { answer: Answer }) {
  const { t } = useTranslation("help");
  const { hash } = useLocation();
  const fold = useRef<HTMLDetailsElement>(null);
  const isNamed = hash === `#${name}`;
  // The answers come after the page, so the browser has looked for the named one before it was there.
  useEffect(() => {
    if (!isNamed || !fold.current) return;
    fold.current.open = true;
    fold.current.scrollIntoView();
  }, [isNamed]);
  return (
    <Fold ref={fold} id={name}>
      <summary>
        <HStack justify="space-between" gap="4">
          <chakra.h3 fontWeight="semibold" textWrap="balance">
            {question}
          </chakra.h3>
          <chakra.span className="fold-mark" flexShrink="0" transition="transform 120ms ease-out" aria-hidden>
            <ChevronDown size={20} />
          </chakra.span>
        </HStack>
      </summary>
      <Stack gap="3" pb="5" pe={{ md: "10" }}>
        {text.map((paragraph) => (
          <chakra.p key={paragraph} lineHeight="1.6" textWrap="pretty">
            {paragraph}
          </chakra.p>
        ))}
        <chakra.p textStyle="sm" data-no-print>
          <TextLink to={`#${name}`} aria-label={t("faq.linkTo", { question })}>
            {t("faq.link")}
          </TextLink>
        </chakra.p>
      </Stack>
    </Fold>
  );
}
