import { chakra, Heading, Stack } from "@chakra-ui/react";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { useFailureText } from "../../i18n/useFailureText.ts";
import { verifySecondFactor } from "../../session/authClient.ts";
import { enterSession } from "../../session/session.ts";
import { Button } from "../../ui/Button.tsx";
import { TextField } from "../../ui/TextField.tsx";

/** The second step for accounts that ask for a code (D164). */
export function SecondFactorForm() {
  const { t } = useTranslation("auth");
  const failureText = useFailureText();
  const [kind, setKind] = useState<"app" | "recovery">("app");
  const [error, setError] = useState<string>();
  const [isPending, setIsPending] = useState(false);
  const isApp = kind === "app";

  const handleSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const code = String(new FormData(event.currentTarget).get("code") ?? "").trim();
    setIsPending(true);
    try {
      await verifySecondFactor(code, kind);
      await enterSession();
    } catch (thrown) {
      setError(failureText(thrown));
    } finally {
      setIsPending(false);
    }
  };

  return (
    <form onSubmit={(event) => void handleSubmit(event)} noValidate>
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
          name="code"
          inputMode={isApp ? "numeric" : "text"}
          autoComplete="one-time-code"
          maxLength={isApp ? 6 : 24}
          autoFocus
          error={error}
        />
        <Button type="submit" isPending={isPending}>
          {t("twoFactor.submit")}
        </Button>
        <Button variant="ghost" onClick={() => setKind(isApp ? "recovery" : "app")}>
          {t(isApp ? "twoFactor.useRecovery" : "twoFactor.useApp")}
        </Button>
      </Stack>
    </form>
  );
}
