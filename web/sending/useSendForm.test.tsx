import { act, screen, waitFor } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { bringTexts } from "../i18n/bring.ts";
import { showLanguage } from "../i18n/i18n.ts";
import { useTranslation } from "../i18n/useTranslation.ts";
import { AppFailure } from "../lib/AppFailure.ts";
import { renderWithProviders } from "../test/renderWithProviders.tsx";
import { Button } from "../ui/Button.tsx";
import { TextField } from "../ui/TextField.tsx";
import { useSendForm } from "./useSendForm.ts";

interface Inputs {
  name: string;
  place: string;
}

const send = vi.fn<(inputs: Inputs) => Promise<unknown>>();

interface FormProps {
  goOn?: (inputs: Inputs) => boolean;
  inputOf?: (field: string) => keyof Inputs | undefined;
}

function Form({ goOn, inputOf }: FormProps) {
  const form = useSendForm<Inputs>({
    defaultValues: { name: "", place: "" },
    check: ({ name }) => ({ name: name === "" ? "A name is missing" : undefined }),
    send,
    goOn,
    inputOf,
  });
  return (
    <form onSubmit={form.submit} noValidate>
      <TextField label="Name" error={form.errorOf("name")} {...form.register("name")} />
      <TextField label="Place" error={form.errorOf("place")} {...form.register("place")} />
      {form.refusal && <p role="alert">{form.refusal.code}</p>}
      <Button type="submit" isPending={form.isBusy}>
        Save
      </Button>
    </form>
  );
}

/** A form that stays on the page for the next thing to send. */
function Stays() {
  const form = useSendForm<Inputs>({
    defaultValues: { name: "", place: "" },
    send: async (inputs) => {
      await send(inputs);
      form.clear(inputs);
    },
  });
  return (
    <form onSubmit={form.submit} noValidate>
      <TextField label="Name" {...form.register("name")} />
      <TextField label="Place" {...form.register("place")} />
      <Button type="submit" isPending={form.isBusy}>
        Save
      </Button>
    </form>
  );
}

function TwoPasswords() {
  const form = useSendForm<{ password: string; again: string }>({
    defaultValues: { password: "", again: "" },
    check: ({ again, password }) => ({ again: again === password ? undefined : "Not the same" }),
    send: () => Promise.resolve(),
  });
  return (
    <form onSubmit={form.submit} noValidate>
      <TextField label="Password" error={form.errorOf("password")} {...form.register("password")} />
      <TextField label="Again" error={form.errorOf("again")} {...form.register("again")} />
      <Button type="submit">Save</Button>
    </form>
  );
}

async function fillIn(inputOf?: (field: string) => keyof Inputs | undefined) {
  const { user } = renderWithProviders(<Form inputOf={inputOf} />);
  await user.type(screen.getByLabelText("Name"), "Rent circle");
  await user.type(screen.getByLabelText("Place"), "Lyon");
  await user.click(screen.getByRole("button", { name: "Save" }));
  return user;
}

/** A form whose sentences are those of the language on screen. */
function Worded() {
  const { t } = useTranslation("auth");
  const form = useSendForm<Inputs>({
    defaultValues: { name: "", place: "" },
    check: ({ name }) => ({ name: name === "" ? t("check.passwordMissing") : undefined }),
    send,
  });
  return (
    <form onSubmit={form.submit} noValidate>
      <TextField label="Name" error={form.errorOf("name")} {...form.register("name")} />
      <TextField label="Place" error={form.errorOf("place")} {...form.register("place")} />
      <Button type="submit">Save</Button>
    </form>
  );
}

it("D172: what is said at an input is said again in another language that is chosen meanwhile", async () => {
  await bringTexts("fr", "signIn");
  const { user } = renderWithProviders(<Worded />);
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect(screen.getByText("Missing Password")).toBeVisible();
  await act(() => showLanguage("fr"));
  expect(screen.getByText("Mot de passe manquant")).toBeVisible();
  await act(() => showLanguage("en"));
  send.mockRejectedValueOnce(new AppFailure("username-taken", "", { field: "place" }));
  await user.type(screen.getByLabelText("Name"), "Ada");
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect(await screen.findByText("This username is taken. Please choose another.")).toBeVisible();
  await act(() => showLanguage("fr"));
  expect(screen.queryByText("This username is taken. Please choose another.")).toBeNull();
  expect(screen.getByLabelText("Place")).toBeInvalid();
  await act(() => showLanguage("en"));
});

describe("a form that is sent", () => {
  it("checks here first and sends nothing that is missing", async () => {
    const { user } = renderWithProviders(<Form />);
    await user.click(screen.getByRole("button", { name: "Save" }));
    expect(await screen.findByText("A name is missing")).toBeVisible();
    expect(send).not.toHaveBeenCalled();
  });

  it("shows a refusal at the input it is about, and keeps what was typed", async () => {
    send.mockRejectedValueOnce(new AppFailure("invalid-text", "this place is unknown", { field: "place" }));
    await fillIn();
    await waitFor(() => expect(screen.getByLabelText("Place")).toBeInvalid());
    await waitFor(() => expect(screen.getByLabelText("Place")).toHaveFocus());
    expect(screen.getByLabelText("Place")).toHaveValue("Lyon");
    expect(screen.getByLabelText("Name")).toHaveValue("Rent circle");
    expect(screen.queryByRole("alert")).toBeNull();
  });

  it("goes on to the next step without sending, and leaves the refusal of a sending before behind", async () => {
    const steps = vi.fn<(inputs: Inputs) => boolean>().mockReturnValueOnce(false).mockReturnValue(true);
    send.mockReset().mockRejectedValueOnce(new AppFailure("server-error", ""));
    const { user } = renderWithProviders(<Form goOn={steps} />);
    const save = screen.getByRole("button", { name: "Save" });
    await user.click(save);
    expect(steps).not.toHaveBeenCalled();
    await user.type(screen.getByLabelText("Name"), "Rent circle");
    await user.click(save);
    expect(await screen.findByRole("alert")).toHaveTextContent("server-error");
    await user.click(save);
    expect(screen.queryByRole("alert")).toBeNull();
    expect(steps).toHaveBeenLastCalledWith({ name: "Rent circle", place: "" });
    expect(send).toHaveBeenCalledOnce();
  });

  it("knows the server's other name of an input", async () => {
    send.mockRejectedValueOnce(new AppFailure("invalid-text", "", { field: "group_name" }));
    await fillIn((field) => (field === "group_name" ? "name" : undefined));
    await waitFor(() => expect(screen.getByLabelText("Name")).toBeInvalid());
  });

  it("hands over a refusal that is about no input", async () => {
    send.mockRejectedValueOnce(new AppFailure("group-frozen", "", { field: "group_id" }));
    await fillIn();
    expect(await screen.findByRole("alert")).toHaveTextContent("group-frozen");
    expect(screen.getByLabelText("Name")).toBeValid();
  });

  it("lets a refused input go again once it was changed", async () => {
    send.mockRejectedValueOnce(new AppFailure("invalid-text", "", { field: "place" })).mockResolvedValueOnce(null);
    const user = await fillIn();
    await waitFor(() => expect(screen.getByLabelText("Place")).toBeInvalid());
    await user.type(screen.getByLabelText("Place"), " 7e");
    expect(screen.getByLabelText("Place")).toBeValid();
    await user.click(screen.getByRole("button", { name: "Save" }));
    expect(send).toHaveBeenLastCalledWith({ name: "Rent circle", place: "Lyon 7e" });
  });

  it("is empty after it was sent, but for what was typed while it was being sent", async () => {
    let answer: (done: unknown) => void = () => {};
    send.mockReset().mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
    const { user } = renderWithProviders(<Stays />);
    await user.type(screen.getByLabelText("Name"), "Rent circle");
    await user.type(screen.getByLabelText("Place"), "Lyon");
    await user.click(screen.getByRole("button", { name: "Save" }));
    await user.type(screen.getByLabelText("Name"), " of May");
    answer(null);
    await waitFor(() => expect(screen.getByLabelText("Place")).toHaveValue(""));
    expect(screen.getByLabelText("Name")).toHaveValue("Rent circle of May");
    expect(send).toHaveBeenCalledExactlyOnceWith({ name: "Rent circle", place: "Lyon" });
  });

  it("lets a fault go as soon as what was typed elsewhere makes it right", async () => {
    const { user } = renderWithProviders(<TwoPasswords />);
    await user.type(screen.getByLabelText("Password"), "one");
    await user.type(screen.getByLabelText("Again"), "two");
    await user.click(screen.getByRole("button", { name: "Save" }));
    expect(screen.getByLabelText("Again")).toBeInvalid();
    await waitFor(() => expect(screen.getByLabelText("Again")).toHaveFocus());
    await user.clear(screen.getByLabelText("Password"));
    expect(screen.getByLabelText("Again")).toBeInvalid();
    await user.type(screen.getByLabelText("Password"), "two");
    expect(screen.getByLabelText("Again")).toBeValid();
  });
});
