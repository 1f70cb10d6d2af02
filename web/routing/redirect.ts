import type { Path } from "react-router-dom";

/** An address, or how it follows from the page that was asked for. */
type Target = string | ((asked: Path) => string);

/** Where a loader leads instead of its own page. */
export class Redirect extends Error {
  readonly #target: Target;

  constructor(target: Target) {
    super("leads to another page");
    this.#target = target;
  }

  /** The address it leads to from the page that was asked for. */
  from(asked: Path): string {
    return typeof this.#target === "string" ? this.#target : this.#target(asked);
  }
}

/** For a loader to return or throw: leads to another page, which takes the place of this one. */
export const redirectTo = (target: Target): Redirect => new Redirect(target);
