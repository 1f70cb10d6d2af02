import { type Answer, type Handler, json, Router, type SimRequest } from "../simulator/http.ts";
import { type Place, placeNear, placesCalled } from "./gazetteer.ts";
import { mapsScript } from "./script.ts";

/** Paths of the two providers: the script with its search, and the geocoder. */
export const isApi = (path: string): boolean => /^\/(?:maps\/api|v1|data)\//.test(path);

/** Any page may ask, as at the providers. */
const CORS = {
  "access-control-allow-origin": "*",
  "access-control-allow-headers": "content-type, x-goog-api-key",
  "access-control-allow-methods": "GET, POST",
};

/** Google's words for a status. */
const STATUSES: Readonly<Record<number, string>> = {
  400: "INVALID_ARGUMENT",
  403: "PERMISSION_DENIED",
  404: "NOT_FOUND",
  429: "RESOURCE_EXHAUSTED",
  503: "UNAVAILABLE",
};
const refusal = (code: number, message: string): Answer =>
  json({ error: { code, message, status: STATUSES[code] ?? "INTERNAL" } }, code);

/** The wire protocols of the maps' script, of Places (New) and of the geocoder, as far as the product uses them. */
export function mapsApi({ key, publicUrl }: { key: string | undefined; publicUrl: () => string }): Handler {
  const isKey = (given: unknown) => key === undefined || given === key;
  const router = new Router()
    .on("GET", "/maps/api/js", ({ query }) => ({
      status: 200,
      headers: { "content-type": "text/javascript; charset=utf-8", "cache-control": "private, max-age=1800" },
      body: mapsScript({
        callback: query.get("callback") ?? "",
        key: query.get("key") ?? "",
        language: query.get("language") ?? "en",
        origin: publicUrl(),
      }),
    }))
    // To the router a colon is the beginning of a parameter.
    .on("POST", "/v1/:method", (request) => {
      if (request.params.method !== "places:autocomplete") return refusal(404, "There is no such method.");
      if (!isKey(request.headers["x-goog-api-key"])) return refusal(403, "The provided API key is invalid.");
      const input = inputOf(request);
      if (input === null) return refusal(400, "input: a text is required.");
      return json({ suggestions: placesCalled(input).map(suggestionOf) });
    })
    .on("GET", "/data/reverse-geocode-client", ({ query }) => {
      const position = {
        latitude: degrees(query.get("latitude"), 90),
        longitude: degrees(query.get("longitude"), 180),
      };
      if (Number.isNaN(position.latitude) || Number.isNaN(position.longitude))
        return json({ status: 400, description: "latitude and longitude are degrees" }, 400);
      return json(addressOf(position, placeNear(position)));
    });

  return async (request) => {
    if (request.method === "OPTIONS") return { status: 204, headers: CORS };
    const { fault } = request;
    if (fault?.action === "delay") await new Promise((resolve) => setTimeout(resolve, fault.ms));
    const answer =
      fault?.action === "status"
        ? refusal(fault.status, "Refused by an injected fault.")
        : await answerOf(router, request);
    return { ...answer, headers: { ...answer.headers, ...CORS } };
  };
}

function answerOf(router: Router, request: SimRequest): Answer | Promise<Answer> {
  const route = router.find(request.method, request.path);
  if (!route) return refusal(404, "There is no such method.");
  request.params = route.params;
  return route.handler(request);
}

function inputOf({ body }: SimRequest): string | null {
  try {
    const { input } = JSON.parse(body) as { input?: unknown };
    return typeof input === "string" && input !== "" ? input : null;
  } catch {
    return null;
  }
}

const degrees = (text: string | null, most: number): number => {
  const value = text === null || text.trim() === "" ? Number.NaN : Number(text);
  return Math.abs(value) <= most ? value : Number.NaN;
};

/** A country's short name, as maps write it. */
const shortName = (country: string) => country.replace(/ \(the\)$/, "").replace(/ of America$/, "");

function suggestionOf({ country, id, locality }: Place) {
  const text = `${locality}, ${shortName(country)}`;
  return {
    placePrediction: {
      place: `places/${id}`,
      placeId: id,
      text: { text, matches: [{ endOffset: 1 }] },
      structuredFormat: { mainText: { text: locality }, secondaryText: { text: shortName(country) } },
      types: ["locality", "political", "geocode"],
    },
  };
}

function addressOf(position: { latitude: number; longitude: number }, place: Place | undefined) {
  return {
    ...position,
    lookupSource: "coordinates",
    localityLanguageRequested: "en",
    countryName: place?.country ?? "",
    countryCode: place?.countryCode ?? "",
    city: place?.city ?? "",
    locality: place?.locality ?? "",
  };
}
