import { chakra, Stack, VisuallyHidden } from "@chakra-ui/react";
import { LogoMark } from "../components/Logo.tsx";
import { useTranslation } from "../i18n/useTranslation.ts";
import { mostRetries } from "../lib/retried.ts";

/** Shown while the session is looked up. From the second try on it says that the connection is in trouble. */
export function Splash({ attempt }: { attempt: number }) {
  const { t } = useTranslation("ui");
  const { t: error } = useTranslation("errors");
  return (
    <Stack role="status" align="center" justify="center" minH="100dvh" gap="5" px="4">
      <chakra.div animation="pulse" animationDuration="1.6s">
        <LogoMark size={56} />
      </chakra.div>
      {attempt > 0 ? (
        <chakra.p color="fg.muted">{error("retrying", { attempt, attempts: mostRetries })}</chakra.p>
      ) : (
        <VisuallyHidden>{t("loading")}</VisuallyHidden>
      )}
    </Stack>
  );
}
