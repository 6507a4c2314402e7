const signs = ['scroll', 'pointerdown', 'keydown'] as const;

/** Calls `work` once, when somebody scrolls, touches or types for the first time from now on. Returns how to call it off. */
export function whenUsed(work: () => void): () => void {
  const end = new AbortController();
  const once = () => {
    end.abort();
    work();
  };
  for (const sign of signs) addEventListener(sign, once, { signal: end.signal });
  return () => end.abort();
}
