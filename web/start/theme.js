/*
 * Runs before the first paint and is the only place that turns the stored appearance into attributes of <html>.
 * The build puts it into the page; the server names its hash in the security policy. `web/theme/appearance.ts` writes what
 * this reads.
 */
{
  const root = document.documentElement;
  const grounds = { default: "#FBFAF7", dark: "#0E1318", forest: "#0C1A12" };
  const languages = new Set(["en", "es", "fr"]);
  const wantsDark = matchMedia("(prefers-color-scheme: dark)");
  const wantsContrast = matchMedia("(prefers-contrast: more)");
  const wantsStill = matchMedia("(prefers-reduced-motion: reduce)");

  /** Writes only what is new: even the same value again makes the browser compute the style of the whole page. */
  const set = (name, value) => {
    if (root.getAttribute(name) === value) return false;
    if (value === null) root.removeAttribute(name);
    else root.setAttribute(name, value);
    return true;
  };

  const choice = () => {
    try {
      return JSON.parse(localStorage.getItem("appearance") ?? "{}") ?? {};
    } catch {
      // A private window or a damaged entry: follow the system.
      return {};
    }
  };

  /** Returns whether the colours are others now. */
  const colour = () => {
    const { theme, contrast } = choice();
    const name = theme in grounds ? theme : wantsDark.matches ? "dark" : "default";
    const hasContrast = contrast === "more" || (contrast === undefined && wantsContrast.matches);
    document.querySelector('meta[name="theme-color"]')?.setAttribute("content", grounds[name]);
    return [set("data-theme", name), set("data-contrast", hasContrast ? "more" : null)].includes(true);
  };
  const colourSmoothly = () => {
    if (!colour()) return;
    root.setAttribute("data-theme-changing", "");
    setTimeout(() => root.removeAttribute("data-theme-changing"), 300);
  };
  const applyRest = () => {
    const { motion, performance, language } = choice();
    const isStill = motion === "reduced" || performance === true || wantsStill.matches;
    set("data-still", isStill ? "" : null);
    set("data-performance", performance === true ? "" : null);
    const fromBrowser = (navigator.languages ?? []).map((tag) => tag.slice(0, 2));
    set("lang", [language, ...fromBrowser].find((tag) => languages.has(tag)) ?? "en");
  };
  const apply = () => {
    colour();
    applyRest();
  };

  apply();
  for (const query of [wantsDark, wantsContrast, wantsStill]) query.addEventListener("change", apply);
  addEventListener("storage", apply);
  addEventListener("appearance", ({ detail }) => {
    applyRest();
    // The browser paints the pressed choice first, because new colours take a slow phone a quarter of a second.
    if (detail?.isSmooth) requestAnimationFrame(() => setTimeout(colourSmoothly));
    else colour();
  });
}
