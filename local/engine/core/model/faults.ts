import { MetadataError, type Inconsistency } from "../metadata/MetadataError.ts";

/** Collects everything that is wrong with the metadata, so that one start reports all of it. */
export class Faults {
  readonly list: Inconsistency[] = [];

  add(type: string, name: string, reason: string): void {
    this.list.push({ type, name, reason });
  }

  /** Runs `work`; a thrown `Fault` becomes an entry. */
  collect<Result>(type: string, name: string, work: () => Result): Result | undefined {
    try {
      return work();
    } catch (error) {
      if (!(error instanceof Fault)) throw error;
      this.add(type, name, error.message);
      return undefined;
    }
  }

  throwIfAny(): void {
    if (this.list.length > 0) throw new MetadataError(this.list);
  }
}

/** Why one object of the metadata cannot be used. */
export class Fault extends Error {}
