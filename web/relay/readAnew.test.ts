import { fetchQuery } from "react-relay";
import { Environment, type GraphQLResponse, Network, Observable, RecordSource, Store } from "relay-runtime";
import { expect, it } from "vitest";
import query, { type PastRoundsQuery } from "../__generated__/member/PastRoundsQuery.graphql.ts";
import { readAnew } from "./readAnew.ts";

/** A server that answers when the test says so, in the order of what was asked. */
function slowServer() {
  const asked: ((answer: GraphQLResponse | Error) => void)[] = [];
  const network = Network.create(() =>
    Observable.from(
      new Promise<GraphQLResponse>((resolve, reject) =>
        asked.push((answer) => (answer instanceof Error ? reject(answer) : resolve(answer))),
      ),
    ),
  );
  return { asked, environment: new Environment({ network, store: new Store(new RecordSource()) }) };
}

const variables = { id: "group-1", cycle: 1 };
const answer: GraphQLResponse = { data: { node: null } };
const turn = () => new Promise((done) => setTimeout(done, 0));

it("asks at once where nothing is on its way", async () => {
  const { asked, environment } = slowServer();
  const read = readAnew<PastRoundsQuery>(environment, query, variables);
  expect(asked).toHaveLength(1);
  asked[0]!(answer);
  await read;
  expect(asked).toHaveLength(1);
});

it.each([
  ["is answered", answer],
  ["fails", new Error("no line")],
])("asks once more, for all who wait, when what is on its way %s", async (_, first) => {
  const { asked, environment } = slowServer();
  const opening = fetchQuery<PastRoundsQuery>(environment, query, variables).toPromise();
  opening?.catch(() => {});
  const reads = [1, 2].map(() => readAnew<PastRoundsQuery>(environment, query, variables));
  expect(asked).toHaveLength(1);
  asked[0]!(first);
  await turn();
  expect(asked).toHaveLength(2);
  asked[1]!(answer);
  await Promise.all(reads);
  expect(asked).toHaveLength(2);
});
