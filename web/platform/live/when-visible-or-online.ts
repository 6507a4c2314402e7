/** Runs once when the network is back or the page becomes visible. Returns a function that cancels it. */
export function whenVisibleOrOnline(begin: () => void): () => void {
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

/** Runs when the page becomes visible or leaves the back/forward cache. Returns a function to stop it. */
export function onReturn(look: () => void): () => void {
  const looking = new AbortController();
  const { signal } = looking;
  addEventListener('pageshow', (event) => event.persisted && look(), { signal });
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && look(), {
    signal,
  });
  return () => looking.abort();
}
