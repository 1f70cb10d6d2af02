import { chakra, Heading, Stack } from "@chakra-ui/react";
import { ArrowLeft } from "lucide-react";
import { useState } from "react";
import { Navigate, useLocation, useNavigate } from "react-router-dom";
import { AuthFrame } from "../../app/AuthFrame.tsx";
import { afterLogin, nextIn, onTheWay } from "../../app/paths.ts";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { useSession } from "../../session/session.ts";
import { Button } from "../../ui/Button.tsx";
import { TextLink } from "../../ui/TextLink.tsx";
import { ConfirmationNotice } from "./ConfirmationNotice.tsx";
import { QuickForm } from "./QuickForm.tsx";

/** Making an account, and after it the screen that says what to do next. */
export function Component() {
  const { t } = useTranslation("auth");
  const session = useSession();
  const navigate = useNavigate();
  // The router names the first page of a visit "default": there is nothing behind it.
  const { key, search } = useLocation();
  const isFirstPage = key === "default";
  const next = nextIn(search);
  const [sent, setSent] = useState<{ to: string; resendAfter: number }>();

  if (session.status === "signedIn") return <Navigate to={afterLogin(search)} replace />;
  if (sent) {
    return (
      <AuthFrame>
        <ConfirmationNotice email={sent.to} resendAfter={sent.resendAfter} next={next} />
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
        <QuickForm next={next} onDone={(to, resendAfter) => setSent({ to, resendAfter })} />
        <chakra.p color="fg.muted" textAlign="center">
          {t("register.haveAccount")} <TextLink to={onTheWay("/login", next)}>{t("register.signIn")}</TextLink>
        </chakra.p>
      </Stack>
    </AuthFrame>
  );
}
