import { useLocation, useNavigate } from "react-router-dom";
import { verifyAddress } from "../../session/authClient.ts";
import { currentSession, enterSession } from "../../session/session.ts";
import { PressPage } from "./PressPage.tsx";

/** Where the letter of a sign-up leads. What became of the link is told by the page that the service names. */
export function Component() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const confirm = async () => {
    const asked = new URLSearchParams(search);
    const { goTo } = await verifyAddress(asked.get("token") ?? "", asked.get("next") ?? undefined);
    // A session that waits for this gets its token now (D297).
    if (currentSession().status === "unconfirmed") await enterSession().catch(() => {});
    await navigate(goTo, { replace: true });
  };
  return <PressPage texts="address" confirm={confirm} />;
}
