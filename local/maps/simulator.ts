import type { Server } from "node:http";
import { Calls } from "../simulator/calls.ts";
import { Clock } from "../simulator/clock.ts";
import { addControls } from "../simulator/controls.ts";
import { Faults } from "../simulator/faults.ts";
import { createSimulatorServer, json, Router } from "../simulator/http.ts";
import { isApi, mapsApi } from "./api.ts";
import { GAZETTEER } from "./gazetteer.ts";
import { placesPage } from "./pages.ts";

export interface MapsSimulatorOptions {
  /** The address for browsers, without a slash at the end. It is a function, because a test learns its port late. */
  publicUrl: () => string;
  /** The only key that may search; without one any may. */
  key?: string | undefined;
  clockOffsetMs?: number;
}

export interface MapsSimulator {
  server: Server;
}

/** The local stand-in for the maps and the geocoder, not listening yet. It keeps nothing: there is nothing to keep. */
export function createMapsSimulator({ clockOffsetMs = 0, key, publicUrl }: MapsSimulatorOptions): MapsSimulator {
  const clock = new Clock(clockOffsetMs);
  const faults = new Faults();
  const calls = new Calls();
  const answerApi = mapsApi({ key, publicUrl });
  const pages = new Router().on("GET", "/", () => placesPage(calls));
  addControls(pages, {
    name: "maps",
    calls,
    clock,
    faults,
    audit: () => [],
    reset: () => undefined,
    state: () => ({ places: GAZETTEER }),
  });
  return {
    server: createSimulatorServer({
      faults,
      isApi,
      write: () => undefined,
      async handle(request) {
        if (isApi(request.path)) {
          const answer = await answerApi(request);
          if (request.method !== "OPTIONS") calls.record(request, answer, clock.now());
          return answer;
        }
        const route = pages.find(request.method, request.path);
        if (!route) return json({ error: "no such page" }, 404);
        request.params = route.params;
        return route.handler(request);
      },
    }),
  };
}
