import { screen } from "@testing-library/react";
import { useState } from "react";
import { expect, it } from "vitest";
import { renderWithProviders } from "../test/renderWithProviders.tsx";
import { useStep } from "./useStep.ts";

/** Five steps, of which the last one closes again as after a reload that forgot what it needs. */
function Steps() {
  const [lastOpen, setLastOpen] = useState(5);
  const { step, goBackTo, goOn } = useStep(lastOpen);
  return (
    <>
      <h1>{`Step ${step}`}</h1>
      <button onClick={goOn}>on</button>
      <button onClick={() => goBackTo(step - 1)}>back</button>
      <button onClick={() => setLastOpen(4)}>forget</button>
    </>
  );
}

const atLastStep = async () => {
  const view = renderWithProviders(<Steps />);
  for (let step = 1; step < 5; step += 1) await view.user.click(screen.getByText("on"));
  expect(await screen.findByText("Step 5")).toBeInTheDocument();
  await view.user.click(screen.getByText("forget"));
  expect(await screen.findByText("Step 4")).toBeInTheDocument();
  expect(view.router.state.location.search).toBe("?step=4");
  return view;
};

it.each([
  ["its own Back", "back"],
  ["the browser's Back", null],
])("from a step that was opened in place of a later one, %s leads to the step before it", async (_, button) => {
  const { router, user } = await atLastStep();
  if (button) await user.click(screen.getByText(button));
  else router.navigate(-1);
  expect(await screen.findByText("Step 3")).toBeInTheDocument();
  expect(router.state.location.search).toBe("?step=3");
});
