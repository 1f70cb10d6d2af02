import { PASSWORD, PERSON_NAME, USERNAME } from "../../../schema/account.ts";
import { useTranslation } from "../../i18n/useTranslation.ts";
import type { Fault } from "./signUpChecks.ts";

/** The sentence for a fault. */
export function useFaultText(): (fault: Fault | undefined) => string | undefined {
  const { t } = useTranslation("auth");
  const { t: long } = useTranslation("registering");
  const { t: refusal } = useTranslation("refusals");
  const titled = (title: string, text: string) => long("titled", { title, text });
  return (fault) => {
    switch (fault) {
      case "nameEmail":
        return t("check.nameEmail");
      case "nameLong":
        return long("nameLong", PERSON_NAME);
      case "email":
        return refusal("invalid-email");
      case "username":
        return t("check.username");
      case "usernameShort":
        return refusal("username-too-short", USERNAME);
      case "usernameLong":
      case "usernameLetters":
        return refusal("invalid-username", USERNAME);
      case "passwordMissing":
        return t("check.passwordMissing");
      case "passwordShort":
        return refusal("password-too-short", PASSWORD);
      case "passwordWeak":
        return titled(t("check.passwordWeakTitle"), t("check.passwordWeak"));
      case "passwordTooWeak":
        return titled(long("tooWeakTitle"), long("tooWeak"));
      case "passwordMismatch":
        return titled(t("check.passwordMismatchTitle"), t("check.passwordMismatch"));
      case "contact":
        return refusal("contact-incomplete");
      case "phone":
        return refusal("invalid-phone");
      case "identity":
        return refusal("identity-incomplete");
      case "birthday":
        return refusal("invalid-date-of-birth");
      case "underAge":
        return refusal("under-age");
      case "state":
        return refusal("invalid-state");
      case "postalCode":
        return refusal("invalid-postal-code");
      case "ssn":
        return refusal("invalid-ssn");
      case "agree":
        return t("check.agree");
      case undefined:
        return undefined;
    }
  };
}
