/** Keeps the screen on until the returned function is called: a dark phone stops its tabs. */
export function keepAwake(): () => void {
  let lock: WakeLockSentinel | undefined;
  let isOver = false;
  const take = async () => {
    if (isOver || document.visibilityState !== 'visible') return;
    // Some browsers lack it, and a nearly empty battery refuses it: the work goes on without.
    const taken = await navigator.wakeLock?.request('screen').catch(() => undefined);
    if (isOver) await taken?.release();
    else lock = taken;
  };
  const onVisible = () => void take();
  // The browser releases the lock whenever the page is hidden.
  document.addEventListener('visibilitychange', onVisible);
  void take();
  return () => {
    isOver = true;
    document.removeEventListener('visibilitychange', onVisible);
    void lock?.release();
  };
}
