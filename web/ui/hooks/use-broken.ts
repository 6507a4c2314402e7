import { useState } from 'react';

/** Whether this very picture could not be fetched; another address is another chance. */
export function useBroken(src: string | null | undefined) {
  const [broken, setBroken] = useState<string>();
  return { isBroken: Boolean(src) && src === broken, onError: () => setBroken(src ?? undefined) };
}
