/** A picture, and how small it is to become. */
export interface Reduction {
  picked: Blob;
  /** Pixels of the longer side that the server keeps. */
  side: number;
  /** Whether only the square in the middle is kept. */
  isSquare: boolean;
}

/** A picture as small as it is kept, without anything that a camera wrote beside it; null where this browser cannot read it. @throws DOMException where it cannot draw or write it */
export async function smaller({ isSquare, picked, side }: Reduction): Promise<Blob | null> {
  const picture = await createImageBitmap(picked, { imageOrientation: "from-image" }).catch(() => null);
  if (!picture) return null;
  const middle = Math.min(picture.width, picture.height);
  const [width, height] = isSquare ? [middle, middle] : [picture.width, picture.height];
  const scale = Math.min(1, side / Math.max(width, height));
  const canvas = new OffscreenCanvas(Math.round(width * scale), Math.round(height * scale));
  const [left, top] = [(picture.width - width) / 2, (picture.height - height) / 2];
  canvas.getContext("2d")?.drawImage(picture, left, top, width, height, 0, 0, canvas.width, canvas.height);
  picture.close();
  // What can be seen through stays so; a photo is smaller as JPEG.
  const type = picked.type === "image/jpeg" ? "image/jpeg" : "image/png";
  return canvas.convertToBlob({ type, quality: 0.9 });
}
