import { useState } from "react";

/**
 * The picture at an address, until it turns out that it cannot be shown.
 * @returns what the picture is given; null where there is none to show
 */
export function useShownImage(address: string | null | undefined): { src: string; onError: () => void } | null {
  const [broken, setBroken] = useState<string | null>(null);
  if (!address || address === broken) return null;
  return { src: address, onError: () => setBroken(address) };
}
