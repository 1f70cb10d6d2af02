/** Pixels of a side: what the server keeps of the picture of a person (D168). */
const SIDE = 512;

const encoded = (canvas: HTMLCanvasElement, type: string): Promise<Blob | null> =>
  new Promise((resolve) => canvas.toBlob(resolve, type, 0.9));

/**
 * Cuts the middle out of a picture and makes it as small as it is kept, without anything that a camera wrote beside it, so
 * that little is sent and no place leaves the device (D168). What this browser cannot read goes as it is: the server
 * tells what it is.
 */
export async function reducePicture(picked: Blob): Promise<Blob> {
  const picture = await createImageBitmap(picked, { imageOrientation: "from-image" }).catch(() => null);
  if (!picture) return picked;
  const canvas = document.createElement("canvas");
  const side = Math.min(SIDE, picture.width, picture.height);
  [canvas.width, canvas.height] = [side, side];
  const cut = Math.min(picture.width, picture.height);
  const [left, top] = [(picture.width - cut) / 2, (picture.height - cut) / 2];
  canvas.getContext("2d")?.drawImage(picture, left, top, cut, cut, 0, 0, side, side);
  picture.close();
  // What can be seen through stays so; a photo is smaller as JPEG.
  return (await encoded(canvas, picked.type === "image/jpeg" ? "image/jpeg" : "image/png")) ?? picked;
}
