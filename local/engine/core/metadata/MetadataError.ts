/** One object that the real Hasura would refuse or mark inconsistent. */
export interface Inconsistency {
  /** `table`, `object_relation`, `select_permission`, `action`, … */
  type: string;
  name: string;
  reason: string;
}

/** Metadata that cannot be served: one line for each fault, so that all can be mended at once. */
export class MetadataError extends Error {
  readonly inconsistencies: readonly Inconsistency[];

  constructor(inconsistencies: readonly Inconsistency[]) {
    super(inconsistencies.map(({ type, name, reason }) => `${type} ${name}: ${reason}`).join("\n"));
    this.name = "MetadataError";
    this.inconsistencies = inconsistencies;
  }
}
