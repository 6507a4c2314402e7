const forgetters = new Set<() => void>();

/** Registers a function that clears what a module caches between invocations. */
export function onColdStart(forget: () => void): void {
  forgetters.add(forget);
}

/**
 * Clears all caches of a warm container, so that the next invocation starts as in a new container. The
 * one-machine cloud calls this when it closes, because the next cloud in the same process shares the loaded
 * modules.
 */
export function startCold(): void {
  for (const forget of forgetters) forget();
}

/** Creates a value on first use and keeps it until the container starts cold. */
export function oncePerContainer<T>(create: () => T): () => T {
  let kept: { value: T } | undefined;
  onColdStart(() => {
    kept = undefined;
  });
  return () => (kept ??= { value: create() }).value;
}
