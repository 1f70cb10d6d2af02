import { chakra, Grid, Heading, HStack, Stack } from "@chakra-ui/react";
import { type FormEvent, Suspense, useState } from "react";
import { Navigate, useLocation } from "react-router-dom";
import { EMAIL, PASSWORD } from "../../../schema/account.ts";
import { AuthFrame } from "../../app/AuthFrame.tsx";
import { afterLogin, nextIn, onTheWay } from "../../app/paths.ts";
import { usePlaces } from "../../app/places.ts";
import { withRareTexts } from "../../i18n/i18n.ts";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { sendVerificationEmail } from "../../session/authClient.ts";
import type { Way } from "../../session/providers/ways.ts";
import { loadWaysIn } from "../../session/providers/waysIn.ts";
import { useSession } from "../../session/session.ts";
import { lazyPart } from "../../start/lazyPart.tsx";
import { Button } from "../../ui/Button.tsx";
import { PasswordField } from "../../ui/PasswordField.tsx";
import { TextField } from "../../ui/TextField.tsx";
import { TextLink } from "../../ui/TextLink.tsx";
import { AddressNews } from "./AddressNews.tsx";
import { arrivalOf, providerFailureIn } from "./arrival.ts";
import { ArrivalNotice } from "./ArrivalNotice.tsx";
import { ProviderButtons } from "./ProviderButtons.tsx";
import { ProviderNotice } from "./ProviderNotice.tsx";
import { LoginNotice } from "./LoginNotice.tsx";
import { useLogin } from "./useLogin.ts";
import { useProviders } from "./useProviders.ts";

/** The buttons of the providers are part of the first picture: nothing is to move when they come. */
export const loader = loadWaysIn;

/** What few come to is fetched by them alone. */
const AskForLink = lazyPart(async () => (await import("../../components/AskForLink.tsx")).AskForLink);
const SecondFactorForm = lazyPart(async () => (await import("./SecondFactorForm.tsx")).SecondFactorForm);
const SuspendedGate = lazyPart(async () => (await import("./SuspendedGate.tsx")).SuspendedGate);
const ConsentGate = lazyPart(async () => (await withRareTexts(import("./ConsentGate.tsx"))).ConsentGate);

/** The room of a text that stands in another layer. It is as heavy as that text, so that both layers break their lines alike. */
const Room = chakra("span", { base: { visibility: "hidden", textStyle: "sm" } });

/** Signing in. What was typed stays in its fields through every refusal. */
export function Component() {
  const { t } = useTranslation("auth");
  const { search } = useLocation();
  const session = useSession();
  const login = useLogin();
  const providers = useProviders();
  const existing = usePlaces();
  // While the lock holds, the sentence about it carries the link.
  const hasForgot = existing("/forgot-password") !== undefined && login.lockedFor === 0;
  const arrival = arrivalOf(search);
  const cameBack = providerFailureIn(search);
  // What a provider's page ended with is told until the next try.
  const [hasTried, setHasTried] = useState(false);
  const [eyePlace, setEyePlace] = useState<HTMLElement | null>(null);

  // Whoever signs in on this page has read what the link did.
  const [cameSignedIn] = useState(session.status === "signedIn");

  if (session.status === "signedIn") {
    return (
      <>
        {cameSignedIn && <AddressNews arrival={arrival} />}
        <Navigate to={afterLogin(search)} replace />
      </>
    );
  }
  const another =
    session.status === "unagreed" ? (
      <ConsentGate email={session.email} />
    ) : session.status === "suspended" ? (
      <SuspendedGate />
    ) : new URLSearchParams(search).get("step") === "code" ? (
      <SecondFactorForm />
    ) : new URLSearchParams(search).has("resend") ? (
      <AskForLink texts="newLink" back={onTheWay("/login", nextIn(search))} send={sendVerificationEmail} />
    ) : null;
  if (another) {
    return (
      <AuthFrame>
        <Suspense fallback={null}>{another}</Suspense>
      </AuthFrame>
    );
  }

  const { register, submit, isBusy, errorOf } = login.form;
  const handleSubmit = (event: FormEvent) => {
    setHasTried(true);
    providers.forget();
    submit(event);
  };
  const handleStart = (way: Way) => {
    setHasTried(true);
    providers.start(way);
  };

  return (
    <AuthFrame>
      <Stack gap="6">
        <Stack gap="1">
          <Heading as="h1" size="xl">
            {t("login.title")}
          </Heading>
          <chakra.p color="fg.muted">{t("login.subtitle")}</chakra.p>
        </Stack>
        {arrival && login.state.name === "idle" && !providers.failed && <ArrivalNotice arrival={arrival} />}
        {cameBack && !hasTried && <ProviderNotice failed={cameBack} />}
        <form onSubmit={handleSubmit} noValidate>
          {/* No wider than the window, whatever address a notice names. */}
          <Grid gap="5" templateColumns="minmax(0, 1fr)">
            <TextField
              label={t("email")}
              type="email"
              inputMode="email"
              autoComplete="username"
              autoCapitalize="none"
              enterKeyHint="next"
              maxLength={EMAIL.max}
              spellCheck={false}
              error={errorOf("email")}
              {...register("email")}
            />
            <chakra.div gridArea="2 / 1" minW="0">
              <PasswordField
                label={t("password")}
                autoComplete="current-password"
                enterKeyHint="go"
                maxLength={PASSWORD.max}
                error={errorOf("password")}
                togglePlace={eyePlace}
                aside={hasForgot && <Room fontWeight="medium">{t("login.forgot")}</Room>}
                {...register("password")}
              />
            </chakra.div>
            <Button type="submit" isPending={isBusy}>
              {t("login.submit")}
            </Button>
            {/* Beside the password to the eye; after the button to the Tab key, which comes from the password to Sign In. */}
            <Stack gridArea="2 / 1" gap="1.5" minW="0" textStyle="sm" pointerEvents="none">
              <HStack justify="space-between" align="baseline" flexWrap="wrap" rowGap="0">
                <Room fontWeight="semibold">{t("password")}</Room>
                {hasForgot && (
                  <TextLink to={onTheWay("/forgot-password", nextIn(search))} pointerEvents="auto" my="-1">
                    {t("login.forgot")}
                  </TextLink>
                )}
              </HStack>
              {/* As high as the input, whose text may be large. */}
              <chakra.span
                ref={setEyePlace}
                position="relative"
                h="max(48px, calc(1.5rem + 18px))"
                css={{ "& > *": { pointerEvents: "auto" } }}
              />
            </Stack>
            <ProviderButtons ways={providers.ways} busy={providers.busy} isDisabled={isBusy} onStart={handleStart} />
            {providers.failed && <ProviderNotice failed={providers.failed} />}
            {!providers.failed && !providers.busy && (
              <LoginNotice
                state={login.state}
                lockedFor={login.lockedFor}
                isResending={login.isResending}
                onResend={login.resend}
              />
            )}
          </Grid>
        </form>
        <chakra.p color="fg.muted" textAlign="center">
          {t("login.noAccount")} <TextLink to={onTheWay("/register", nextIn(search))}>{t("login.signUp")}</TextLink>
        </chakra.p>
      </Stack>
    </AuthFrame>
  );
}
