/** The live connection comes after the first picture of a page: no page waits for what may change on it. */
import { type GraphQLResponse, Observable } from "relay-runtime";
import { untilHere } from "./untilHere.ts";

type Connection = typeof import("./subscriptions.ts");

let fetched: Promise<Connection> | undefined;

function fetchConnection(): Promise<Connection> {
  fetched ??= import("./subscriptions.ts");
  fetched.catch(() => (fetched = undefined));
  return fetched;
}

/** Runs a live query as soon as the code of the connection is here. */
export const subscribeLive = (...asked: Parameters<Connection["subscribeLive"]>): Observable<GraphQLResponse> =>
  Observable.create((sink) => {
    let running: { unsubscribe(): void } | undefined;
    const forget = untilHere(fetchConnection, (connection) => {
      running = connection.subscribeLive(...asked).subscribe(sink);
    });
    return () => {
      forget();
      running?.unsubscribe();
    };
  });

/** Closes every live connection, for example when the person changes. */
export const closeLiveConnections = (): void =>
  void fetched?.then(
    (connection) => connection.closeLiveConnections(),
    () => {},
  );
