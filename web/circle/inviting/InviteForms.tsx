import { Stack } from "@chakra-ui/react";
import { useLayoutEffect, useState } from "react";
import type { FormValues } from "../../sending/formValues.ts";
import { EmailInvite, type InviteByEmail } from "./EmailInvite.tsx";
import { PeopleSearch, type SearchingPeople } from "./PeopleSearch.tsx";

interface Props extends Omit<SearchingPeople, "text" | "onText"> {
  /** What stands in the search. A key draws the forms anew, and nothing else of the sheet. */
  sought: FormValues<{ text: string }>;
  byEmail: InviteByEmail;
}

/** Puts people on the invitation list in two ways: the reader finds them by name, or types their address. */
export function InviteForms({ byEmail, sought, ...search }: Props) {
  const [text, setText] = useState(() => sought.get().text);
  // The input listens from its first picture on. React would take a letter out again that came before.
  useLayoutEffect(() => {
    const show = () => setText(sought.get().text);
    show();
    return sought.subscribe(show);
  }, [sought]);
  return (
    <Stack gap="6">
      <PeopleSearch {...search} text={text} onText={(typed) => sought.set("text", typed)} />
      <EmailInvite {...byEmail} />
    </Stack>
  );
}
