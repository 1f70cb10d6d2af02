/** Where a loader leads instead of its own page. */
export class Redirect extends Error {
  readonly to: string;

  constructor(to: string) {
    super(`leads to ${to}`);
    this.to = to;
  }
}

/** For a loader to return or throw: leads to another page, which takes the place of this one. */
export const redirectTo = (to: string): Redirect => new Redirect(to);
