import { useLocation, useNavigate } from "react-router-dom";
import { loginPath } from "../app/paths.ts";
import { useTranslation } from "../i18n/useTranslation.ts";
import type { Toast } from "../ui/toaster.tsx";

/** What is said to whoever has to log in before their message can be sent. */
export function useLogInToast(): Toast {
  const { t } = useTranslation("messages");
  const navigate = useNavigate();
  const here = useLocation();
  return {
    tone: "late",
    title: t("write.logInTitle"),
    text: t("write.logInText"),
    action: { label: t("write.logIn"), onSelect: () => void navigate(loginPath(here)) },
  };
}
