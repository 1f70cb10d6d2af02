import { render } from "@testing-library/react";

/**
 * For tests: makes React run the effects of what it has drawn, so that the page has its timers and listeners. React does so
 * before it draws anything else, even nothing.
 */
export const runEffects = (): void => void render(null);
