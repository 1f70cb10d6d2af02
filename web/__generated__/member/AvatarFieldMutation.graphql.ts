/**
 * @generated SignedSource<<d97de1e8b92db0284a975b1deb40f8b7>>
 * @relayHash 379b8bda627725a238da80d33fe690c4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e030ed351aa507b9def5c9dd8c7957364ecbcceb7482a5e0146309c28b02cd4c

import type { ConcreteRequest } from 'relay-runtime';
export type AvatarFieldMutation$variables = {
  avatarId?: string | null;
};
export type AvatarFieldMutation$data = {
  readonly set_avatar: {
    readonly success: boolean;
  };
};
export type AvatarFieldMutation = {
  response: AvatarFieldMutation$data;
  variables: AvatarFieldMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "avatarId"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "avatar_id",
        "variableName": "avatarId"
      }
    ],
    "concreteType": "SuccessOutput",
    "kind": "LinkedField",
    "name": "set_avatar",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "success",
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
    "name": "AvatarFieldMutation",
    "selections": (v1/*:: as any*/),
    "type": "mutation_root",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "AvatarFieldMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "e030ed351aa507b9def5c9dd8c7957364ecbcceb7482a5e0146309c28b02cd4c",
    "metadata": {},
    "name": "AvatarFieldMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "fc176d3c522145de8fbea091247c3b5f";

export default node;
