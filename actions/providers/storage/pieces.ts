/** What a stream gives, in pieces of so many bytes; the last one is as long as what is left. */
export async function* inPiecesOf(size: number, content: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  let waiting: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of content) {
    waiting.push(chunk);
    length += chunk.byteLength;
    while (length >= size) {
      const all = Buffer.concat(waiting);
      yield all.subarray(0, size);
      waiting = [all.subarray(size)];
      length -= size;
    }
  }
  if (length > 0) yield Buffer.concat(waiting);
}
