import { render, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";

it("a look in vain tells what is on the page, which nobody draws who does not read it", async () => {
  render(<p>Bruno receives next</p>);
  const drawn = vi.spyOn(document.body, "outerHTML", "get");
  const failure = (() => {
    try {
      return screen.getByText("Amina receives next");
    } catch (error) {
      return error as Error;
    }
  })();
  expect(drawn).not.toHaveBeenCalled();
  expect((failure as Error).message).toMatch(/Unable to find[^]*Amina receives next[^]*Bruno receives next/);
  expect(drawn).toHaveBeenCalled();
  await expect(screen.findByText("Amina receives next", {}, { timeout: 20 })).rejects.toThrow("Bruno receives next");
});
