import { Heading, Stack } from "@chakra-ui/react";
import { useLocation, useNavigate } from "react-router-dom";
import { AuthFrame } from "../../app/AuthFrame.tsx";
import { useFailureText } from "../../i18n/useFailureText.ts";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { useAttempt } from "../../sending/useAttempt.ts";
import { confirmNewAddress } from "../../session/securityClient.ts";
import { currentSession, enterSession } from "../../session/session.ts";
import { Button, ButtonLink } from "../../ui/Button.tsx";
import { RefusalBanner } from "../../ui/RefusalBanner.tsx";

const SETTINGS = "/settings?tab=security";
/** The sign-in page tells that the address is changed; whoever is signed in is led on from it. */
const DONE = `/login?${new URLSearchParams({ email: "changed", next: SETTINGS })}`;

/** Where the letter to a new address leads (D150). It is confirmed by a press, because mail programs open links by themselves. */
export function Component() {
  const { t } = useTranslation("auth");
  const { search } = useLocation();
  const navigate = useNavigate();
  const failureText = useFailureText();
  const token = new URLSearchParams(search).get("token") ?? "";
  const { failure, isBusy, run } = useAttempt(async () => {
    await confirmNewAddress(token);
    // The token names the address of before. It is confirmed all the same where no other token is to be had just now.
    if (currentSession().status === "signedIn") await enterSession().catch(() => {});
    await navigate(DONE, { replace: true });
  });
  const isGone = failure?.code === "new-address-link-invalid";
  return (
    <AuthFrame>
      <Stack gap="6">
        <Heading as="h1" size="xl">
          {t("newAddress.title")}
        </Heading>
        {!isGone && (
          <>
            <p>{t("newAddress.text")}</p>
            <Button isPending={isBusy} onClick={() => void run()}>
              {t("newAddress.action")}
            </Button>
          </>
        )}
        {failure && <RefusalBanner title={t("newAddress.failed")}>{failureText(failure)}</RefusalBanner>}
        {isGone && <ButtonLink to={SETTINGS}>{t("newAddress.settings")}</ButtonLink>}
      </Stack>
    </AuthFrame>
  );
}
