import { render } from "@testing-library/react";

/** For tests: runs the effects of what is on screen, as React does before it draws anything else. Timers and listeners are there then. */
export const runEffects = (): void => void render(null);
