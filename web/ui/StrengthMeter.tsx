import { chakra, HStack, SimpleGrid, Stack, VisuallyHidden } from "@chakra-ui/react";
import { Check, Dot } from "lucide-react";
import { PASSWORD } from "../../schema/account.ts";
import { passwordChecks, passwordStrength, type Strength } from "../../schema/passwordStrength.ts";
import { useTranslation } from "../i18n/useTranslation.ts";
import { LineIcon } from "./LineIcon.tsx";

const tones: Record<Strength, "late" | "due" | "info" | "paid"> = {
  weak: "late",
  fair: "due",
  good: "info",
  strong: "paid",
};
const filled: Record<Strength, number> = { weak: 1, fair: 2, good: 3, strong: 4 };

/** How good a password is, in a word, a bar of four and the six things it is measured by. */
export function StrengthMeter({ password }: { password: string }) {
  const { t } = useTranslation("ui");
  const { met, strength } = passwordStrength(password);
  const bars = password === "" ? 0 : filled[strength];
  const isTooWeak = password !== "" && strength === "weak";
  return (
    <Stack gap="3" colorPalette={tones[strength]}>
      <HStack gap="3">
        <HStack gap="1" flex="1" aria-hidden>
          {[1, 2, 3, 4].map((bar) => (
            <chakra.span
              key={bar}
              flex="1"
              h="1.5"
              borderRadius="full"
              bg={bar <= bars ? "colorPalette.solid" : "bg.emphasized"}
              transition="background-color 120ms ease-out"
            />
          ))}
        </HStack>
        <chakra.span
          role="status"
          textStyle="sm"
          fontWeight="semibold"
          color="colorPalette.fg"
          minW="4.5rem"
          textAlign="end"
        >
          <VisuallyHidden>{`${t("meter.label")}: `}</VisuallyHidden>
          {password !== "" && t(`meter.${strength}`)}
        </chakra.span>
      </HStack>
      {isTooWeak && (
        <chakra.p textStyle="sm" color="colorPalette.fg">
          {t("meter.advice")}
        </chakra.p>
      )}
      <SimpleGrid as="ul" columns={{ base: 1, sm: 2 }} gapX="4" gapY="1" listStyleType="none">
        {passwordChecks.map((check) => (
          <HStack
            as="li"
            key={check}
            gap="2"
            align="flex-start"
            textStyle="sm"
            color={met.has(check) ? "paid.fg" : "fg.muted"}
          >
            <LineIcon>
              {/* Nothing to choose: an empty circle would look like it. */}
              {met.has(check) ? <Check size={16} strokeWidth={2.5} /> : <Dot size={16} strokeWidth={4} />}
            </LineIcon>
            <span>
              {t(`meter.${check}`, PASSWORD)}
              <VisuallyHidden>{`: ${t(met.has(check) ? "meter.met" : "meter.open")}`}</VisuallyHidden>
            </span>
          </HStack>
        ))}
      </SimpleGrid>
    </Stack>
  );
}
