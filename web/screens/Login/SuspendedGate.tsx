import { useTitle } from "../../app/PageTitle.tsx";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { signOut } from "../../session/session.ts";
import { Button, ButtonLink } from "../../ui/Button.tsx";
import { ErrorState } from "../../ui/EmptyState.tsx";

/** What somebody with a session sees who is suspended (D296), in place of every page that visitors may not open. */
export function SuspendedGate() {
  const { t } = useTranslation("auth");
  const { t: shell } = useTranslation("shell");
  const { t: refusal } = useTranslation("refusals");
  const title = t("suspended.title");
  useTitle(title);
  return (
    <ErrorState
      title={title}
      text={refusal("account-suspended")}
      actions={
        <>
          <ButtonLink to="/support">{shell("notFound.support")}</ButtonLink>
          <Button variant="outline" onClick={() => void signOut()}>
            {t("gate.signOut")}
          </Button>
        </>
      }
    />
  );
}
