/**
 * Delays some of React's scheduled work, by chance and by up to LATE milliseconds. A slow machine delays effects like this, so a
 * test that asks too early fails here, and so does a page that listens too late.
 */
const MOST_MS = Number(process.env["LATE"]);
/** So much of the work is late: were all of it, it would be in order again. */
const SHARE = 0.35;

// The real ones, also where a test has a clock of its own.
const { setImmediate: own, setTimeout: later } = globalThis;
const isReact = () => new Error("asked by").stack?.includes("scheduler") ?? false;

// React takes it over once, when it is loaded.
globalThis.setImmediate = Object.assign(
  <Args extends unknown[]>(work: (...args: Args) => void, ...args: Args) =>
    Math.random() < SHARE && isReact()
      ? (later(work, Math.random() * MOST_MS, ...args) as unknown as NodeJS.Immediate)
      : own(work, ...args),
  own,
) as typeof setImmediate;
