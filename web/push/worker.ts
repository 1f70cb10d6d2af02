/** Where the service worker is: of the whole app, and made anew by each build (`build/stampWorker`). */
export const workerPath = "/sw.js";
