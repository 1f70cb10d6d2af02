/** What the details of a profile must satisfy before they are sent; the tables of people check the same. */
import { ALIAS, PERSON_NAME, USERNAME } from "../../../schema/account.ts";
import { isVisible } from "../../../schema/visible.ts";

export interface ProfileInputs {
  name: string;
  alias: string;
  username: string;
  phone: string;
  location: string;
}

export type ProfileFault = "nameMissing" | "nameLong" | "aliasLength" | "usernameShort" | "usernameForm" | "phone";

/** What is wrong with each input that holds something wrong. */
export function profileFaults(typed: ProfileInputs): { [Name in keyof ProfileInputs]?: ProfileFault | undefined } {
  const { alias, name, phone, username } = trimmed(typed);
  const letters = [...alias].length;
  return {
    name: nameFault(name),
    alias: letters < ALIAS.min || letters > ALIAS.max ? "aliasLength" : undefined,
    username: usernameFault(username),
    phone: phone === "" || /^\+?[\d ()-]*\d[\d ()-]*$/.test(phone) ? undefined : "phone",
  };
}

function nameFault(name: string): ProfileFault | undefined {
  if (!isVisible(name)) return "nameMissing";
  return [...name].length <= PERSON_NAME.max ? undefined : "nameLong";
}

function usernameFault(username: string): ProfileFault | undefined {
  if (username.length < USERNAME.min) return "usernameShort";
  return username.length <= USERNAME.max && /^[A-Za-z0-9._]+$/.test(username) ? undefined : "usernameForm";
}

/** As it is kept: without blanks at the ends, and with single blanks in names. */
export function trimmed(typed: ProfileInputs): ProfileInputs {
  const plain = (text: string) => text.trim();
  const single = (text: string) => plain(text).replaceAll(/\s+/g, " ");
  return {
    name: single(typed.name),
    alias: single(typed.alias),
    username: plain(typed.username),
    phone: plain(typed.phone),
    location: single(typed.location),
  };
}
