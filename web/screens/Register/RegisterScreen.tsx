import { chakra, Heading, Stack } from "@chakra-ui/react";
import { ArrowLeft } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { Navigate, useLocation, useNavigate } from "react-router-dom";
import { AuthFrame } from "../../app/AuthFrame.tsx";
import { afterLogin, nextIn, onTheWay } from "../../app/paths.ts";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { isRecord } from "../../lib/json.ts";
import { keptInTab } from "../../lib/keptInTab.ts";
import { beforeSignIn } from "../../session/ofPerson.ts";
import { useSession } from "../../session/session.ts";
import { Button } from "../../ui/Button.tsx";
import { TextLink } from "../../ui/TextLink.tsx";
import { ConfirmationNotice } from "./ConfirmationNotice.tsx";
import { QuickForm } from "./QuickForm.tsx";
import { forgetTyped } from "./typedSoFar.ts";
import { WizardForm } from "./wizard/WizardForm.tsx";

/** Who has signed up in this tab: the screen that follows stays after a reload, for as long as a link to confirm is good. */
const signedUp = keptInTab<{ email: string; resendAt: number }>(beforeSignIn("signed-up"), {
  email: "string",
  resendAt: "number",
});
const KEPT_MS = 24 * 60 * 60 * 1000;

function forgetAll(): void {
  signedUp.forget();
  forgetTyped();
}

/** Making an account, in five steps or with the short form (D144), and after it the screen that says what to do next. */
export function Component() {
  const { t } = useTranslation("auth");
  const { t: long } = useTranslation("registering");
  const session = useSession();
  const navigate = useNavigate();
  // The router names the first page of a visit "default": there is nothing behind it.
  const { key, search, state } = useLocation();
  const isFirstPage = key === "default";
  const next = nextIn(search);
  const [sent, setSent] = useState(() => signedUp.read());
  const isQuick = new URLSearchParams(search).get("variant") === "quick";
  const place = isQuick ? "/register?variant=quick" : "/register";
  // The notice names the sign-up whose address is to be corrected, with the form's address, so that it begins at its first step.
  // The next step's address does not name it any more.
  const named = isRecord(state) && typeof state.corrects === "number" ? state.corrects : null;
  const [corrected, setCorrected] = useState(named);
  if (named !== null && named !== corrected) setCorrected(named);
  const isCorrected = sent !== null && sent.resendAt === corrected;
  const forms = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isCorrected) return;
    forms.current?.querySelector<HTMLInputElement>("input[name=email]")?.focus();
    signedUp.forget();
  }, [isCorrected]);

  const handleDone = (email: string, resendAfter: number) => {
    const until = Date.now() + KEPT_MS;
    const resendAt = Date.now() + resendAfter * 1000;
    signedUp.keep({ email, resendAt }, until);
    setSent({ email, resendAt, until });
  };

  if (session.status === "signedIn") return <Navigate to={afterLogin(search)} replace />;
  if (sent && !isCorrected) {
    const { email, resendAt } = sent;
    const form = { to: onTheWay(place, next), state: { corrects: resendAt } };
    return (
      <AuthFrame>
        <ConfirmationNotice email={email} resendAt={resendAt} next={next} form={form} onLeave={forgetAll} />
      </AuthFrame>
    );
  }
  const handleLeave = () => void (isFirstPage ? navigate("/") : navigate(-1));
  const form = { next, onDone: handleDone };
  return (
    <AuthFrame begins={isQuick ? "centre" : "top"}>
      <Stack gap="6">
        {isQuick && (
          <div>
            <Button variant="ghost" colorPalette="gray" size="sm" ms="-3.5" color="fg.muted" onClick={handleLeave}>
              <ArrowLeft aria-hidden />
              {t("register.back")}
            </Button>
          </div>
        )}
        <Stack gap="1">
          <Heading as="h1" size="xl">
            {t("register.title")}
          </Heading>
          <chakra.p color="fg.muted">{t("register.tagline")}</chakra.p>
        </Stack>
        <div ref={forms}>{isQuick ? <QuickForm {...form} /> : <WizardForm {...form} onLeave={handleLeave} />}</div>
        <Stack gap="2" color="fg.muted" textAlign="center">
          <p>
            {t("register.haveAccount")} <TextLink to={onTheWay("/login", next)}>{t("register.signIn")}</TextLink>
          </p>
          {isQuick ? (
            <TextLink to={onTheWay("/register", next)}>{long("longForm")}</TextLink>
          ) : (
            <p>
              {long("shortFormText")}{" "}
              <TextLink to={onTheWay("/register?variant=quick", next)}>{long("shortForm")}</TextLink>
            </p>
          )}
        </Stack>
      </Stack>
    </AuthFrame>
  );
}
