import type { Server } from "node:http";
import type { Http2Server } from "node:http2";
import { Calls } from "../simulator/calls.ts";
import { Clock } from "../simulator/clock.ts";
import { addControls } from "../simulator/controls.ts";
import { Faults } from "../simulator/faults.ts";
import { createSimulatorServer, json, Router } from "../simulator/http.ts";
import { StateFile } from "../simulator/stateFile.ts";
import { apnsService } from "./apnsService.ts";
import type { AppleAccount } from "./appleToken.ts";
import { deviceOf, isDeviceName, subscriptionOf } from "./devices.ts";
import { createHttp2Server } from "./http2Server.ts";
import { emptyInbox, Inbox, type InboxState } from "./inbox.ts";
import { tokenOf } from "./iphones.ts";
import { lockScreenPage } from "./pages.ts";
import { pushService } from "./pushService.ts";

export interface PushSimulatorOptions {
  /** Where a tap on a notice leads. */
  publicOrigin: string;
  /** The key to which devices subscribe; without one, any sender may push. */
  vapidKey?: string | undefined;
  /** Who may push to iPhones; without one, nobody may. */
  apple?: AppleAccount | undefined;
  clockOffsetMs?: number;
  seed?: string | undefined;
  stateFile?: string | undefined;
}

export interface PushSimulator {
  server: Server;
  /** Apple's push service, over HTTP/2 without TLS; null without an account. */
  apns: Http2Server | null;
  stop(): void;
}

/** Every push service at once, for devices that exist only here. It does not listen yet. */
export function createPushSimulator(options: PushSimulatorOptions): PushSimulator {
  const clock = new Clock(options.clockOffsetMs);
  const faults = new Faults();
  const calls = new Calls();
  const kept: StateFile<InboxState> = new StateFile(options.stateFile, () => inbox.state);
  const write = () => kept.write();
  const inbox: Inbox = new Inbox(kept.load() ?? emptyInbox(options.seed), (...place) => kept.changed(...place));
  const takePush = pushService({ clock, inbox, vapidKey: options.vapidKey });

  const router = new Router()
    .on("GET", "/", ({ query }) => lockScreenPage(inbox, query.get("device"), options.publicOrigin))
    .on("GET", "/api/pushes", ({ query }) => json(inbox.list(query.get("device"))))
    .on("GET", "/api/devices/:name", ({ params: { name } }) =>
      isDeviceName(name)
        ? json(subscriptionOf(deviceOf(name)))
        : json({ error: "a name has at most 64 small letters, digits and hyphens" }, 400),
    )
    .on("GET", "/api/iphones/:name", ({ params: { name } }) =>
      isDeviceName(name)
        ? json({ token: tokenOf(name) })
        : json({ error: "a name has at most 64 small letters, digits and hyphens" }, 400),
    );
  addControls(router, {
    name: "push",
    calls,
    clock,
    faults,
    audit: () => [],
    reset: () => inbox.clear(),
    state: () => inbox.state,
  });

  const { apple } = options;
  return {
    apns: apple ? createHttp2Server({ faults, write, handle: apnsService({ account: apple, clock, inbox }) }) : null,
    server: createSimulatorServer({
      faults,
      write,
      isApi: isEndpoint,
      async handle(request) {
        if (isEndpoint(request.path)) {
          const answer = await takePush(request);
          calls.record(request, answer, clock.now());
          return answer;
        }
        const route = router.find(request.method, request.path);
        if (!route) return json({ error: "no such page" }, 404);
        request.params = route.params;
        return route.handler(request);
      },
    }),
    stop: write,
  };
}

/** The path of a push begins with the host of its endpoint. */
const isEndpoint = (path: string) => /^\/[a-z0-9-]+(\.[a-z0-9-]+)+\//.test(path);
