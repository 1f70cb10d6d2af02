import { Stack } from "@chakra-ui/react";
import { useState } from "react";
import { EmailInvite, type InviteByEmail } from "./EmailInvite.tsx";
import type { AddingToList } from "./inviting.ts";
import { PeopleSearch } from "./PeopleSearch.tsx";
import type { PeopleSearchAsked } from "./usePeopleSearch.ts";

/** Puts people on the invitation list in two ways: the reader finds them by name, or types their address. */
export function InviteForms({
  byEmail,
  ...props
}: Omit<PeopleSearchAsked, "text"> & { list: AddingToList; byEmail: InviteByEmail }) {
  const [text, setText] = useState("");
  return (
    <Stack gap="6">
      <PeopleSearch {...props} text={text} onText={setText} />
      <EmailInvite {...byEmail} />
    </Stack>
  );
}
