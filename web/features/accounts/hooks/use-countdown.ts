import { useCallback, useEffect, useState } from 'react';

export const defaultWaitSeconds = 60;

/** Returns the seconds until a retry is possible. `startedAt`: the first wait has already begun. */
export function useCountdown(startedAt = 0) {
  const [until, setUntil] = useState(startedAt && startedAt + defaultWaitSeconds * 1000);
  const [now, setNow] = useState(() => Date.now());
  const left = Math.max(0, Math.ceil((until - now) / 1000));
  const waiting = left > 0;

  useEffect(() => {
    if (!waiting) return;
    const timer = setInterval(() => setNow(Date.now()), 250);
    return () => clearInterval(timer);
  }, [waiting]);

  const wait = useCallback((seconds: number = defaultWaitSeconds) => {
    const start = Date.now();
    setNow(start);
    setUntil(start + seconds * 1000);
  }, []);
  return { left, wait };
}
