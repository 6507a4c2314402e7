import { useState } from 'react';

/** Tells whether this picture failed to load; another address gets a new attempt. */
export function useBroken(src: string | null | undefined) {
  const [broken, setBroken] = useState<string>();
  return { isBroken: Boolean(src) && src === broken, onError: () => setBroken(src ?? undefined) };
}
