/** Every measure that a style may name. A name that is not here reaches the browser as it is written. */

/** Steps of 4 px. Only text grows with the reader's size of text, so that large text is not squeezed by its own margins. */
const steps = [
  0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 16, 20, 24, 28, 32, 36, 40, 44, 48, 52, 56,
  60, 64, 72, 80, 96,
];

const values = <Value>(entries: Record<string, Value>) =>
  Object.fromEntries(Object.entries(entries).map(([name, value]) => [name, { value }]));

export const spacing = values(Object.fromEntries(steps.map((step) => [step, `${step * 4}px`])));

export const sizes = {
  ...spacing,
  ...values({ full: "100%", max: "max-content", min: "min-content", fit: "fit-content" }),
};

export const radii = values({
  none: "0",
  sm: "4px",
  md: "8px",
  lg: "12px",
  xl: "16px",
  "2xl": "20px",
  full: "9999px",
});

export const fontWeights = values({ normal: "400", medium: "500", semibold: "600", bold: "700" });

export const durations = values({ faster: "80ms", fast: "120ms", moderate: "240ms", slow: "300ms" });

/** What lies over what. */
export const zIndex = values({ docked: 10, banner: 1200, popover: 1500, skipNav: 1600, toast: 1700 });

/** Movements by name, for `animation` and `animationName`. */
export const keyframes = {
  spin: { to: { transform: "rotate(360deg)" } },
  pulse: { "50%": { opacity: "0.5" } },
  "fade-in": { from: { opacity: 0 }, to: { opacity: 1 } },
  "slide-from-bottom": { from: { translate: "0 0.5rem" }, to: { translate: "0" } },
  "slide-from-top": { from: { translate: "0 -0.5rem" }, to: { translate: "0" } },
  "slide-from-bottom-full": { from: { translate: "0 100%" }, to: { translate: "0 0" } },
  "slide-from-left-full": { from: { translate: "-100% 0" }, to: { translate: "0 0" } },
  "slide-from-right-full": { from: { translate: "100% 0" }, to: { translate: "0 0" } },
};
