import { propertyOf } from "../theme/colours.ts";
import { colourStyle } from "./colours.ts";

const hue = (name: Parameters<typeof propertyOf>[0]) => `var(${propertyOf(name)})`;

/** The page before any script of ours has been fetched: the theme's colours, and the mark where `Splash` shows it later. */
export function shell(): { style: string; mark: string } {
  const style = [
    colourStyle,
    `html{background:${hue("bg")};color:${hue("fg")}}`,
    "body{margin:0}",
    "#first{display:flex;align-items:center;justify-content:center;min-height:100dvh}",
    `#first circle{fill:none;stroke:${hue("brand")};stroke-width:3.5}`,
    `#first circle:first-child{fill:${hue("accent")};stroke:${hue("accent")}}`,
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
