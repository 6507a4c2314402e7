/** Runs at once, and after that at most once in a while: what is asked for in between runs once at its end. */
export function paced(work: () => void, pauseMilliseconds: number) {
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
