import { type ReactNode, useState } from "react";
import { useTranslation } from "../i18n/useTranslation.ts";
import { isOfOldRelease, isReleaseOver, reloadFresh } from "../relay/newRelease.ts";
import { isCodeFailure } from "../relay/outOfReach.ts";
import { readAllAgain } from "../relay/readAgain.ts";
import { useTryWhenBack } from "../relay/useTryWhenBack.ts";
import { Banner } from "../ui/Banner.tsx";
import { Button } from "../ui/Button.tsx";
import { Attempts } from "./Attempts.tsx";

interface Said {
  /** What is said of this part when it fails, where the general sentence says too little. */
  failed?: string | ((thrown: unknown) => string | undefined);
  /** More of it. */
  failedText?: ReactNode;
}

/** In the place of a part that failed. What the service could not answer is asked again as soon as it may. */
function FailedPart({ failed, failedText, onTry, thrown }: Said & { thrown: unknown; onTry: () => Promise<void> }) {
  const { t } = useTranslation("ui");
  const { t: error } = useTranslation("errors");
  const { t: shell } = useTranslation("shell");
  const [isReading, setIsReading] = useState(false);
  /** The server has another release, in which the code of this part is gone. */
  const [isOver, setIsOver] = useState(false);
  const readAndTry = async () => {
    if (isCodeFailure(thrown) && (await isReleaseOver())) return setIsOver(true);
    // With the old data the part would fail again, so it is drawn only after the new data has come.
    await readAllAgain().catch(() => {});
    await onTry();
  };
  const tryAgain = async () => {
    setIsReading(true);
    await readAndTry();
    setIsReading(false);
  };
  const title = typeof failed === "function" ? failed(thrown) : failed;
  // What the rest of the page shows is read again by the page.
  useTryWhenBack(thrown, () => void onTry());
  // Whoever reads it says when: something may be written elsewhere on the page.
  if (isOver || isOfOldRelease(thrown))
    return (
      <Banner
        tone="due"
        title={error("unknown-document")}
        action={
          <Button variant="outline" size="sm" onClick={() => void reloadFresh()}>
            {shell("errorPage.reload")}
          </Button>
        }
      />
    );
  return (
    <Banner
      tone="late"
      title={title ?? t("partFailed")}
      action={
        <Button variant="outline" size="sm" isPending={isReading} onClick={() => void tryAgain()}>
          {t("retry")}
        </Button>
      }
    >
      {failedText}
    </Banner>
  );
}

/**
 * A part of a page that fails alone. When a value that it needs is missing, it says so in its own place and keeps the error
 * for support; the rest of the page stays. Tried again, it asks anew where it has a query of its own, and says that it has
 * failed until there is an answer.
 */
export function Part({ children, ...said }: Said & { children: ReactNode }) {
  const failed = (thrown: unknown, tryAgain: () => Promise<void>) => (
    <FailedPart thrown={thrown} onTry={tryAgain} {...said} />
  );
  return <Attempts failed={failed}>{children}</Attempts>;
}
