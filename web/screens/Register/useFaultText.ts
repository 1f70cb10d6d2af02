import { useTranslation } from "react-i18next";
import type { Fault } from "./signUpChecks.ts";

/** The sentence for a fault. */
export function useFaultText(): (fault: Fault | undefined) => string | undefined {
  const { t } = useTranslation("auth");
  const titled = (title: string, text: string) => `${title}: ${text}`;
  return (fault) => {
    switch (fault) {
      case "nameEmail":
        return t("check.nameEmail");
      case "email":
        return titled(t("check.emailTitle"), t("check.email"));
      case "username":
        return t("check.username");
      case "usernameShort":
        return titled(t("check.usernameShort"), t("check.usernameShortText"));
      case "usernameLong":
        return t("check.usernameLong");
      case "usernameLetters":
        return t("check.usernameLetters");
      case "passwordMissing":
        return t("check.passwordMissing");
      case "passwordShort":
        return titled(t("check.passwordShortTitle"), t("check.passwordShort"));
      case "passwordWeak":
        return titled(t("check.passwordWeakTitle"), t("check.passwordWeak"));
      case "agree":
        return t("check.agree");
      case undefined:
        return undefined;
    }
  };
}
