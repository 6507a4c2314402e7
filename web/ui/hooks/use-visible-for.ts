import { useEffect, useEffectEvent } from 'react';

/**
 * Runs an action once after the page has shown something for a while; a hidden tab does not count. Another key is
 * something else that is shown.
 */
export function useVisibleFor(milliseconds: number, key: string, act: () => void): void {
  const run = useEffectEvent(act);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isDone = false;
    const follow = () => {
      clearTimeout(timer);
      if (isDone || document.visibilityState === 'hidden') return;
      timer = setTimeout(() => {
        isDone = true;
        run();
      }, milliseconds);
    };
    follow();
    document.addEventListener('visibilitychange', follow);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', follow);
    };
  }, [milliseconds, key]);
}
