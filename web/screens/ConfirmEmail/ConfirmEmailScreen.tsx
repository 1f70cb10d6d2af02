import { useLocation, useNavigate } from "react-router-dom";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { confirmNewAddress } from "../../session/securityClient.ts";
import { currentSession, enterSession } from "../../session/session.ts";
import { ButtonLink } from "../../ui/Button.tsx";
import { PressPage } from "./PressPage.tsx";

const SETTINGS = "/settings?tab=security";
/** The sign-in page tells that the address is changed; whoever is signed in is led on from it. */
const DONE = `/login?${new URLSearchParams({ email: "changed", next: SETTINGS })}`;

/** Where the letter to a new address leads (D150). */
export function Component() {
  const { t } = useTranslation("auth");
  const { search } = useLocation();
  const navigate = useNavigate();
  const token = new URLSearchParams(search).get("token") ?? "";
  const confirm = async () => {
    await confirmNewAddress(token);
    // The token names the address of before. It is confirmed all the same where no other token is to be had just now.
    if (currentSession().status === "signedIn") await enterSession().catch(() => {});
    await navigate(DONE, { replace: true });
  };
  const link = <ButtonLink to={SETTINGS}>{t("newAddress.settings")}</ButtonLink>;
  return <PressPage texts="newAddress" confirm={confirm} gone={{ code: "new-address-link-invalid", link }} />;
}
