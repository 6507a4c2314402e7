type Arrival = { key: string; isFailed: boolean; deliver?: () => void };

/** Passes on uploads in the order chosen, not finished. A failed one does not hold up later ones. */
export function arrivalOrder() {
  let waiting: Arrival[] = [];

  const release = () => {
    for (;;) {
      const next = waiting.find(({ isFailed }) => !isFailed);
      if (!next?.deliver) return;
      waiting = waiting.filter((one) => one !== next);
      next.deliver();
    }
  };

  const change = (key: string, to: Partial<Arrival>) => {
    waiting = waiting.map((one) => (one.key === key ? { ...one, ...to } : one));
    release();
  };

  return {
    expect: (key: string) => void waiting.push({ key, isFailed: false }),
    arrived: (key: string, deliver: () => void) => change(key, { deliver }),
    failed: (key: string) => change(key, { isFailed: true }),
    /** Retries a failed upload, which gets its place back. */
    again: (key: string) => change(key, { isFailed: false }),
    forget: (key: string) => {
      waiting = waiting.filter((one) => one.key !== key);
      release();
    },
  };
}
