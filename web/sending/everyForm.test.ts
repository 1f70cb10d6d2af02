/** Nothing that was typed is lost when it is refused: every form is one of `useSendForm`, whose test holds that. */
import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";

const WEB = path.resolve(import.meta.dirname, "..");
/** What sends by itself while somebody types, or keeps a draft: tests beside them hold what becomes of the text. */
const OTHERS = [
  "circle/inviting/InviteSheet.tsx",
  "screens/Messages/chat/room/Composer.tsx",
  "screens/Settings/SettingsScreen.tsx",
];

const sources = globSync("{screens,organizer,admin,public,circle,components}/**/*.tsx", { cwd: WEB })
  .filter((file) => !file.endsWith(".test.tsx"))
  .map((file) => ({ file, text: readFileSync(path.join(WEB, file), "utf8") }));
const forms = sources.filter(({ text }) => /\bonSubmit=/.test(text));

it("every form is sent by useSendForm, itself or by a hook around it", () => {
  expect(forms.length).toBeGreaterThan(15);
  const others = forms.filter(({ text }) => !/useSendForm|SendForm\b|useLogin|useJoinGroup|useCastVote/.test(text));
  expect(others.map(({ file }) => file).toSorted()).toEqual(OTHERS);
});

/** Files stand beside the inputs, by their own list. */
const EMPTIED = /\.reset\(\)|\bsetValue\((?!"files")[^;]*, ""\)|key=\{[^}]*(failure|refusal|attempt)/i;
/** Empties its input at a press that asks for another kind of code. */
const AT_A_PRESS = ["screens/Login/SecondFactorForm.tsx"];

it("no form empties an input whatever is in it: `clear` leaves what was typed while the form was being sent", () => {
  expect(forms.filter(({ text }) => EMPTIED.test(text)).map(({ file }) => file)).toEqual(AT_A_PRESS);
});
