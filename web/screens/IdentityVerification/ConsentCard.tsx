import { chakra, HStack, Stack } from "@chakra-ui/react";
import { Cake, EyeOff, type LucideIcon, UserRoundCheck } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "../../i18n/useTranslation.ts";
import type { AppFailure } from "../../lib/AppFailure.ts";
import { SupportLink } from "./SupportLink.tsx";
import { Button } from "../../ui/Button.tsx";
import { Card } from "../../ui/Card.tsx";
import { CheckboxField } from "../../ui/CheckboxField.tsx";
import { LineIcon } from "../../ui/LineIcon.tsx";

const points: { key: "adult" | "one" | "private"; icon: LucideIcon }[] = [
  { key: "adult", icon: Cake },
  { key: "one", icon: UserRoundCheck },
  { key: "private", icon: EyeOff },
];

/** What the check is, what it needs, and the consent without which it does not start. */
export function ConsentCard(props: { isStarting: boolean; onStart: () => void; failure: AppFailure | null }) {
  const { failure, isStarting, onStart } = props;
  const { t } = useTranslation("identity");
  const [isAgreed, setIsAgreed] = useState(false);
  const [isMissing, setIsMissing] = useState(false);

  const handleStart = () => {
    setIsMissing(!isAgreed);
    if (isAgreed) onStart();
  };

  return (
    <Card>
      <Stack gap="5">
        <p>{t("intro")}</p>
        <Stack as="ul" gap="3" listStyleType="none" ps="0">
          {points.map(({ icon: Icon, key }) => (
            <HStack as="li" key={key} gap="3" align="flex-start">
              <LineIcon color="brand.fg">
                <Icon size={20} />
              </LineIcon>
              {t(`point.${key}`)}
            </HStack>
          ))}
        </Stack>
        <chakra.p color="fg.muted">{t("unlocks")}</chakra.p>
        <CheckboxField
          label={t("consent")}
          checked={isAgreed}
          error={isMissing && !isAgreed ? `${t("consentTitle")} — ${t("consentText")}` : undefined}
          onChange={(event) => setIsAgreed(event.currentTarget.checked)}
        />
        <Button alignSelf={{ md: "flex-start" }} isPending={isStarting} onClick={handleStart}>
          {t("start")}
        </Button>
        {failure?.code === "verification-attempts-used" && <SupportLink />}
      </Stack>
    </Card>
  );
}
