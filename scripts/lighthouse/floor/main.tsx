/** The least that a page of React and Relay can be: both libraries, and one heading. */
import { createRoot } from "react-dom/client";
import { RelayEnvironmentProvider } from "react-relay";
import { Environment, Network, RecordSource, Store } from "relay-runtime";

const environment = new Environment({
  network: Network.create(() => ({ data: {} })),
  store: new Store(new RecordSource()),
});

createRoot(document.querySelector("#root") as HTMLElement).render(
  <RelayEnvironmentProvider environment={environment}>
    <h1>Savings Circle</h1>
  </RelayEnvironmentProvider>,
);
