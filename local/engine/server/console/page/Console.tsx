import { GraphiQL } from "graphiql";
import { useMemo, useState } from "react";
import { engineFetcher } from "./fetcher.ts";
import { keepRequest, keptRequest } from "./keptSession.ts";
import { RequestBar } from "./RequestBar.tsx";
import { FIRST_REQUEST, type RequestSettings } from "./requestSettings.ts";

const FIRST_QUERY = `# The book opens what this role can ask for.
{
  __typename
}
`;

/**
 * GraphiQL below a bar that sets who asks. GraphiQL's own editor of headers is off, because it would keep them on disk.
 */
export function Console({ onSignOut, secret }: { onSignOut: () => void; secret: string }) {
  const [request, setRequest] = useState(() => keptRequest() ?? FIRST_REQUEST);
  const fetcher = useMemo(() => engineFetcher(secret, request), [secret, request]);
  const handleChange = (changed: RequestSettings) => {
    keepRequest(changed);
    setRequest(changed);
  };
  return (
    <main className="console">
      <h1 className="unseen">Engine console</h1>
      <RequestBar onChange={handleChange} onSignOut={onSignOut} request={request} secret={secret} />
      <GraphiQL
        defaultQuery={FIRST_QUERY}
        fetcher={fetcher}
        isHeadersEditorEnabled={false}
        showPersistHeadersSettings={false}
      >
        <GraphiQL.Logo>{null}</GraphiQL.Logo>
      </GraphiQL>
    </main>
  );
}
