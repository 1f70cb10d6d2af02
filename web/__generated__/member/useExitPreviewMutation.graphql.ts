/**
 * @generated SignedSource<<497930dc3e05fc4355973bb2232bed4d>>
 * @relayHash 40c5cb8f4e541d9ffd70f9495caf6e65
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID dc8e97cc96b0d9cc1943c3fa39e0c5498527f872f8f7484c5c67670d18e65028

import type { ConcreteRequest } from 'relay-runtime';
export type useExitPreviewMutation$variables = {
  groupId: string;
  userId: string;
};
export type useExitPreviewMutation$data = {
  readonly preview_exit: {
    readonly after_round: number | null;
    readonly given_back: ReadonlyArray<{
      readonly alias: string;
      readonly amount: number;
    }>;
    readonly kind: string;
    readonly own_due_date: string;
    readonly own_round: number;
    readonly payers: ReadonlyArray<{
      readonly alias: string;
      readonly amount: number;
    }>;
    readonly set_off: ReadonlyArray<{
      readonly alias: string;
      readonly amount: number;
      readonly due_date: string;
      readonly payout_round: number;
    }>;
    readonly smaller_pots: ReadonlyArray<{
      readonly after: number;
      readonly alias: string;
      readonly before: number;
      readonly payout_round: number;
    }>;
    readonly still_owed: ReadonlyArray<{
      readonly alias: string;
      readonly amount: number;
      readonly due_date: string;
      readonly payout_round: number;
    }>;
  };
};
export type useExitPreviewMutation = {
  response: useExitPreviewMutation$data;
  variables: useExitPreviewMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "groupId"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "userId"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "alias",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "amount",
  "storageKey": null
},
v3 = [
  (v1/*:: as any*/),
  (v2/*:: as any*/)
],
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "payout_round",
  "storageKey": null
},
v5 = [
  (v1/*:: as any*/),
  (v2/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "due_date",
    "storageKey": null
  },
  (v4/*:: as any*/)
],
v6 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "group_id",
        "variableName": "groupId"
      },
      {
        "kind": "Variable",
        "name": "user_id",
        "variableName": "userId"
      }
    ],
    "concreteType": "PreviewExitOutput",
    "kind": "LinkedField",
    "name": "preview_exit",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "after_round",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "kind",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "own_due_date",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "own_round",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "ExitAmount",
        "kind": "LinkedField",
        "name": "given_back",
        "plural": true,
        "selections": (v3/*:: as any*/),
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "ExitAmount",
        "kind": "LinkedField",
        "name": "payers",
        "plural": true,
        "selections": (v3/*:: as any*/),
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "ExitInRound",
        "kind": "LinkedField",
        "name": "set_off",
        "plural": true,
        "selections": (v5/*:: as any*/),
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "ExitPot",
        "kind": "LinkedField",
        "name": "smaller_pots",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "after",
            "storageKey": null
          },
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "before",
            "storageKey": null
          },
          (v4/*:: as any*/)
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "ExitInRound",
        "kind": "LinkedField",
        "name": "still_owed",
        "plural": true,
        "selections": (v5/*:: as any*/),
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useExitPreviewMutation",
    "selections": (v6/*:: as any*/),
    "type": "mutation_root",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useExitPreviewMutation",
    "selections": (v6/*:: as any*/)
  },
  "params": {
    "id": "dc8e97cc96b0d9cc1943c3fa39e0c5498527f872f8f7484c5c67670d18e65028",
    "metadata": {},
    "name": "useExitPreviewMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "e0c782df99ad1e31f55450283324ed84";

export default node;
