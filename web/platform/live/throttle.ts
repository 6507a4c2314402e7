/** Throttles work: runs at once, then at most once per pause; requests in between run once at its end. */
export function throttle(work: () => void, pauseMilliseconds: number) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isAsked = false;
  const rest = () => {
    timer = setTimeout(() => {
      timer = undefined;
      if (!isAsked) return;
      isAsked = false;
      work();
      rest();
    }, pauseMilliseconds);
  };
  return {
    ask: () => {
      if (timer !== undefined) {
        isAsked = true;
        return;
      }
      work();
      rest();
    },
    stop: () => {
      clearTimeout(timer);
      timer = undefined;
      isAsked = false;
    },
  };
}
