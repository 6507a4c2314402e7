/** Begins once, with the first sign that it may work again: there is a network, or somebody looks at the page. Answers how to call it off. */
export function onceBack(begin: () => void): () => void {
  const waiting = new AbortController();
  const { signal } = waiting;
  const go = () => {
    waiting.abort();
    begin();
  };
  addEventListener('online', go, { signal });
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && go(), {
    signal,
  });
  return () => waiting.abort();
}
