import type { GraphQLArgument, GraphQLField, GraphQLInputField } from "graphql";
import type { Condition } from "../model/condition.ts";
import type {
  Action,
  ActionRelationship,
  Column,
  ComputedField,
  DeletePermission,
  InsertPermission,
  Relationship,
  SelectPermission,
  Table,
  TrackedFunction,
  TypeText,
  UpdatePermission,
} from "../model/model.ts";
import type { Operand } from "../model/operators.ts";

/** What a field of an output type stands for: the compiler reads it instead of names. */
export type FieldMeaning =
  // of a row
  | { kind: "column"; column: Column; shownWhere?: Condition }
  | { kind: "globalId"; table: Table }
  | { kind: "relatedRow"; relationship: Relationship; permission: SelectPermission }
  | {
      kind: "relatedRows" | "relatedAggregate" | "relatedConnection";
      relationship: Relationship;
      permission: SelectPermission;
    }
  | { kind: "computedScalar"; field: ComputedField; shownWhere?: Condition }
  | { kind: "computedRows"; field: ComputedField; table: Table; permission: SelectPermission }
  // roots that read
  | { kind: "stream"; table: Table; permission: SelectPermission }
  | { kind: "rows" | "aggregate" | "connection"; table: Table; permission: SelectPermission }
  | { kind: "byKey"; table: Table; permission: SelectPermission }
  | { kind: "node" }
  | {
      kind: "functionRows" | "functionAggregate" | "functionConnection";
      function: TrackedFunction;
      permission: SelectPermission;
    }
  // roots that write
  | { kind: "insert"; table: Table; permission: InsertPermission; one: boolean }
  | { kind: "update" | "updateByKey" | "updateMany"; table: Table; permission: UpdatePermission }
  | { kind: "delete" | "deleteByKey"; table: Table; permission: DeletePermission }
  | { kind: "action" | "asyncAction" | "actionResult"; action: Action }
  // of the shapes between
  | { kind: "aggregateValues" | "aggregateNodes" | "pageInfo" | "edges" | "edgeNode" | "cursor" }
  | { kind: "count" }
  | { kind: "aggregateFunction"; function: string }
  | { kind: "aggregateColumn"; column: Column; shownWhere?: Condition }
  | { kind: "pageInfoValue"; name: "startCursor" | "endCursor" | "hasNextPage" | "hasPreviousPage" }
  | { kind: "affectedRows" | "returning" }
  | { kind: "actionValue"; name: string; type: TypeText }
  | { kind: "actionResultValue"; name: "id" | "created_at" | "errors" | "output"; action: Action }
  | {
      kind: "actionRow" | "actionRows" | "actionAggregate";
      relationship: ActionRelationship;
      permission: SelectPermission;
    }
  | { kind: "nothing" };

/** What a field of an input object stands for. */
export type InputMeaning =
  | { kind: "and" | "or" | "not" }
  | { kind: "column"; column: Column; shownWhere?: Condition }
  | { kind: "relationship"; relationship: Relationship; permission: SelectPermission }
  | { kind: "relationshipAggregate"; relationship: Relationship; permission: SelectPermission }
  | { kind: "computedRowsAggregate"; field: ComputedField; permission: SelectPermission }
  | { kind: "computedScalar"; field: ComputedField; shownWhere?: Condition }
  | { kind: "computedRows"; field: ComputedField; table: Table; permission: SelectPermission }
  | { kind: "operator"; sql: string; operand: Operand }
  | { kind: "isNull" }
  | { kind: "cast" }
  | { kind: "aggregateFunction"; function: string }
  | { kind: "relatedInsert"; relationship: Relationship; permission: InsertPermission };

export const fieldMeaning = (field: Pick<GraphQLField<unknown, unknown>, "extensions">): FieldMeaning =>
  field.extensions.meaning as FieldMeaning;

export const inputMeaning = (
  field: Pick<GraphQLArgument | GraphQLInputField, "extensions">,
): InputMeaning | undefined => field.extensions.meaning as InputMeaning | undefined;

/** Whether null is refused although the type allows it: such a field may only be left out or have a value. */
export const refusesNull = (field: Pick<GraphQLArgument | GraphQLInputField, "extensions">): boolean =>
  field.extensions.refusesNull === true;
