import { Stack } from "@chakra-ui/react";
import { useState } from "react";
import { EmailInvite, useInviteByEmail } from "./EmailInvite.tsx";
import type { Inviting } from "./inviting.ts";
import { PeopleSearch } from "./PeopleSearch.tsx";

/** Invites people in two ways: the reader finds them by name, or types their address. */
export function InviteForms(
  props: Inviting & {
    /** Characters with which a search begins. */
    shortest: number;
  },
) {
  const [text, setText] = useState("");
  const byEmail = useInviteByEmail(props);
  return (
    <Stack gap="6">
      <PeopleSearch
        {...props}
        text={text}
        onText={setText}
        onEmail={(email) => {
          byEmail.form.setValue("email", email);
          byEmail.form.submit();
        }}
        sentTo={byEmail.sentTo}
        isEmailBusy={byEmail.form.isBusy}
      />
      <EmailInvite form={byEmail.form} already={byEmail.already} />
    </Stack>
  );
}
