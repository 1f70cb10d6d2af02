import { encode } from "uqr";

/** A QR code as one path of squares with an edge of 1. */
export interface QrPath {
  /** Squares along one edge, the quiet border of four included, which readers need. */
  size: number;
  path: string;
}

const BORDER = 4;

/** The QR code of a text, with the correction that survives a crumpled print (M, 15 %). */
export function qrPath(text: string): QrPath {
  const { data, size } = encode(text, { ecc: "M", border: BORDER });
  const squares = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return { size, path: squares.join("") };
}
