import { chakra, Heading, Stack } from "@chakra-ui/react";
import { useTranslation } from "react-i18next";
import { Navigate, useLocation } from "react-router-dom";
import { EMAIL } from "../../../schema/account.ts";
import { AuthFrame } from "../../app/AuthFrame.tsx";
import { afterLogin } from "../../app/paths.ts";
import { usePlaces } from "../../app/places.ts";
import { AskForLink } from "../../components/AskForLink.tsx";
import { sendVerificationEmail } from "../../session/authClient.ts";
import { useSession } from "../../session/session.ts";
import { Button } from "../../ui/Button.tsx";
import { PasswordField } from "../../ui/PasswordField.tsx";
import { TextField } from "../../ui/TextField.tsx";
import { TextLink } from "../../ui/TextLink.tsx";
import { arrivalOf } from "./arrival.ts";
import { ArrivalNotice } from "./ArrivalNotice.tsx";
import { LoginNotice } from "./LoginNotice.tsx";
import { SecondFactorForm } from "./SecondFactorForm.tsx";
import { useLogin } from "./useLogin.ts";

/** Signing in. What was typed stays in its fields through every refusal. */
export function Component() {
  const { t } = useTranslation("auth");
  const { search } = useLocation();
  const session = useSession();
  const login = useLogin();
  const existing = usePlaces();
  const arrival = arrivalOf(search);

  if (session.status === "signedIn") return <Navigate to={afterLogin(search)} replace />;
  if (login.state.name === "secondFactor") {
    return (
      <AuthFrame>
        <SecondFactorForm />
      </AuthFrame>
    );
  }

  if (new URLSearchParams(search).has("resend")) {
    return (
      <AuthFrame>
        <AskForLink texts="newLink" send={sendVerificationEmail} />
      </AuthFrame>
    );
  }

  const { register, submit, isBusy, errorOf } = login.form;
  const mustBeTyped = (typed: string) => typed.trim() !== "" || t("login.missing");

  return (
    <AuthFrame>
      <Stack gap="6">
        <Stack gap="1">
          <Heading as="h1" size="xl">
            {t("login.title")}
          </Heading>
          <chakra.p color="fg.muted">{t("login.subtitle")}</chakra.p>
        </Stack>
        {arrival && login.state.name === "idle" && <ArrivalNotice arrival={arrival} />}
        <form onSubmit={submit} noValidate>
          <Stack gap="5">
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
              {...register("email", { validate: mustBeTyped })}
            />
            <PasswordField
              label={t("password")}
              autoComplete="current-password"
              enterKeyHint="go"
              error={errorOf("password")}
              aside={
                existing("/forgot-password") && (
                  <TextLink to="/forgot-password" textStyle="sm">
                    {t("login.forgot")}
                  </TextLink>
                )
              }
              {...register("password", { validate: (typed) => typed !== "" || t("login.missing") })}
            />
            <Button type="submit" isPending={isBusy}>
              {t("login.submit")}
            </Button>
            <LoginNotice state={login.state} isResending={login.isResending} onResend={login.resend} />
          </Stack>
        </form>
        <chakra.p color="fg.muted" textAlign="center">
          {t("login.noAccount")} <TextLink to="/register">{t("login.signUp")}</TextLink>
        </chakra.p>
      </Stack>
    </AuthFrame>
  );
}
