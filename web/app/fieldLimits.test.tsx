import { fireEvent, screen, waitFor } from "@testing-library/react";
import { RelayEnvironmentProvider } from "react-relay";
import { expect, it } from "vitest";
import { EMAIL, PASSWORD } from "../../schema/account.ts";
import { GROUP_LOCATION } from "../../schema/group.ts";
import { FreshProofDialog } from "../components/freshProof/FreshProofDialog.tsx";
import { Component as CreateGroupScreen, loader } from "../screens/CreateGroup/CreateGroupScreen.tsx";
import { emptyDraft, keepDraft } from "../screens/CreateGroup/draft.ts";
import { Component as ForgotPasswordScreen } from "../screens/ForgotPassword/ForgotPasswordScreen.tsx";
import { Component as LoginScreen } from "../screens/Login/LoginScreen.tsx";
import { Component as RegisterScreen } from "../screens/Register/RegisterScreen.tsx";
import { limitsAnswer } from "../test/limitsForTests.ts";
import { relayForTests } from "../test/relayForTests.ts";
import { renderWithProviders } from "../test/renderWithProviders.tsx";
import { answerFrom, signIn } from "../test/standIns.ts";

type Field = HTMLInputElement | HTMLTextAreaElement;

/** What a browser says of an input that takes as much as is typed. */
const NO_LIMIT = -1;

/** Every input for text on the page by its name, with the most characters it takes. */
const fields = () =>
  [
    ...document.querySelectorAll<Field>("input:not([type=checkbox], [type=radio], [type=date], [hidden]), textarea"),
  ].map((field) => [field.name, field.maxLength] as const);

const filledInBy = (name: string) => document.querySelector<Field>(`[name=${name}]`)?.autocomplete;

it.each([
  {
    page: "register",
    piece: <RegisterScreen />,
    at: "/register?variant=quick",
    limits: [
      // The browser cuts no name, because it would be another one: the form says how long one may be.
      ["name", NO_LIMIT],
      ["email", EMAIL.max],
      ["username", NO_LIMIT],
      ["password", PASSWORD.max],
    ],
  },
  {
    page: "login",
    piece: <LoginScreen />,
    at: "/login",
    limits: [
      ["email", EMAIL.max],
      ["password", PASSWORD.max],
    ],
  },
  { page: "a lost password", piece: <ForgotPasswordScreen />, at: "/forgot-password", limits: [["email", EMAIL.max]] },
  {
    page: "a new password",
    piece: <ForgotPasswordScreen />,
    at: "/forgot-password?token=x",
    limits: [
      ["newPassword", PASSWORD.max],
      ["confirmation", PASSWORD.max],
    ],
  },
])("R3: each input of $page takes as many characters as the server does", ({ at, limits, piece }) => {
  renderWithProviders(piece, { at });
  expect(fields()).toEqual(limits);
});

const userName = () => {
  const known = document.querySelector<HTMLInputElement>("input[autocomplete=username]");
  return [known?.value, known?.readOnly];
};

it("makes the email the user name for password managers, also where a password is set anew", () => {
  const register = renderWithProviders(<RegisterScreen />, { at: "/register?variant=quick" });
  expect([filledInBy("email"), filledInBy("username"), filledInBy("password")]).toEqual([
    "username",
    "nickname",
    "new-password",
  ]);
  register.unmount();
  renderWithProviders(<ForgotPasswordScreen />, { at: "/forgot-password?token=x#email=amina%40example.com" });
  expect(userName()).toEqual(["amina@example.com", true]);
});

it("D302: tells password managers whose password a fresh proof asks for", () => {
  signIn("u1");
  renderWithProviders(<FreshProofDialog onProved={() => {}} onClose={() => {}} />);
  expect(screen.getByLabelText("Your password")).toHaveAttribute("autocomplete", "current-password");
  expect(userName()).toEqual(["me@example.com", true]);
});

const usual = { name_max: 61, description_max: 501, rules_max: 1001, link_name_max: 41 };

it("R3: each input of a new circle takes as many characters as the catalogue and the table allow", async () => {
  signIn("5f0c2b9e-6f2a-4a42-9df4-0d1f5bb8f001");
  keepDraft({ ...emptyDraft, name: "Sunday circle", amount: "100" });
  const page = { hasNextPage: false, hasPreviousPage: false };
  const person = {
    __typename: "user_profiles",
    id: "p1",
    alias: "Amina",
    user_id: "u1",
    may_customize: { allowed: true, act: "customize" },
    may_found: { allowed: true, act: "found" },
    may_schedule: { allowed: true, act: "schedule" },
  };
  const relay = relayForTests("member", {
    user_profiles_connection: { edges: [{ cursor: "1", node: person }], pageInfo: page },
    currencies_connection: {
      edges: [{ cursor: "USD", node: { __typename: "currencies", id: "USD", code: "USD" } }],
      pageInfo: page,
    },
    agreement_texts_connection: { edges: [] },
    fee_rates_connection: { edges: [] },
    limits_connection: limitsAnswer(usual),
  });
  answerFrom(relay.environment);
  renderWithProviders(
    <RelayEnvironmentProvider environment={relay.environment}>
      <CreateGroupScreen />
    </RelayEnvironmentProvider>,
    { at: "/groups/create", loader },
  );
  const goOn = async () => {
    await waitFor(() => expect(screen.getByText("Continue").closest("button")).not.toHaveAttribute("aria-busy"));
    fireEvent.click(screen.getByText("Continue"));
  };
  await screen.findByLabelText("Name");
  expect(fields()).toEqual([
    ["name", usual.name_max],
    ["description", usual.description_max],
    ["location", GROUP_LOCATION.max],
    ["rules", usual.rules_max],
    ["linkName", usual.link_name_max],
  ]);
  await goOn();
  await screen.findByLabelText("Contribution (USD)");
  // Room for the largest amount with its currency and spaces; the server reads a number.
  expect(fields()).toEqual([["amount", 20]]);
  await goOn();
  await screen.findByLabelText("Members");
  expect(fields()).toEqual([
    ["memberLimit", 3],
    ["minimumMembers", 3],
  ]);
});
