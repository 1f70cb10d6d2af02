import { chakra, HStack } from "@chakra-ui/react";
import { useTranslation } from "../i18n/useTranslation.ts";

const seats = Array.from({ length: 7 }, (_, seat) => {
  const angle = (seat / 7) * 2 * Math.PI - Math.PI / 2;
  return { seat, x: 32 + 21 * Math.cos(angle), y: 32 + 21 * Math.sin(angle) };
});

/** Seven seats on a circle, one of them filled: whose turn it is. */
export function LogoMark({ size = 32 }: { size?: number }) {
  return (
    <svg viewBox="0 0 64 64" width={size} height={size} aria-hidden>
      {seats.map(({ seat, x, y }) => (
        <chakra.circle
          key={seat}
          cx={x}
          cy={y}
          r="6.25"
          fill={seat === 0 ? "accent.solid" : "none"}
          stroke={seat === 0 ? "accent.solid" : "brand.solid"}
          strokeWidth="3.5"
        />
      ))}
    </svg>
  );
}

export function Logo({ size = 32 }: { size?: number }) {
  const { t } = useTranslation("shell");
  return (
    <HStack gap="2.5">
      <LogoMark size={size} />
      <chakra.span fontWeight="semibold" textStyle="lg" letterSpacing="-0.01em">
        {t("app.name")}
      </chakra.span>
    </HStack>
  );
}
