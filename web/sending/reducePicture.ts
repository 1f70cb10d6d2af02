interface Reduced {
  /** Pixels of the longer side that the server keeps. */
  side: number;
  /** Whether only the square in the middle is kept. */
  isSquare: boolean;
}

const encoded = (canvas: HTMLCanvasElement, type: string): Promise<Blob | null> =>
  new Promise((resolve) => canvas.toBlob(resolve, type, 0.9));

/**
 * Makes a picture as small as it is kept, without anything that a camera wrote beside it, so that little is sent and no
 * place leaves the device (D168). What this browser cannot read goes as it is: the server tells what it is.
 */
export async function reducePicture(picked: Blob, { isSquare, side }: Reduced): Promise<Blob> {
  const picture = await createImageBitmap(picked, { imageOrientation: "from-image" }).catch(() => null);
  if (!picture) return picked;
  const middle = Math.min(picture.width, picture.height);
  const [width, height] = isSquare ? [middle, middle] : [picture.width, picture.height];
  const scale = Math.min(1, side / Math.max(width, height));
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [Math.round(width * scale), Math.round(height * scale)];
  const [left, top] = [(picture.width - width) / 2, (picture.height - height) / 2];
  canvas.getContext("2d")?.drawImage(picture, left, top, width, height, 0, 0, canvas.width, canvas.height);
  picture.close();
  // What can be seen through stays so; a photo is smaller as JPEG.
  return (await encoded(canvas, picked.type === "image/jpeg" ? "image/jpeg" : "image/png")) ?? picked;
}
