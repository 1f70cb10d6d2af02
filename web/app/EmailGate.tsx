import { chakra, Heading, Stack } from "@chakra-ui/react";
import { MailCheck } from "lucide-react";
import { useEffect, useState } from "react";
import { Logo } from "../components/Logo.tsx";
import { useResend } from "../components/useResend.ts";
import { useTranslation } from "../i18n/useTranslation.ts";
import { arrivalOf } from "../screens/Login/arrival.ts";
import { leave } from "../session/leave.ts";
import { Banner } from "../ui/Banner.tsx";
import { Button } from "../ui/Button.tsx";
import { LanguageSelect } from "./LanguageSelect.tsx";

/** What was wrong with the link of a letter that led here; nothing where none did. */
function linkFault(): "expired" | "invalid" | undefined {
  const arrival = arrivalOf(location.search);
  return arrival === "expired" || arrival === "invalid" ? arrival : undefined;
}

/** The letter that is on its way has another link: what was wrong with the last one is not said again, also after a reload. */
function forgetLink(): void {
  const address = new URL(location.href);
  address.searchParams.delete("error");
  history.replaceState(history.state, "", address);
}

/**
 * All that somebody sees whose address is not confirmed yet, whatever page was asked for: the address stays, so that the
 * same page opens once it is confirmed (D297).
 */
export function EmailGate({ email }: { email: string }) {
  const { t } = useTranslation("auth");
  const { resend, secondsLeft, isPending } = useResend(email);
  const [fault, setFault] = useState(linkFault);
  const handleResend = async () => {
    if (!(await resend())) return;
    forgetLink();
    setFault(undefined);
  };
  const title = t("gate.title");
  useEffect(() => {
    document.title = title;
  }, [title]);
  return (
    <Stack minH="100dvh" px={{ base: "5", md: "10" }} py={{ base: "5", md: "8" }}>
      <Stack as="header" direction="row" justify="space-between" align="center" flexWrap="wrap">
        <Logo />
        <LanguageSelect />
      </Stack>
      <chakra.main id="content" my="auto" w="full" maxW="26rem" mx="auto" py="8">
        <Stack align="center" textAlign="center" gap="6">
          {fault && (
            <chakra.div w="full" textAlign="start">
              <Banner tone="due" title={t(`arrival.${fault}Title`)}>
                {t(`arrival.${fault}`)}
              </Banner>
            </chakra.div>
          )}
          <chakra.span color="brand.fg" aria-hidden>
            <MailCheck size={48} strokeWidth={1.5} />
          </chakra.span>
          <Stack gap="2">
            <Heading as="h1" size="xl">
              {title}
            </Heading>
            <chakra.p overflowWrap="anywhere">{t("gate.text", { email })}</chakra.p>
            <chakra.p color="fg.muted">{t("gate.spam")}</chakra.p>
          </Stack>
          <Stack gap="3" w="full">
            <Button onClick={() => window.location.reload()}>{t("gate.action")}</Button>
            <Button variant="outline" isPending={isPending} onClick={() => void handleResend()}>
              {secondsLeft > 0 ? t("confirm.resendIn", { seconds: secondsLeft }) : t("confirm.resend")}
            </Button>
            <Button variant="ghost" onClick={() => void leave()}>
              {t("gate.signOut")}
            </Button>
          </Stack>
        </Stack>
      </chakra.main>
    </Stack>
  );
}
