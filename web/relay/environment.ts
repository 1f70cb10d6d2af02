import { Environment, RecordSource, ROOT_TYPE, Store } from "relay-runtime";
import { currentSession, subscribeToSession } from "../session/session.ts";
import { forgetEarly } from "../start/early.ts";
import { keepWith } from "./kept.ts";
import { closeLiveConnections } from "./live.ts";
import { networkFor } from "./network.ts";
import type { Role } from "./roles.ts";

const environments = new Map<Role, Environment>();

/** One that has read nothing yet, for who is signed in now. */
export function createEnvironment(role: Role): Environment {
  const environment: Environment = new Environment({
    configName: role,
    network: networkFor(role, () => environment),
    // A page drawn from a part of its data would, where no answer comes, be read without the rest.
    UNSTABLE_defaultRenderPolicy: "full",
    store: new Store(new RecordSource(), { gcReleaseBufferSize: 30 }),
    // `node(id:)` of a row that a list has loaded needs no second request.
    missingFieldHandlers: [
      {
        kind: "linked",
        handle(field, record, args) {
          const isNode = record?.getType() === ROOT_TYPE && field.name === "node";
          return isNode && typeof args.id === "string" ? args.id : undefined;
        },
      },
    ],
  });
  return environment;
}

/** The environment of a role for the signed-in person. Call it at each use, because it changes with the person. */
export function environmentFor(role: Role): Environment {
  let environment = environments.get(role);
  if (!environment) {
    environment = createEnvironment(role);
    environments.set(role, environment);
  }
  return environment;
}

/** Undefined until it is known whether anybody is signed in: what the page has asked for early is for that person. */
const whoIsIn = (): string | null | undefined => {
  const session = currentSession();
  if (session.status === "signedIn") return session.userId;
  return session.status === "signedOut" || session.status === "suspended" ? null : undefined;
};

let person = whoIsIn();
subscribeToSession(() => {
  const last = person;
  const next = whoIsIn();
  if (next === undefined) return;
  person = next;
  if (person === last || last === undefined) return;
  // The next person must not see what this one has read.
  environments.clear();
  forgetEarly();
  keepWith(null);
  closeLiveConnections();
});
