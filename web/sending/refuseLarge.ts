import { AppFailure } from "../lib/AppFailure.ts";

const bytesPerMegabyte = 1024 * 1024;

/**
 * Spares the sending of a file that the server would refuse for its size.
 * @throws AppFailure with the server's code for a larger one
 */
export function refuseLarge({ size }: Blob, code: string, mostMegabytes: number): void {
  if (size > mostMegabytes * bytesPerMegabyte) throw new AppFailure(code, "", { values: { max: mostMegabytes } });
}
