const signs = ['scroll', 'pointerdown', 'keydown'] as const;

/** Calls `work` once, on the first scroll, touch or key press. Returns a function that cancels it. */
export function whenUsed(work: () => void): () => void {
  const end = new AbortController();
  const once = () => {
    end.abort();
    work();
  };
  for (const sign of signs) addEventListener(sign, once, { signal: end.signal });
  return () => end.abort();
}
