import { chakra, Heading, Stack } from "@chakra-ui/react";
import { useTitle } from "../../app/PageTitle.tsx";
import { useFailureText } from "../../i18n/useFailureText.ts";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { useSendForm } from "../../sending/useSendForm.ts";
import { acceptTerms } from "../../session/authClient.ts";
import { noteProvider } from "../../session/providers/cameBy.ts";
import { leave } from "../../session/leave.ts";
import { enterSession } from "../../session/session.ts";
import { Button } from "../../ui/Button.tsx";
import { RefusalBanner } from "../../ui/RefusalBanner.tsx";
import { AgreementField } from "../Register/AgreementField.tsx";

/** All that somebody sees who came by a provider and has not agreed to the terms yet (D253). */
export function ConsentGate({ email }: { email: string }) {
  const { t } = useTranslation("auth");
  const { t: legal } = useTranslation("legal");
  const failureText = useFailureText();
  useTitle(legal("consent.title"));
  const { register, submit, isBusy, refusal, errorOf } = useSendForm<{ acceptTerms: boolean }>({
    defaultValues: { acceptTerms: false },
    check: ({ acceptTerms: agrees }) => ({ acceptTerms: agrees ? undefined : t("check.agree") }),
    send: async () => {
      await acceptTerms();
      await enterSession();
      noteProvider();
    },
  });
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="5">
        <Stack gap="1">
          <Heading as="h1" size="xl">
            {legal("consent.title")}
          </Heading>
          <chakra.p color="fg.muted" overflowWrap="anywhere">
            {legal("consent.text", { email })}
          </chakra.p>
        </Stack>
        <AgreementField error={errorOf("acceptTerms")} {...register("acceptTerms")} />
        <Button type="submit" isPending={isBusy}>
          {legal("consent.submit")}
        </Button>
        {refusal && <RefusalBanner title={failureText(refusal)} />}
        <Button variant="ghost" onClick={() => void leave()}>
          {t("gate.signOut")}
        </Button>
      </Stack>
    </form>
  );
}
