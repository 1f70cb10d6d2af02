import { chakra, Heading, Stack } from "@chakra-ui/react";
import { ArrowLeft } from "lucide-react";
import { useState } from "react";
import { Navigate, useLocation, useNavigate } from "react-router-dom";
import { AuthFrame } from "../../app/AuthFrame.tsx";
import { afterLogin, nextIn, onTheWay } from "../../app/paths.ts";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { keptInTab } from "../../lib/keptInTab.ts";
import { useSession } from "../../session/session.ts";
import { Button } from "../../ui/Button.tsx";
import { TextLink } from "../../ui/TextLink.tsx";
import { ConfirmationNotice } from "./ConfirmationNotice.tsx";
import { QuickForm } from "./QuickForm.tsx";

/** Who has signed up in this tab: the screen that follows stays after a reload, for as long as a link to confirm is good. */
const signedUp = keptInTab<{ email: string; resendAt: number }>("signed-up", { email: "string", resendAt: "number" });
const KEPT_MS = 24 * 60 * 60 * 1000;

/** Making an account, and after it the screen that says what to do next. */
export function Component() {
  const { t } = useTranslation("auth");
  const session = useSession();
  const navigate = useNavigate();
  // The router names the first page of a visit "default": there is nothing behind it.
  const { key, search } = useLocation();
  const isFirstPage = key === "default";
  const next = nextIn(search);
  const [sent, setSent] = useState(() => signedUp.read());

  const handleDone = (email: string, resendAfter: number) => {
    const until = Date.now() + KEPT_MS;
    const resendAt = Date.now() + resendAfter * 1000;
    signedUp.keep({ email, resendAt }, until);
    setSent({ email, resendAt, until });
  };

  if (session.status === "signedIn") return <Navigate to={afterLogin(search)} replace />;
  if (sent) {
    return (
      <AuthFrame>
        <ConfirmationNotice email={sent.email} resendAt={sent.resendAt} next={next} onLeave={signedUp.forget} />
      </AuthFrame>
    );
  }
  return (
    <AuthFrame>
      <Stack gap="6">
        <div>
          <Button
            variant="ghost"
            colorPalette="gray"
            size="sm"
            ms="-3.5"
            color="fg.muted"
            onClick={() => void (isFirstPage ? navigate("/") : navigate(-1))}
          >
            <ArrowLeft aria-hidden />
            {t("register.back")}
          </Button>
        </div>
        <Stack gap="1">
          <Heading as="h1" size="xl">
            {t("register.title")}
          </Heading>
          <chakra.p color="fg.muted">{t("register.tagline")}</chakra.p>
        </Stack>
        <QuickForm next={next} onDone={handleDone} />
        <chakra.p color="fg.muted" textAlign="center">
          {t("register.haveAccount")} <TextLink to={onTheWay("/login", next)}>{t("register.signIn")}</TextLink>
        </chakra.p>
      </Stack>
    </AuthFrame>
  );
}
