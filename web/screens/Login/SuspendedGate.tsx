import { useTitle } from "../../app/PageTitle.tsx";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { LeftHereQuestion } from "../../offline/LeavingQuestion.tsx";
import { useTries } from "../../relay/useTryWhenBack.ts";
import { leave } from "../../session/leave.ts";
import { renewToken } from "../../session/session.ts";
import { Button, ButtonLink } from "../../ui/Button.tsx";
import { ErrorState } from "../../ui/EmptyState.tsx";

/** Between two looks whether the suspension was lifted, in milliseconds; each return to the page looks too. */
const LOOK_EVERY_MS = 120_000;

/** What somebody with a session sees who is suspended (D296), in place of every page that visitors may not open. It goes by itself when it no longer holds. */
export function SuspendedGate() {
  const { t } = useTranslation("auth");
  const { t: shell } = useTranslation("shell");
  const { t: refusal } = useTranslation("refusals");
  const title = t("suspended.title");
  useTitle(title);
  useTries(
    true,
    () => void renewToken().catch(() => {}),
    () => LOOK_EVERY_MS,
  );
  return (
    <>
      <ErrorState
        title={title}
        text={refusal("account-suspended")}
        actions={
          <>
            <ButtonLink to="/support">{shell("notFound.support")}</ButtonLink>
            <Button variant="outline" onClick={() => void leave()}>
              {t("gate.signOut")}
            </Button>
          </>
        }
      />
      <LeftHereQuestion />
    </>
  );
}
