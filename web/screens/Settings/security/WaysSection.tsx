import { chakra, Heading, HStack, Stack } from "@chakra-ui/react";
import { useEffect, useState } from "react";
import { useLocation } from "react-router-dom";
import { useFreshProof } from "../../../components/freshProof/useFreshProof.tsx";
import { useFailureText } from "../../../i18n/useFailureText.ts";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { AppFailure } from "../../../lib/AppFailure.ts";
import { useShownAgain } from "../../../lib/useShownAgain.ts";
import { useAttempt } from "../../../sending/useAttempt.ts";
import { addWayIn } from "../../../session/providers/addWayIn.ts";
import { type Way, waysHere } from "../../../session/providers/ways.ts";
import { loadWaysIn, openProviders, type Provider } from "../../../session/providers/waysIn.ts";
import { removeWayIn } from "../../../session/securityClient.ts";
import { Banner } from "../../../ui/Banner.tsx";
import { Button } from "../../../ui/Button.tsx";
import { ConfirmDialog } from "../../../ui/Dialog.tsx";
import { RefusalBanner } from "../../../ui/RefusalBanner.tsx";
import { toaster } from "../../../ui/toaster.tsx";
import { useHeadsRows } from "../../../ui/useHeadsRows.ts";
import { WithSecurity } from "./SecurityHere.tsx";

const NAMES: Record<Provider, string> = { google: "Google", apple: "Apple" };

/** What opens the account beside each other: the password, Google, Apple (D166). */
export function WaysSection() {
  return (
    <WithSecurity>
      {({ hasPassword, providers }, onChanged) => (
        <Ways hasPassword={hasPassword} has={providers} onChanged={onChanged} />
      )}
    </WithSecurity>
  );
}

/** The providers that can be added here, once the server has said which it is known to. */
function useWaysHere(): readonly Way[] {
  const [ways, setWays] = useState(() => waysHere(openProviders()));
  useEffect(() => {
    let isHere = true;
    void loadWaysIn().then(() => isHere && setWays(waysHere(openProviders())));
    return () => void (isHere = false);
  }, []);
  return ways;
}

/** What the way back from a provider's page says in the address. */
function useReturn(): { added: Provider | null; failure: AppFailure | null } {
  const params = new URLSearchParams(useLocation().search);
  const code = params.get("error");
  const added = params.get("added");
  return {
    added: added === "google" || added === "apple" ? added : null,
    failure: code === null ? null : new AppFailure(code, ""),
  };
}

function Ways(props: { hasPassword: boolean; has: readonly Provider[]; onChanged: () => Promise<void> }) {
  const { has, hasPassword, onChanged } = props;
  const { t } = useTranslation("security");
  const failureText = useFailureText();
  const ways = useWaysHere();
  const back = useReturn();
  const { dialog, withProof } = useFreshProof();
  const [removing, setRemoving] = useState<Provider | null>(null);
  const head = useHeadsRows<HTMLHeadingElement>(has.length);
  const act = useAttempt(async (work: () => Promise<unknown>, done: string) => {
    await withProof(work);
    await onChanged();
    toaster.show({ tone: "paid", title: done });
  });
  useShownAgain(act.forget);
  const addable = ways.filter(({ provider }) => !has.includes(provider));
  const remove = (provider: Provider) => {
    setRemoving(null);
    void act.run(() => removeWayIn(provider), t("ways.removed", { provider: NAMES[provider] }));
  };
  // What a provider's page ended with is told until the next try.
  const [hasTried, setHasTried] = useState(false);
  const add = (way: Way) => {
    setHasTried(true);
    void act.run(() => addWayIn(way), t("ways.added", { provider: NAMES[way.provider] }));
  };
  const failure = act.failure ?? (hasTried ? null : back.failure);
  return (
    <>
      <Stack gap="3">
        <Stack gap="1">
          <Heading {...head} as="h3" size="sm">
            {t("ways.title")}
          </Heading>
          <chakra.p color="fg.muted">{t("ways.text")}</chakra.p>
        </Stack>
        {back.added && !hasTried && has.includes(back.added) && (
          <Banner tone="paid" title={t("ways.added", { provider: NAMES[back.added] })} />
        )}
        <chakra.ul listStyleType="none" divideY="1px" divideColor="border" aria-label={t("ways.title")}>
          {hasPassword && (
            <chakra.li py="3" fontWeight="medium">
              {t("ways.password")}
            </chakra.li>
          )}
          {has.map((provider) => (
            <HStack as="li" key={provider} gap="3" py="3" flexWrap="wrap" justify="space-between">
              <chakra.span fontWeight="medium">{NAMES[provider]}</chakra.span>
              <Button
                variant="ghost"
                colorPalette="gray"
                size="sm"
                me="-3"
                aria-label={t("ways.removeLabel", { provider: NAMES[provider] })}
                onClick={() => setRemoving(provider)}
              >
                {t("ways.remove")}
              </Button>
            </HStack>
          ))}
        </chakra.ul>
        {addable.length > 0 && (
          <HStack gap="3" flexWrap="wrap">
            {addable.map((way) => (
              <Button key={way.provider} variant="outline" disabled={act.isBusy} onClick={() => add(way)}>
                {t("ways.add", { provider: NAMES[way.provider] })}
              </Button>
            ))}
          </HStack>
        )}
        {failure && <RefusalBanner title={t("ways.failedTitle")}>{failureText(failure)}</RefusalBanner>}
      </Stack>
      <ConfirmDialog
        isOpen={removing !== null}
        onClose={() => setRemoving(null)}
        title={t("ways.removeTitle", { provider: removing ? NAMES[removing] : "" })}
        confirmLabel={t("ways.remove")}
        onConfirm={() => removing && remove(removing)}
        isDestructive
      >
        {t("ways.removeText", { provider: removing ? NAMES[removing] : "" })}
      </ConfirmDialog>
      {dialog}
    </>
  );
}
