/** In place of a module that is never used. */
export default function nothing(): never {
  throw new Error("left out of the build: see web/build/lean.ts");
}
