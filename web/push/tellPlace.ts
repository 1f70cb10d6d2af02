/** Tells the service worker where this page is: it knows by itself only with which address the page was loaded. */
export function tellPlace(): void {
  const worker = "serviceWorker" in navigator ? navigator.serviceWorker : undefined;
  worker?.addEventListener("message", ({ data, ports }: MessageEvent<unknown>) => {
    if (data === "where") ports[0]?.postMessage(location.href);
  });
}
