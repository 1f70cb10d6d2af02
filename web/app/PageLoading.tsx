import { Stack } from "@chakra-ui/react";
import { useEffect, useState } from "react";
import { useTranslation } from "../i18n/useTranslation.ts";
import { Banner } from "../ui/Banner.tsx";
import { Button } from "../ui/Button.tsx";
import { PageSkeleton } from "../ui/Skeletons.tsx";

/** Milliseconds; then waiting is no longer silent. */
export const slowAfterMs = 5000;

/** Says of a page what is wrong. In the page and not a toast, because a toast would be gone while the reader still waits. */
export function ConnectionIssue() {
  const { t } = useTranslation("shell");
  return (
    <Banner
      tone="due"
      title={t("connection.issueTitle")}
      action={
        <Button size="sm" variant="outline" onClick={() => location.reload()}>
          {t("errorPage.reload")}
        </Button>
      }
    >
      {t("connection.issue")}
    </Banner>
  );
}

/**
 * Stands in a page's place while its data come. After five seconds it says what is wrong; the data are still taken as
 * soon as they are here.
 */
export function PageLoading() {
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsSlow(true), slowAfterMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Stack gap="6">
      {isSlow && <ConnectionIssue />}
      <PageSkeleton />
    </Stack>
  );
}
