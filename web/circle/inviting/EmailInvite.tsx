import { Stack } from "@chakra-ui/react";
import { useState } from "react";
import { EMAIL } from "../../../schema/account.ts";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { isEmail } from "../../lib/isEmail.ts";
import { type SendForm, useSendForm } from "../../sending/useSendForm.ts";
import { Button } from "../../ui/Button.tsx";
import { RefusalBanner } from "../../ui/RefusalBanner.tsx";
import { TextField } from "../../ui/TextField.tsx";
import { type AddingToList, addressee, type Invitee } from "./inviting.ts";

interface Inputs {
  email: string;
}

export interface InviteByEmail {
  form: SendForm<Inputs>;
  /** The address that was typed a second time. */
  already: string | null;
  /**
   * Puts on the list what is typed and was not added yet.
   * @returns whom; null where nobody is new, false where it is no address: then the form says so
   */
  addTyped: () => Invitee | null | false;
}

/** The form that puts an address on the list. */
export function useInviteByEmail(list: AddingToList): InviteByEmail {
  const { t } = useTranslation("circle");
  const [already, setAlready] = useState<string | null>(null);
  const form = useSendForm<Inputs>({
    defaultValues: { email: "" },
    check: ({ email }) => ({ email: isEmail(email.trim()) ? undefined : t("invite.emailInvalid") }),
    send: async ({ email: typed }) => {
      const email = typed.trim();
      const isNew = list.add(addressee(email));
      setAlready(isNew ? null : email);
      if (isNew) form.clear({ email: typed });
    },
  });
  const addTyped = () => {
    const { email: typed } = form.values.read();
    const invitee = addressee(typed.trim());
    setAlready(null);
    if (typed.trim() === "") return null;
    if (list.has(invitee)) {
      form.clear({ email: typed });
      return null;
    }
    form.submit();
    return isEmail(invitee.name) && invitee;
  };
  return { form, already, addTyped };
}

export function EmailInvite({ already, form }: InviteByEmail) {
  const { t } = useTranslation("circle");
  const { errorOf, register, submit } = form;
  return (
    <Stack gap="3" asChild>
      <form noValidate onSubmit={submit}>
        <TextField
          label={t("invite.email")}
          type="email"
          inputMode="email"
          autoComplete="off"
          maxLength={EMAIL.max}
          error={errorOf("email")}
          {...register("email")}
        />
        <Button type="submit" variant="outline" alignSelf={{ base: "stretch", sm: "flex-start" }}>
          {t("invite.byEmail")}
        </Button>
        {already && <RefusalBanner tone="due" title={t("invite.already", { name: already })} />}
      </form>
    </Stack>
  );
}
