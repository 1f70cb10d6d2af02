import { useLocation } from "react-router-dom";
import { AuthFrame } from "../../app/AuthFrame.tsx";
import { AskForLink } from "../../components/AskForLink.tsx";
import { requestPasswordReset } from "../../session/authClient.ts";
import { NewPasswordForm } from "./NewPasswordForm.tsx";

/** A lost password in two steps: the link by mail, and, where the link leads, the new password (D149). */
export function Component() {
  const token = new URLSearchParams(useLocation().search).get("token");
  return (
    <AuthFrame>
      {token ? <NewPasswordForm token={token} /> : <AskForLink texts="forgot" send={requestPasswordReset} />}
    </AuthFrame>
  );
}
