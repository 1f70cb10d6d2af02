import { chakra, Heading, Stack } from "@chakra-ui/react";
import { CircleCheck, MailCheck } from "lucide-react";
import type { ReactNode } from "react";
import { useTitle } from "../../app/PageTitle.tsx";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { Button } from "../../ui/Button.tsx";

function Gate(props: { icon: ReactNode; title: string; text: string; hint?: string; action: ReactNode }) {
  useTitle(props.title);
  return (
    <Stack align="center" textAlign="center" gap="5" py={{ base: "10", md: "20" }}>
      <chakra.span color="brand.fg" aria-hidden>
        {props.icon}
      </chakra.span>
      <Stack gap="2" maxW="26rem">
        <Heading as="h1" size="xl">
          {props.title}
        </Heading>
        <p>{props.text}</p>
        {props.hint && <chakra.p color="fg.muted">{props.hint}</chakra.p>}
      </Stack>
      {props.action}
    </Stack>
  );
}

/** People who have not confirmed their address see only this. */
export function EmailGate({ email }: { email: string }) {
  const { t } = useTranslation("dashboard");
  return (
    <Gate
      icon={<MailCheck size={48} strokeWidth={1.5} />}
      title={t("gate.title")}
      text={t("gate.text", { email })}
      hint={t("gate.spam")}
      action={<Button onClick={() => window.location.reload()}>{t("gate.action")}</Button>}
    />
  );
}

/** The return from the identity check with `verification=complete`. */
export function VerificationComplete({ onReturn }: { onReturn: () => void }) {
  const { t } = useTranslation("dashboard");
  return (
    <Gate
      icon={<CircleCheck size={48} strokeWidth={1.5} />}
      title={t("complete.title")}
      text={t("complete.text")}
      action={<Button onClick={onReturn}>{t("complete.action")}</Button>}
    />
  );
}
