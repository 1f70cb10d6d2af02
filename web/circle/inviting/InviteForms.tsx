import { Stack } from "@chakra-ui/react";
import { useState } from "react";
import { EmailInvite, useInviteByEmail } from "./EmailInvite.tsx";
import { PeopleSearch } from "./PeopleSearch.tsx";

/** Says what was sent; false when the invitation stood in the list before. */
export type OnSent = (name: string, invitationId: string) => boolean;

/** The two ways to invite: somebody found by name, and the owner of an address. */
export function InviteForms(props: {
  groupId: string;
  /** Characters with which a search begins. */
  shortest: number;
  onSent: OnSent;
  /** A further attempt begins: what was said of the last one goes. */
  onTry: () => void;
}) {
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
        isEmailBusy={byEmail.form.isBusy}
      />
      <EmailInvite {...byEmail} />
    </Stack>
  );
}
