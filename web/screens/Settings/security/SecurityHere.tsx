import { chakra } from "@chakra-ui/react";
import { createContext, type ReactNode, use, useCallback } from "react";
import { useFailureText } from "../../../i18n/useFailureText.ts";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { readAllQuietly } from "../../../relay/readAgain.ts";
import type { Security } from "../../../session/securityClient.ts";
import { Button } from "../../../ui/Button.tsx";
import { SkeletonText } from "../../../ui/Skeletons.tsx";
import { useSecurity } from "./useSecurity.ts";

const Here = createContext<ReturnType<typeof useSecurity> | null>(null);

/** Around the security tab: its parts share what I sign in with and where I am signed in, which is read once. */
export function SecurityHere({ children }: { children: ReactNode }) {
  const here = useSecurity();
  return <Here value={here}>{children}</Here>;
}

/** One part of the tab, once it is known how things stand; until then its place, or why it is not known. */
export function WithSecurity({
  children,
}: {
  children: (security: Security, onChanged: () => Promise<void>) => ReactNode;
}) {
  const { t } = useTranslation("security");
  const { t: ui } = useTranslation("ui");
  const failureText = useFailureText();
  const here = use(Here);
  const read = here?.read;
  const handleChanged = useCallback(async () => {
    await read?.();
    // What the page says of the account may be another thing now.
    readAllQuietly();
  }, [read]);
  if (here?.security) return children(here.security, handleChanged);
  if (!here?.failure) return <SkeletonText lines={3} />;
  return (
    <chakra.div display="flex" flexWrap="wrap" gap="3" alignItems="center" justifyContent="space-between">
      <chakra.p color="fg.error">{`${t("failed")} ${failureText(here.failure)}`}</chakra.p>
      <Button variant="outline" size="sm" onClick={() => void here.read()}>
        {ui("retry")}
      </Button>
    </chakra.div>
  );
}
