import { chakra, HStack } from "@chakra-ui/react";
import { Star } from "lucide-react";
import { useTranslation } from "../../i18n/useTranslation.ts";

const all = [1, 2, 3, 4, 5] as const;

/** Zero to five stars (D138), as one picture with a name. */
export function Stars({ count }: { count: number }) {
  const { t } = useTranslation("profile");
  return (
    <HStack gap="0.5" role="img" aria-label={t("stars", { count, most: all.length })}>
      {all.map((star) => (
        <chakra.span key={star} display="inline-flex" color={star <= count ? "brand.solid" : "fg.muted"} aria-hidden>
          <Star size={18} strokeWidth={1.75} fill={star <= count ? "currentColor" : "none"} />
        </chakra.span>
      ))}
    </HStack>
  );
}
