import { chakra, Heading, Stack } from "@chakra-ui/react";
import { Suspense, useRef, useState } from "react";
import { useLocation } from "react-router-dom";
import { nextIn, onTheWay } from "../../app/paths.ts";
import { withRegisterTexts } from "../../i18n/i18n.ts";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { asFailure } from "../../lib/AppFailure.ts";
import { retried } from "../../lib/retried.ts";
import { useSendForm } from "../../sending/useSendForm.ts";
import { giveSecondFactor } from "../../session/authClient.ts";
import { afterRetries } from "../../session/afterRetries.ts";
import { enterSession } from "../../session/session.ts";
import { lazyPart } from "../../start/lazyPart.tsx";
import { Button } from "../../ui/Button.tsx";
import { TextField } from "../../ui/TextField.tsx";
import { TextLink } from "../../ui/TextLink.tsx";
import { RefusedNotice } from "./RefusedNotice.tsx";
import { RetryNotice } from "./RetryNotice.tsx";
import { useIsHere } from "./useIsHere.ts";

/** Long enough for a code that was pasted with spaces around it. */
const LONGEST_CODE = 40;

/** What few come to is fetched by them alone. */
const LostDevice = lazyPart(async () => (await withRegisterTexts(import("./LostDevice.tsx"))).LostDevice);

/** The second step for accounts that ask for a code (D164). */
export function SecondFactorForm() {
  const { t } = useTranslation("auth");
  const { search } = useLocation();
  const [isLost, setIsLost] = useState(false);
  const [kind, setKind] = useState<"app" | "recovery">("app");
  const isApp = kind === "app";
  /** Which retry is on its way; 0 for none. */
  const [retry, setRetry] = useState(0);
  /** The code has opened the session, and only its token is missing. */
  const isTaken = useRef(false);
  const isHere = useIsHere();
  const { register, submit, setValue, isBusy, refusal, errorOf } = useSendForm<{ code: string }>({
    defaultValues: { code: "" },
    check: ({ code }) => ({ code: code.trim() === "" ? t("twoFactor.missing") : undefined }),
    send: async ({ code }) => {
      try {
        // Who has left the page is signed in by no later try.
        const isOver = () => !isHere();
        // Taken once, a code is not good a second time.
        if (!isTaken.current) await retried(() => giveSecondFactor(code.trim()), { isOver, onRetry: setRetry });
        isTaken.current = true;
        await retried(enterSession, { onRetry: setRetry });
      } catch (thrown) {
        throw afterRetries(asFailure(thrown));
      } finally {
        setRetry(0);
      }
    },
  });
  const changeKind = () => {
    setKind(isApp ? "recovery" : "app");
    setValue("code", "");
  };

  if (isLost) {
    return (
      <Suspense fallback={null}>
        <LostDevice onBack={() => setIsLost(false)} />
      </Suspense>
    );
  }
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="5">
        <Stack gap="1">
          <Heading as="h1" size="xl">
            {t("twoFactor.title")}
          </Heading>
          <chakra.p color="fg.muted">{t(isApp ? "twoFactor.text" : "twoFactor.recoveryText")}</chakra.p>
        </Stack>
        <TextField
          key={kind}
          label={t(isApp ? "twoFactor.code" : "twoFactor.recoveryCode")}
          inputMode={isApp ? "numeric" : "text"}
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="go"
          maxLength={LONGEST_CODE}
          autoFocus
          error={errorOf("code")}
          {...register("code")}
        />
        <Button type="submit" isPending={isBusy}>
          {t("twoFactor.submit")}
        </Button>
        {retry > 0 && <RetryNotice retry={retry} />}
        {refusal && <RefusedNotice failure={refusal} />}
        <Button variant="ghost" onClick={changeKind}>
          {t(isApp ? "twoFactor.useRecovery" : "twoFactor.useApp")}
        </Button>
        {!isApp && (
          <Button variant="ghost" onClick={() => setIsLost(true)}>
            {t("twoFactor.lost")}
          </Button>
        )}
        <chakra.p textAlign="center">
          <TextLink to={onTheWay("/login", nextIn(search))}>{t("forgot.back")}</TextLink>
        </chakra.p>
      </Stack>
    </form>
  );
}
