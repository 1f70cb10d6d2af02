import { Stack } from "@chakra-ui/react";
import { useState } from "react";
import { graphql } from "react-relay";
import type { EmailInviteMutation } from "../../__generated__/member/EmailInviteMutation.graphql.ts";
import { useFailureText } from "../../i18n/useFailureText.ts";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { isEmail } from "../../lib/isEmail.ts";
import { useCommit } from "../../sending/useAction.ts";
import { type SendForm, useSendForm } from "../../sending/useSendForm.ts";
import { Button } from "../../ui/Button.tsx";
import { RefusalBanner } from "../../ui/RefusalBanner.tsx";
import { TextField } from "../../ui/TextField.tsx";
import type { Inviting } from "./inviting.ts";

interface Inputs {
  email: string;
}

interface ByEmail {
  form: SendForm<Inputs>;
  /** The address that was sent to before and is in the list. */
  already: string | null;
  /** The address that was invited last. */
  sentTo: string | null;
}

/** The form for an address. Nothing of the answer tells whether it has an account (D266). */
export function useInviteByEmail({ groupId, onRefused, onSent, onTry }: Inviting): ByEmail {
  const { t } = useTranslation("circle");
  const [already, setAlready] = useState<string | null>(null);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const commit = useCommit<EmailInviteMutation>(graphql`
    mutation EmailInviteMutation($groupId: uuid!, $email: String!) {
      invite_by_email(group_id: $groupId, email: $email) {
        invitation_id
      }
    }
  `);
  const form = useSendForm<Inputs>({
    defaultValues: { email: "" },
    check: ({ email }) => ({ email: isEmail(email.trim()) ? undefined : t("invite.emailInvalid") }),
    send: async ({ email: typed }) => {
      const email = typed.trim();
      onTry();
      setAlready(null);
      const { invite_by_email } = await commit({ groupId, email }).catch((refused: unknown) => {
        onRefused();
        throw refused;
      });
      setSentTo(email);
      if (onSent(email, invite_by_email.invitation_id)) form.setValue("email", "");
      else setAlready(email);
    },
  });
  return { form, already, sentTo };
}

export function EmailInvite({ already, form }: Pick<ByEmail, "already" | "form">) {
  const { t } = useTranslation("circle");
  const failureText = useFailureText();
  const { errorOf, isBusy, refusal, register, submit } = form;
  return (
    <Stack gap="3" asChild>
      <form noValidate onSubmit={submit}>
        <TextField
          label={t("invite.email")}
          type="email"
          inputMode="email"
          autoComplete="off"
          maxLength={254}
          error={errorOf("email")}
          {...register("email")}
        />
        <Button type="submit" variant="outline" alignSelf={{ base: "stretch", sm: "flex-start" }} isPending={isBusy}>
          {t("invite.byEmail")}
        </Button>
        {refusal && <RefusalBanner title={t("invite.failed")}>{failureText(refusal)}</RefusalBanner>}
        {already && <RefusalBanner tone="due" title={t("invite.already", { name: already })} />}
      </form>
    </Stack>
  );
}
