import { Stack } from "@chakra-ui/react";
import { useState } from "react";
import { EmailInvite, useInviteByEmail } from "./EmailInvite.tsx";
import type { AddingToList } from "./inviting.ts";
import { PeopleSearch } from "./PeopleSearch.tsx";

/** Puts people on the invitation list in two ways: the reader finds them by name, or types their address. */
export function InviteForms(props: {
  groupId: string;
  list: AddingToList;
  /** Characters with which a search begins. */
  shortest: number;
  /** Another whenever invitations were sent or taken back: who was found is read anew. */
  changes: number;
}) {
  const { changes, ...search } = props;
  const [text, setText] = useState("");
  const byEmail = useInviteByEmail(props.list);
  return (
    <Stack gap="6">
      <PeopleSearch key={changes} {...search} text={text} onText={setText} />
      <EmailInvite {...byEmail} />
    </Stack>
  );
}
