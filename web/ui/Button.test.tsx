import { act, screen, waitFor } from "@testing-library/react";
import { useEffect, useState } from "react";
import { expect, it, vi } from "vitest";
import { renderWithProviders } from "../test/renderWithProviders.tsx";
import { Button } from "./Button.tsx";
import { RefusalBanner } from "./RefusalBanner.tsx";

/** A form that is on its way from the first press on, and of which nobody hears any more. */
function Form({ onSend, onPressAround }: { onSend: () => void; onPressAround: () => void }) {
  const [isPending, setIsPending] = useState(false);
  return (
    <div onClick={onPressAround}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onSend();
          setIsPending(true);
        }}
      >
        <input aria-label="Name" />
        <Button type="submit" isPending={isPending}>
          Send
        </Button>
      </form>
    </div>
  );
}

it("a button that is pending keeps the focus, and by no press or key is its form sent again", async () => {
  const onSend = vi.fn<() => void>();
  const onPressAround = vi.fn<() => void>();
  const { user } = renderWithProviders(<Form onSend={onSend} onPressAround={onPressAround} />);
  const button = screen.getByRole("button", { name: "Send" });
  await user.click(button);
  expect(onSend).toHaveBeenCalledOnce();
  expect(onPressAround).toHaveBeenCalledOnce();
  expect(button).toHaveAttribute("aria-disabled", "true");
  expect(button).toBeEnabled();
  await waitFor(() => expect(button).toHaveFocus());
  await user.click(button);
  await user.keyboard("{Enter} ");
  await user.type(screen.getByRole("textbox"), "Ada{Enter}");
  expect(onSend).toHaveBeenCalledOnce();
  // A press in the field is heard around the form, those of the button are not.
  expect(onPressAround).toHaveBeenCalledTimes(2);
});

it("a button that is pending does nothing a second time", async () => {
  const onClick = vi.fn<() => void>();
  const { user } = renderWithProviders(
    <Button isPending onClick={onClick}>
      Pay
    </Button>,
  );
  await user.click(screen.getByRole("button", { name: "Pay" }));
  await user.keyboard("{Enter} ");
  expect(onClick).not.toHaveBeenCalled();
});

/** Refuses when it is told to. */
function Refusing() {
  const [isRefused, setIsRefused] = useState(false);
  useEffect(() => {
    const refuse = () => setIsRefused(true);
    addEventListener("refused", refuse);
    return () => removeEventListener("refused", refuse);
  }, []);
  return (
    <>
      <input aria-label="Name" />
      <Button isPending={!isRefused}>Pay</Button>
      {isRefused && <RefusalBanner title="Not today" />}
    </>
  );
}

it("why a press was refused takes the focus, but not from who has gone on typing", async () => {
  const { unmount, user } = renderWithProviders(<Refusing />);
  await user.click(screen.getByRole("button", { name: "Pay" }));
  act(() => void dispatchEvent(new Event("refused")));
  expect(document.activeElement).toHaveTextContent(/^Not today$/);
  unmount();

  renderWithProviders(<Refusing />);
  await user.type(screen.getByRole("textbox"), "Ad");
  act(() => void dispatchEvent(new Event("refused")));
  await user.keyboard("a");
  expect(screen.getByRole("alert")).toBeVisible();
  expect(screen.getByRole("textbox")).toHaveValue("Ada");
});
