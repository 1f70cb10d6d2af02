import { chakra, Heading, HStack, Stack } from "@chakra-ui/react";
import { MemberAvatar } from "../../components/MemberAvatar.tsx";
import { useLocale } from "../../i18n/useLocale.ts";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { Card } from "../../ui/Card.tsx";

export interface AdminFaceProps {
  /** Decides the colour behind the initials. */
  colourKey: string;
  name: string;
  avatarUrl?: string | null;
  /** 0 to 5; null for a new member (D136). */
  rating: number | null;
}

/** Who runs the circle, how they are rated, and what they can and cannot do (D245). */
export function AdminFace({ colourKey, name, avatarUrl, rating }: AdminFaceProps) {
  const { t } = useTranslation("circle");
  const locale = useLocale();
  return (
    <Card aria-labelledby="group-admin">
      <HStack gap="3" align="flex-start">
        <MemberAvatar userId={colourKey} name={name} avatarUrl={avatarUrl} size={44} />
        <Stack gap="1" minW="0">
          <Heading as="h2" size="sm" id="group-admin">
            {t("summary.admin")}
          </Heading>
          <chakra.p overflowWrap="anywhere">
            {name}
            <chakra.span color="fg.muted">
              {" · "}
              {rating === null
                ? t("member.newMember")
                : t("member.ratingOf", { rating: rating.toLocaleString(locale, { minimumFractionDigits: 1 }) })}
            </chakra.span>
          </chakra.p>
          <chakra.p color="fg.muted" textStyle="sm">
            {t("summary.adminRole")}
          </chakra.p>
        </Stack>
      </HStack>
    </Card>
  );
}
