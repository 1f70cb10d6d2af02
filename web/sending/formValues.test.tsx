import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { formValues } from "./formValues.ts";

const empty = { name: "", place: "", isAgreed: false };

it("fills an element with what is known when it comes, and knows what it held when it went", () => {
  const values = formValues({ ...empty, name: "Amina" });
  const { unmount } = render(<input aria-label="Name" ref={values.refOf("name")} />);
  expect(screen.getByLabelText("Name")).toHaveValue("Amina");
  screen.getByLabelText<HTMLInputElement>("Name").value = "Amina B";
  unmount();
  expect(values.get().name).toBe("Amina B");
});

it("reads what a password manager put there without a word", () => {
  const values = formValues(empty);
  render(<input aria-label="Name" ref={values.refOf("name")} />);
  screen.getByLabelText<HTMLInputElement>("Name").value = "filled";
  expect(values.get().name).toBe("");
  expect(values.read().name).toBe("filled");
});

it("knows a box by its tick", async () => {
  const values = formValues(empty);
  render(<input type="checkbox" aria-label="Agreed" ref={values.refOf("isAgreed")} onChange={() => values.read()} />);
  await userEvent.click(screen.getByLabelText("Agreed"));
  expect(values.get().isAgreed).toBe(true);
  values.set("isAgreed", false);
  expect(screen.getByLabelText("Agreed")).not.toBeChecked();
});

it("tells a change once, and nothing when there is none", () => {
  const values = formValues(empty);
  const heard = vi.fn<() => void>();
  const stop = values.subscribe(heard);
  values.set("name", "Amina");
  values.set("name", "Amina");
  expect(heard).toHaveBeenCalledOnce();
  stop();
  values.set("name", "Bruno");
  expect(heard).toHaveBeenCalledOnce();
});

it("empties what is as it was sent, and leaves what was changed meanwhile, also without a word", () => {
  const values = formValues({ name: "Amina", place: "Lyon", isAgreed: true });
  render(<input aria-label="Name" ref={values.refOf("name")} />);
  const sent = values.read();
  screen.getByLabelText<HTMLInputElement>("Name").value = "Amina B";
  values.clear(sent);
  expect(values.get()).toEqual({ name: "Amina B", place: "", isAgreed: false });
  expect(screen.getByLabelText("Name")).toHaveValue("Amina B");
});

it("finds the first of several inputs by their place on the page", () => {
  const values = formValues(empty);
  render(
    <>
      <input aria-label="Place" ref={values.refOf("place")} />
      <input aria-label="Name" ref={values.refOf("name")} />
    </>,
  );
  expect(values.firstOf(["name", "place"])).toBe(screen.getByLabelText("Place"));
  expect(values.firstOf(["isAgreed"])).toBeUndefined();
});
