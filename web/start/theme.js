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

  const apply = () => {
    let choice = null;
    try {
      choice = JSON.parse(localStorage.getItem("appearance") ?? "{}");
    } catch {
      // A private window or a damaged entry: follow the system.
    }
    const { theme, contrast, motion, performance, language } = choice ?? {};
    const name = theme in grounds ? theme : wantsDark.matches ? "dark" : "default";
    root.dataset.theme = name;
    root.toggleAttribute("data-still", motion === "reduced" || performance === true || wantsStill.matches);
    root.toggleAttribute("data-performance", performance === true);
    if (contrast === "more" || (contrast === undefined && wantsContrast.matches)) root.dataset.contrast = "more";
    else delete root.dataset.contrast;
    document.querySelector('meta[name="theme-color"]')?.setAttribute("content", grounds[name]);
    root.lang = languages.has(language)
      ? language
      : ((navigator.languages ?? []).map((tag) => tag.slice(0, 2)).find((tag) => languages.has(tag)) ?? "en");
  };

  apply();
  for (const query of [wantsDark, wantsContrast, wantsStill]) query.addEventListener("change", apply);
  addEventListener("storage", apply);
  addEventListener("appearance", () => {
    root.setAttribute("data-theme-changing", "");
    apply();
    setTimeout(() => root.removeAttribute("data-theme-changing"), 300);
  });
}
