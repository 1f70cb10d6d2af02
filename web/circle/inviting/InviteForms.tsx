import { Stack } from "@chakra-ui/react";
import { useState } from "react";
import { EmailInvite, useInviteByEmail } from "./EmailInvite.tsx";
import { PeopleSearch } from "./PeopleSearch.tsx";

/** What each way to invite is told, and tells. */
export interface Inviting {
  groupId: string;
  /** A further attempt begins: what was said of the last one goes. */
  onTry: () => void;
  /** Says what was sent; false when the invitation stood in the list before. */
  onSent: (name: string, invitationId: string) => boolean;
  /** Somebody else may have taken the last seat: what the sheet shows is read again. */
  onRefused: () => void;
}

/** The two ways to invite: somebody found by name, and the owner of an address. */
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
