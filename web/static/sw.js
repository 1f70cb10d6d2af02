/** Shows what is pushed to this device and opens its place. It keeps no pages: they come from the network. */

/** The conversation that an address opens; null for any other page. */
function chatOf({ searchParams }) {
  const group = searchParams.get("groupId");
  return searchParams.get("selectedChat") ?? (group === null ? null : `group_${group}`);
}

/** The tab of a page. Messages begin with their conversations. */
const tabOf = ({ searchParams }) => searchParams.get("tab") ?? "chat";

/** The question to support that an address opens. */
const ticketOf = ({ searchParams }) => searchParams.get("ticket");

/** Whether an address shows what another one leads to: the same page, its tab, and on it the same conversation or question. */
function shows(address, place) {
  const here = new URL(address);
  const isPage = here.pathname === place.pathname && tabOf(here) === tabOf(place);
  return isPage && chatOf(here) === chatOf(place) && ticketOf(here) === ticketOf(place);
}

/** A page of ours, whatever a message names. */
function placeOf(path) {
  const place = new URL(typeof path === "string" ? path : "/", self.location.origin);
  return place.origin === self.location.origin ? place : new URL("/", self.location.origin);
}

const windows = () => self.clients.matchAll({ type: "window", includeUncontrolled: true });

/** How long a window has to say where it is, in milliseconds. Some browsers let a tap open a window for a second alone. */
const ANSWER_MS = 300;

/**
 * Where a window is now; its `url` stays the address that it was loaded with. One that is seen and does not answer still
 * loads, or knows no such question. One that is hidden and does not answer sleeps, and nobody knows where: null.
 */
const addressOf = (client) =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    const end = (address) => {
      port1.close();
      resolve(address);
    };
    port1.addEventListener("message", ({ data }) => end(data));
    port1.start();
    setTimeout(end, ANSWER_MS, client.visibilityState === "visible" ? client.url : null);
    client.postMessage("where", [port2]);
  });

/** The windows that show a place. All are asked at once. */
async function windowsAt(place) {
  const open = await windows();
  const addresses = await Promise.all(open.map(addressOf));
  return open.filter((_, at) => addresses[at] !== null && shows(addresses[at], place));
}

const isSeen = async (place) => (await windowsAt(place)).some((client) => client.visibilityState === "visible");

async function show(message) {
  const place = placeOf(message.url);
  // Nobody is told of what they are looking at (D293).
  if (chatOf(place) !== null && (await isSeen(place))) return;
  await self.registration.showNotification(message.title, {
    body: message.body,
    tag: message.tag,
    icon: "/favicon.svg",
    data: { url: place.href },
  });
}

async function openPlace(place) {
  const [there] = await windowsAt(place);
  // A page that is open elsewhere stays as it is: somebody may be writing there.
  if (!there) return void (await self.clients.openWindow(place.href));
  await there.focus();
  // A page that begins reads in its address which alert led there; this one has begun.
  const followed = place.searchParams.get("alert");
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- Client.postMessage takes no origin; the rule is about window.postMessage
  if (followed !== null) there.postMessage({ followed });
}

/**
 * Keeps the permission in use. The worker has no session, so a page tells the server: one that is open at once, else the
 * next one that opens.
 */
async function subscribeAgain({ oldSubscription }) {
  const options = oldSubscription?.options;
  if (options) await self.registration.pushManager.subscribe(options).catch(() => null);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- Client.postMessage takes no origin; the rule is about window.postMessage
  for (const client of await windows()) client.postMessage("push-subscription-moved");
}

function messageOf(data) {
  try {
    const { body = "", tag, title, url } = data.json();
    return typeof title === "string" ? { body, tag, title, url } : null;
  } catch {
    return null;
  }
}

self.addEventListener("install", () => void self.skipWaiting());

self.addEventListener("push", (event) => {
  const message = event.data && messageOf(event.data);
  if (message) event.waitUntil(show(message));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(openPlace(placeOf(event.notification.data?.url)));
});

self.addEventListener("pushsubscriptionchange", (event) => event.waitUntil(subscribeAgain(event)));
