import { chakra, Stack } from "@chakra-ui/react";
import { useState } from "react";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { Button } from "../../ui/Button.tsx";
import { CheckboxField } from "../../ui/CheckboxField.tsx";

/** The consent without which the identity check does not start, and its start. */
export function ShowIdentity({ isBusy, onStart }: { isBusy: boolean; onStart: () => void }) {
  const { t } = useTranslation("recovery");
  const { t: identity } = useTranslation("identity");
  const [isAgreed, setIsAgreed] = useState(false);
  const [isMissing, setIsMissing] = useState(false);
  const handleStart = () => {
    setIsMissing(!isAgreed);
    if (isAgreed) onStart();
  };
  return (
    <Stack gap="5">
      <p>{t("identity.text")}</p>
      <chakra.p color="fg.muted">{t("identity.same")}</chakra.p>
      <CheckboxField
        label={identity("consent")}
        checked={isAgreed}
        error={isMissing && !isAgreed ? `${identity("consentTitle")} — ${identity("consentText")}` : undefined}
        onChange={(event) => setIsAgreed(event.currentTarget.checked)}
      />
      <Button isPending={isBusy} onClick={handleStart}>
        {t("identity.start")}
      </Button>
    </Stack>
  );
}
