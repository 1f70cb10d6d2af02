import type { VariableDefinitionNode } from "graphql";

/** A stored query or mutation that is answered at `/api/rest/<url>`. */
export interface RestEndpoint {
  name: string;
  url: string;
  methods: readonly string[];
  segments: readonly Segment[];
  /** The whole document, which holds this one operation. */
  query: string;
  variables: readonly VariableDefinitionNode[];
}

/** A part of a URL between two slashes: a fixed text, or a variable that takes any text. */
export type Segment = { literal: string } | { variable: string };

export const METHODS: readonly string[] = ["GET", "POST", "PUT", "DELETE", "PATCH"];
