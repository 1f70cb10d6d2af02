import { chakra, Heading, Stack } from "@chakra-ui/react";
import { CircleCheck } from "lucide-react";
import { useTitle } from "../../app/PageTitle.tsx";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { Button } from "../../ui/Button.tsx";

/** The return from the identity check with `verification=complete`. */
export function VerificationComplete({ onReturn }: { onReturn: () => void }) {
  const { t } = useTranslation("dashboard");
  useTitle(t("complete.title"));
  return (
    <Stack align="center" textAlign="center" gap="5" py={{ base: "10", md: "20" }}>
      <chakra.span color="brand.fg" aria-hidden>
        <CircleCheck size={48} strokeWidth={1.5} />
      </chakra.span>
      <Stack gap="2" maxW="26rem">
        <Heading as="h1" size="xl">
          {t("complete.title")}
        </Heading>
        <p>{t("complete.text")}</p>
      </Stack>
      <Button onClick={onReturn}>{t("complete.action")}</Button>
    </Stack>
  );
}
