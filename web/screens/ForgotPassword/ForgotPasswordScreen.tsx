import { useLocation } from "react-router-dom";
import { AuthFrame } from "../../app/AuthFrame.tsx";
import { nextIn, onTheWay } from "../../app/paths.ts";
import { AskForLink } from "../../components/AskForLink.tsx";
import { requestPasswordReset } from "../../session/authClient.ts";
import { NewPasswordForm } from "./NewPasswordForm.tsx";

/** A lost password in two steps: the link by mail, and, where the link leads, the new password (D149). */
export function Component() {
  const { search } = useLocation();
  const token = new URLSearchParams(search).get("token");
  const next = nextIn(search);
  return (
    <AuthFrame>
      {token ? (
        <NewPasswordForm token={token} next={next} />
      ) : (
        <AskForLink
          texts="forgot"
          back={onTheWay("/login", next)}
          send={(email) => requestPasswordReset(email, next)}
        />
      )}
    </AuthFrame>
  );
}
