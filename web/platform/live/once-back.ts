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

/** Each time somebody looks at the page again, or it is taken out of the browser's memory of pages. Answers how to call it off. */
export function onReturn(look: () => void): () => void {
  const looking = new AbortController();
  const { signal } = looking;
  addEventListener('pageshow', (event) => event.persisted && look(), { signal });
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && look(), {
    signal,
  });
  return () => looking.abort();
}
