/**
 * For who followed a letter of invitation and has none here. The words are the same whether it has expired, was answered
 * or taken back, is somebody else's, or never was: nobody learns from them whose an address is (D110, D266).
 */
import { HStack } from "@chakra-ui/react";
import { useLocation, useNavigate } from "react-router-dom";
import { useTitle } from "../../app/PageTitle.tsx";
import { loginPath, onTheWay, placeOf } from "../../app/paths.ts";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { useAttempt } from "../../sending/useAttempt.ts";
import { leave } from "../../session/leave.ts";
import { useSession } from "../../session/session.ts";
import { Banner } from "../../ui/Banner.tsx";
import { Button, ButtonLink } from "../../ui/Button.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";

function useOwnEmail(): string {
  const session = useSession();
  return session.status === "signedIn" ? session.email : "";
}

/** Signs out, and comes back here after the next sign-in. */
function OtherAccountButton() {
  const { t } = useTranslation("circle");
  const navigate = useNavigate();
  const here = useLocation();
  const leaving = useAttempt(async () => {
    if (await leave()) await navigate(loginPath(here));
  });
  return (
    <Button variant="outline" isPending={leaving.isBusy} onClick={() => void leaving.run()}>
      {t("invited.otherAccount")}
    </Button>
  );
}

/** Above a public circle, which one may join also without the invitation. */
export function InvitationNotHereBanner() {
  const { t } = useTranslation("circle");
  const email = useOwnEmail();
  return (
    <Banner title={t("invited.elsewhereTitle")} action={<OtherAccountButton />}>
      {t("invited.elsewhereText", { email })}
    </Banner>
  );
}

/** In the place of a private circle. */
export function InvitationNotHerePage() {
  const { t } = useTranslation("circle");
  const email = useOwnEmail();
  useTitle(t("invited.elsewhereTitle"));
  return (
    <EmptyState
      isPage
      title={t("invited.elsewhereTitle")}
      text={t("invited.elsewhereText", { email })}
      action={
        <HStack gap="3" flexWrap="wrap" justify="center">
          <OtherAccountButton />
          <ButtonLink to="/groups" variant="ghost" colorPalette="gray">
            {t("notFound.back")}
          </ButtonLink>
        </HStack>
      }
    />
  );
}

/** The same place for a visitor: an invitation waits in the account of its address, a join link is followed after sign-in. */
export function LogInFirst({ to }: { to: "invited" | "link" }) {
  const { t } = useTranslation("circle");
  const here = useLocation();
  useTitle(t(`${to}.visitorTitle`));
  return (
    <EmptyState
      isPage
      title={t(`${to}.visitorTitle`)}
      text={t(`${to}.visitorText`)}
      action={
        <HStack gap="3" flexWrap="wrap" justify="center">
          <ButtonLink to={loginPath(here)}>{t("join.logIn")}</ButtonLink>
          <ButtonLink to={onTheWay("/register", placeOf(here))} variant="outline">
            {t("join.createAccount")}
          </ButtonLink>
        </HStack>
      }
    />
  );
}
