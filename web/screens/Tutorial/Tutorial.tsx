import { chakra, Heading, HStack, Stack } from "@chakra-ui/react";
import { X } from "lucide-react";
import { useLayoutEffect, useRef, useState } from "react";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { Button, IconButton } from "../../ui/Button.tsx";
import { pictures, type TutorialStep } from "./pictures.tsx";
import { regionalName } from "./regionalName.ts";

const STEPS = Object.keys(pictures) as TutorialStep[];

function Dots({ at, onGo }: { at: number; onGo: (step: number) => void }) {
  const { t } = useTranslation("tutorial");
  return (
    <HStack as="ol" listStyleType="none" gap="0" justify="center" flexWrap="wrap">
      {STEPS.map((step, number) => (
        <li key={step}>
          <chakra.button
            type="button"
            display="grid"
            placeItems="center"
            boxSize="8"
            cursor="pointer"
            borderRadius="full"
            focusVisibleRing="outside"
            aria-label={t("goTo", { step: number + 1, title: t(`step.${step}.short`) })}
            aria-current={number === at ? "step" : undefined}
            onClick={() => onGo(number)}
          >
            <chakra.span
              h="2.5"
              w={number === at ? "5" : "2.5"}
              borderRadius="full"
              bg={number === at ? "brand.solid" : "border.emphasized"}
              aria-hidden
            />
          </chakra.button>
        </li>
      ))}
    </HStack>
  );
}

/** What the product is, in eight drawn steps. The first one calls a circle as it is called where the reader lives (D154). */
export function Tutorial(props: { onComplete: () => void; onClose: () => void; isBusy?: boolean }) {
  const { t } = useTranslation("tutorial");
  const [at, setAt] = useState(0);
  const title = useRef<HTMLHeadingElement>(null);
  const last = useRef<number | null>(null);
  useLayoutEffect(() => {
    // The title of each step takes the focus, so that it is read out.
    if (last.current !== at) title.current?.focus();
    last.current = at;
  }, [at]);
  const step = STEPS[at]!;
  const Picture = pictures[step];
  const isLast = at === STEPS.length - 1;
  return (
    <Stack minH="100dvh" px={{ base: "5", md: "10" }} py={{ base: "4", md: "6" }} gap="4">
      <HStack justify="space-between">
        <chakra.span role="status" color="fg.muted" textStyle="sm">
          {t("stepOf", { step: at + 1, steps: STEPS.length })}
        </chakra.span>
        <IconButton label={t("close")} onClick={props.onClose}>
          <X />
        </IconButton>
      </HStack>
      <Stack flex="1" justify="center" align="center" gap="6" w="full" maxW="32rem" mx="auto">
        <chakra.div w="full" maxW="20rem" aspectRatio="220 / 190" key={step} animation="fade-in 240ms">
          <Picture />
        </chakra.div>
        <Stack gap="3" textAlign="center" minH={{ base: "10rem", md: "8rem" }}>
          <Heading as="h1" size="xl" ref={title} tabIndex={-1} outline="none">
            {t(`step.${step}.title`, { name: regionalName(navigator.language) })}
          </Heading>
          <chakra.p color="fg.muted">{t(`step.${step}.text`)}</chakra.p>
        </Stack>
      </Stack>
      <Stack gap="3" w="full" maxW="32rem" mx="auto">
        <Dots at={at} onGo={setAt} />
        {/* Large letters on a small phone need a line for each button. */}
        <HStack gap="3" flexWrap="wrap">
          <Button variant="outline" flex="1" minW="fit-content" disabled={at === 0} onClick={() => setAt(at - 1)}>
            {t("back")}
          </Button>
          {isLast ? (
            <Button flex="1" minW="fit-content" isPending={props.isBusy ?? false} onClick={props.onComplete}>
              {t("complete")}
            </Button>
          ) : (
            <Button flex="1" minW="fit-content" onClick={() => setAt(at + 1)}>
              {t("next")}
            </Button>
          )}
        </HStack>
      </Stack>
    </Stack>
  );
}
