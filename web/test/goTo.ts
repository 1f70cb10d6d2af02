/** Brings the browser to an address. Files share a process, and the app's router of another file looks again only when it hears of it. */
export function goTo(address: string): void {
  history.replaceState(null, "", address);
  dispatchEvent(new PopStateEvent("popstate"));
}
