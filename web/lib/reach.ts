import { AppFailure } from "./AppFailure.ts";

/**
 * Waits for the answer to a request.
 * @throws AppFailure `network` when none came: the connection was lost, or it took too long
 */
export async function reach(asked: Promise<Response>): Promise<Response> {
  try {
    return await asked;
  } catch (thrown) {
    throw new AppFailure("network", thrown instanceof Error ? thrown.message : String(thrown), { cause: thrown });
  }
}
