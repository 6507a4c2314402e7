import { type RefObject, useEffect, useEffectEvent } from 'react';

const pauseMilliseconds = 5000;

/**
 * Reports the second that is being watched: every 5 seconds while the video plays, and at once when it is paused
 * or ends, or when the page is hidden or left. A second is reported once.
 */
export function useProgress(
  video: RefObject<HTMLVideoElement | null>,
  onProgress: ((second: number) => void) | undefined,
): void {
  const report = useEffectEvent((second: number) => onProgress?.(second));
  useEffect(() => {
    const element = video.current;
    if (!element) return;
    let reportedAt = Date.now();
    let reported: number | undefined;
    let isWatched = false;
    const tell = () => {
      const second = Math.floor(element.currentTime);
      // Nothing was watched yet: a page that is only opened must not reset what was watched before.
      if (second === reported || !isWatched) return;
      [reported, reportedAt] = [second, Date.now()];
      report(second);
    };
    const follow = () => Date.now() - reportedAt >= pauseMilliseconds && tell();
    const hide = () => document.visibilityState === 'hidden' && tell();
    const signal = new AbortController();
    const options = { signal: signal.signal };
    const watch = () => {
      isWatched = true;
    };
    element.addEventListener('play', watch, options);
    element.addEventListener('timeupdate', follow, options);
    element.addEventListener('pause', tell, options);
    element.addEventListener('ended', tell, options);
    document.addEventListener('visibilitychange', hide, options);
    addEventListener('pagehide', tell, options);
    return () => {
      signal.abort();
      tell();
    };
  }, [video]);
}
