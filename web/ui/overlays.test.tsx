/** What the browser's own elements are given: keys, focus and names (WCAG 2.2 AA, design 6). */
import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { type ReactNode, useState } from "react";
import { expect, it, vi } from "vitest";
import { renderWithProviders } from "../test/renderWithProviders.tsx";
import { Button } from "./Button.tsx";
import { ConfirmDialog, Dialog } from "./Dialog.tsx";
import { Drawer } from "./Drawer.tsx";
import { Menu } from "./Menu.tsx";
import { Tabs } from "./Tabs.tsx";
import { TextAreaField, TextField } from "./TextField.tsx";
import { toaster } from "./toaster.tsx";

function renderDialog() {
  const onClose = vi.fn<() => void>();
  const onConfirm = vi.fn<() => void>();
  const view = renderWithProviders(
    <ConfirmDialog isOpen onClose={onClose} title="Leave?" confirmLabel="Leave" onConfirm={onConfirm}>
      You cannot come back.
    </ConfirmDialog>,
  );
  return { ...view, onClose, dialog: screen.getByRole("alertdialog", { name: "Leave?" }) };
}

it("a dialog says what it asks, and is closed by Escape and by its cross", async () => {
  const { dialog, onClose, user } = renderDialog();
  expect(dialog).toHaveAccessibleDescription("You cannot come back.");
  fireEvent.keyDown(dialog, { key: "Escape" });
  expect(onClose).toHaveBeenCalledTimes(1);
  await user.click(screen.getByRole("button", { name: "Close" }));
  expect(onClose).toHaveBeenCalledTimes(2);
});

it("a dialog is closed by a press beside it, not by one inside", () => {
  const { dialog, onClose } = renderDialog();
  vi.spyOn(dialog, "getBoundingClientRect").mockReturnValue(new DOMRect(100, 100, 200, 200));
  fireEvent.mouseDown(dialog, { clientX: 150, clientY: 150 });
  expect(onClose).not.toHaveBeenCalled();
  fireEvent.mouseDown(dialog, { clientX: 50, clientY: 150 });
  expect(onClose).toHaveBeenCalledOnce();
});

/** Presses beside the dialog. @returns whether the press still takes the focus from a field */
function pressBeside(dialog: HTMLElement) {
  vi.spyOn(dialog, "getBoundingClientRect").mockReturnValue(new DOMRect(100, 100, 200, 200));
  return fireEvent.mouseDown(dialog, { clientX: 50, clientY: 150 });
}

function renderForm(inside: ReactNode) {
  const onClose = vi.fn<() => void>();
  const view = renderWithProviders(
    <Dialog isOpen onClose={onClose} title="Report">
      {inside}
    </Dialog>,
  );
  return { ...view, onClose, dialog: screen.getByRole<HTMLDialogElement>("dialog", { name: "Report" }) };
}

it("a dialog in which something is written is closed by its buttons alone", async () => {
  const { dialog, onClose, user } = renderForm(<TextAreaField label="What is wrong?" defaultValue="So far: " />);
  const leaveOtherwise = () => {
    pressBeside(dialog);
    fireEvent.keyDown(screen.getByLabelText("What is wrong?"), { key: "Escape" });
    fireEvent(dialog, new Event("cancel", { cancelable: true }));
  };
  leaveOtherwise();
  expect(onClose).toHaveBeenCalledTimes(3);
  await user.type(screen.getByLabelText("What is wrong?"), "nothing");
  leaveOtherwise();
  expect(onClose).toHaveBeenCalledTimes(3);
  expect(pressBeside(dialog)).toBe(true);
  expect(dialog).toHaveAttribute("open");
  await user.click(screen.getByRole("button", { name: "Close" }));
  expect(onClose).toHaveBeenCalledTimes(4);
  await user.clear(screen.getByLabelText("What is wrong?"));
  leaveOtherwise();
  expect(onClose).toHaveBeenCalledTimes(7);
});

it("a dialog does not stay for a search, of which nothing is lost", async () => {
  const { dialog, onClose, user } = renderForm(<TextField label="Search" type="search" />);
  await user.type(screen.getByLabelText("Search"), "Ana");
  pressBeside(dialog);
  expect(onClose).toHaveBeenCalledOnce();
});

it("Escape closes what is open inside a dialog, and empties a search, before it closes the dialog", async () => {
  const { onClose, user } = renderForm(
    <>
      <TextField label="Search" type="search" />
      <Menu trigger={<Button>More</Button>} items={[{ id: "copy", label: "Copy", onSelect: () => {} }]} />
    </>,
  );
  await user.click(screen.getByRole("button", { name: "More" }));
  await user.keyboard("{Escape}");
  expect(screen.queryByRole("menu")).toBeNull();
  await user.type(screen.getByLabelText("Search"), "Ana");
  await user.keyboard("{Escape}");
  expect(onClose).not.toHaveBeenCalled();
  await user.clear(screen.getByLabelText("Search"));
  await user.keyboard("{Escape}");
  expect(onClose).toHaveBeenCalledOnce();
});

it("a dialog that the browser has closed by itself is over for the page too", async () => {
  const { dialog, onClose } = renderForm("Words");
  dialog.close();
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
});

it.each([true, false])(
  "what may not be lost is shown again where the browser has closed it (shown only now: %s)",
  async (isOnlyNow) => {
    const onClose = vi.fn<() => void>();
    const { user } = renderWithProviders(
      <Dialog isOpen isOnlyNow={isOnlyNow} onClose={onClose} title="Your codes">
        <TextField label="Note" />
      </Dialog>,
    );
    const dialog = screen.getByRole<HTMLDialogElement>("dialog", { name: "Your codes" });
    if (!isOnlyNow) await user.type(screen.getByLabelText("Note"), "Not sent yet");
    dialog.close();
    await waitFor(() => expect(dialog).toHaveAttribute("open"));
    expect(onClose).not.toHaveBeenCalled();
    await user.click(screen.getByRole("button", { name: "Close" }));
    expect(onClose).toHaveBeenCalledOnce();
  },
);

const isBefore = (one: Node, other: Node) =>
  (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;

it.each([
  { isTall: false, place: "over what a dialog asks, which grows upwards" },
  { isTall: true, place: "between what fills a tall dialog and its buttons, where it moves neither" },
])("a message stands $place", async ({ isTall }) => {
  renderWithProviders(
    <Dialog isOpen isTall={isTall} onClose={() => {}} title="Invite" footer={<Button>Send</Button>}>
      <TextField label="Email" />
    </Dialog>,
  );
  const field = await screen.findByLabelText("Email");
  act(() => void toaster.show({ title: "No Users Selected" }));
  const toast = await screen.findByText("No Users Selected");
  expect(isBefore(field, toast)).toBe(isTall);
  expect(isBefore(toast, screen.getByRole("button", { name: "Send" }))).toBe(true);
});

it("a message stands at the end of a tall dialog without buttons, where it moves nothing that is listed", async () => {
  renderWithProviders(
    <Dialog isOpen isTall onClose={() => {}} title="New chat">
      <Button>Ben</Button>
    </Dialog>,
  );
  const listed = await screen.findByRole("button", { name: "Ben" });
  act(() => void toaster.show({ title: "The chat could not be opened" }));
  expect(isBefore(listed, await screen.findByText("The chat could not be opened"))).toBe(true);
});

it("a drawer is closed by a press beside it, whatever is typed: its filters are in effect at once", async () => {
  const onClose = vi.fn<() => void>();
  const { user } = renderWithProviders(
    <Drawer isOpen onClose={onClose} title="Filters">
      <TextField label="Place" />
    </Drawer>,
  );
  await user.type(screen.getByLabelText("Place"), "Lyon");
  pressBeside(screen.getByRole("dialog"));
  expect(onClose).toHaveBeenCalledOnce();
});

it("a menu is walked by keys, and gives the focus back to its button", async () => {
  const chosen = vi.fn<(id: string) => void>();
  const { user } = renderWithProviders(
    <Menu
      trigger={<Button>More</Button>}
      items={["Archive", "Copy", "Leave"].map((label) => ({ id: label, label, onSelect: () => chosen(label) }))}
    />,
  );
  const button = screen.getByRole("button", { name: "More" });
  button.focus();
  await user.keyboard("{Enter}");
  expect(button).toHaveAttribute("aria-expanded", "true");
  await waitFor(() => expect(screen.getByRole("menuitem", { name: "Archive" })).toHaveFocus());
  await user.keyboard("{ArrowUp}");
  await waitFor(() => expect(screen.getByRole("menuitem", { name: "Leave" })).toHaveFocus());
  await user.keyboard("c");
  await waitFor(() => expect(screen.getByRole("menuitem", { name: "Copy" })).toHaveFocus());
  await user.keyboard("{Escape}");
  expect(screen.queryByRole("menu")).toBeNull();
  await waitFor(() => expect(button).toHaveFocus());
  await user.keyboard("{ArrowDown}{End}{Enter}");
  expect(chosen.mock.calls).toEqual([["Leave"]]);
  expect(screen.queryByRole("menu")).toBeNull();
});

function Months() {
  const [value, setValue] = useState("may");
  const tabs = ["may", "june", "july"].map((month) => ({ value: month, label: month }));
  return (
    <Tabs label="Months" tabs={tabs} value={value} onChange={setValue}>
      {(month) => <p>panel of {month}</p>}
    </Tabs>
  );
}

it("tabs are walked by arrows, round the ends, and name their panel", async () => {
  const { user } = renderWithProviders(<Months />);
  await user.click(screen.getByRole("tab", { name: "may" }));
  await user.keyboard("{ArrowLeft}");
  await waitFor(() => expect(screen.getByRole("tab", { name: "july", selected: true })).toHaveFocus());
  expect(screen.getByRole("tabpanel", { name: "july" })).toHaveTextContent("panel of july");
  await user.keyboard("{Home}");
  expect(screen.getByRole("tab", { selected: true })).toHaveTextContent("may");
});
