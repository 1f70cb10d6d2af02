import { expect, it } from "vitest";
import { refusalOfControl } from "./ownRequest.ts";

const json = { "content-type": "application/json" };
const host = "localhost:3008";

it.each([
  [{ host }],
  [{ host: "127.0.0.1:3008" }],
  [{ host: "[::1]:3008" }],
  [{ host: "localhost" }],
  [{ host, origin: "http://localhost:3008" }],
  [{ host, "sec-fetch-site": "same-origin" }],
  [{ host, "sec-fetch-site": "none" }],
])("accepts requests of this machine: %j", (headers) => {
  expect(refusalOfControl("GET", headers)).toBeUndefined();
  expect(refusalOfControl("POST", { ...json, ...headers })).toBeUndefined();
});

it.each([
  ["a foreign name that points to this machine", { host: "rebound.example:3008" }],
  ["a name that only begins like ours", { host: "localhost.example" }],
  ["a name that only ends like ours", { host: "evil-localhost" }],
  ["another address of this machine", { host: "192.168.1.7:3008" }],
  ["somebody else's port in the name", { host: "localhost:3008@evil.example" }],
  ["no name at all", {}],
  ["a foreign page", { host, origin: "https://evil.example" }],
  ["a page of another server on this machine", { host, origin: "http://localhost:8000" }],
  ["our page over https, which we have not", { host, origin: "https://localhost:3008" }],
  ["a page without an origin, such as a sandboxed frame or a file", { host, origin: "null" }],
  ["a picture or script of a foreign page", { host, "sec-fetch-site": "cross-site" }],
  ["a page of the same site but another origin", { host, "sec-fetch-site": "same-site" }],
])("refuses %s", (_, headers) => {
  expect(refusalOfControl("GET", headers)).toMatchObject({ status: 403 });
  expect(refusalOfControl("POST", { ...json, ...headers })).toMatchObject({ status: 403 });
});

it.each(["text/plain", "application/x-www-form-urlencoded", "multipart/form-data", "application/jsonp", ""])(
  "refuses a type that a foreign page may send without a preflight: %s",
  (type) => expect(refusalOfControl("POST", { host, "content-type": type })).toMatchObject({ status: 415 }),
);
