import fc from "fast-check";

/** Draws without the library's preference for small values, so that every refusal occurs. */
export const draw = <T>(values: fc.Arbitrary<T>, count: number): T[] => fc.sample(fc.noBias(values), count);
