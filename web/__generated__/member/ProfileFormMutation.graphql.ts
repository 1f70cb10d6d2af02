/**
 * @generated SignedSource<<8096ad44e827e8bb90f4df79b4904f94>>
 * @relayHash 42ce9575b4ecd8f3eb143d004681e8d2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7a0e2958c50ccd29ce2ab4742a7bbd5564f362e4ad661d29974a90ebac2143df

import type { ConcreteRequest } from 'relay-runtime';
export type user_profiles_set_input = {
  alias?: string | null;
  default_contribution_method_id?: string | null;
  default_withdrawal_account_id?: string | null;
  has_completed_onboarding?: boolean | null;
  location?: string | null;
  name?: string | null;
  phone?: string | null;
  time_zone?: string | null;
  tutorial_seen_at?: string | null;
  username?: string | null;
};
export type ProfileFormMutation$variables = {
  changed: user_profiles_set_input;
};
export type ProfileFormMutation$data = {
  readonly update_user_profiles: {
    readonly returning: ReadonlyArray<{
      readonly alias: string;
      readonly id: string;
      readonly location: string | null;
      readonly name: string;
      readonly phone: string | null;
      readonly username: string;
      readonly username_changed_at: string | null;
    }>;
  } | null;
};
export type ProfileFormMutation = {
  response: ProfileFormMutation$data;
  variables: ProfileFormMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "changed"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "_set",
        "variableName": "changed"
      },
      {
        "kind": "Literal",
        "name": "where",
        "value": {}
      }
    ],
    "concreteType": "user_profiles_mutation_response",
    "kind": "LinkedField",
    "name": "update_user_profiles",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "user_profiles",
        "kind": "LinkedField",
        "name": "returning",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "alias",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "location",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "name",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "phone",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "username",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "username_changed_at",
            "storageKey": null
          }
        ],
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
    "name": "ProfileFormMutation",
    "selections": (v1/*:: as any*/),
    "type": "mutation_root",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ProfileFormMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "7a0e2958c50ccd29ce2ab4742a7bbd5564f362e4ad661d29974a90ebac2143df",
    "metadata": {},
    "name": "ProfileFormMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "d60f1160a4fffac334f568d7a8c07f2c";

export default node;
