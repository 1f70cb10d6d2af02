const BEGINNING = /^%PDF-[12]\.\d/;
const END = "%%EOF";
/** Where readers look for the end: some writers put a few bytes behind it. */
const TAIL_BYTES = 1024;

/** Whether bytes are a whole PDF, as far as its beginning and its end tell. What is in it is not looked at. */
export function isPdf(upload: Uint8Array): boolean {
  const bytes = Buffer.from(upload.buffer, upload.byteOffset, upload.byteLength);
  return BEGINNING.test(bytes.toString("latin1", 0, 8)) && bytes.subarray(-TAIL_BYTES).includes(END);
}
