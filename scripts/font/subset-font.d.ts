declare module "subset-font" {
  interface Options {
    targetFormat?: "sfnt" | "woff" | "woff2";
    /** By axis: one value, or a smaller range. */
    variationAxes?: Record<string, number | { min: number; max: number }>;
  }
  /** A font with the letters of `text` alone. */
  export default function subsetFont(font: Buffer, text: string, options?: Options): Promise<Buffer>;
}
