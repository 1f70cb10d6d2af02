import { type Palette, palettes } from "../theme/palette.ts";

const colours = ({ accent, bg, brand, text }: Palette) =>
  `--first-bg:${bg};--first-fg:${text};--first-brand:${brand.ink};--first-accent:${accent.ink}`;

/**
 * The page before any script of ours has been fetched: the ground in the theme's colours, and the mark where `Splash` shows
 * it afterwards. Without scripts the system's choice of dark or light holds.
 */
export function shell(): { style: string; mark: string } {
  const style = [
    `:root{${colours(palettes.default)};color-scheme:light}`,
    `@media (prefers-color-scheme:dark){:root:not([data-theme]){${colours(palettes.dark)};color-scheme:dark}}`,
    `[data-theme=dark]{${colours(palettes.dark)};color-scheme:dark}`,
    `[data-theme=forest]{${colours(palettes.forest)};color-scheme:dark}`,
    "html{background:var(--first-bg);color:var(--first-fg)}",
    "body{margin:0}",
    "#first{display:flex;align-items:center;justify-content:center;min-height:100dvh}",
    "#first circle{fill:none;stroke:var(--first-brand);stroke-width:3.5}",
    "#first circle:first-child{fill:var(--first-accent);stroke:var(--first-accent)}",
    "@media print{html{background:#fff;color:#000}}",
  ].join("");
  const seats = Array.from({ length: 7 }, (_, seat) => {
    const angle = (seat / 7) * 2 * Math.PI - Math.PI / 2;
    const [x, y] = [Math.cos(angle), Math.sin(angle)].map((part) => (32 + 21 * part).toFixed(1));
    return `<circle cx="${x}" cy="${y}" r="6.25"/>`;
  });
  return {
    style,
    mark: `<div id="first"><svg viewBox="0 0 64 64" width="56" height="56" aria-hidden="true">${seats.join("")}</svg></div>`,
  };
}
