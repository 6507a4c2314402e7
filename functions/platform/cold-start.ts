const forgetters = new Set<() => void>();

/** Registers how a module forgets what it keeps from one invocation to the next. */
export function onColdStart(forget: () => void): void {
  forgetters.add(forget);
}

/**
 * Forgets all that a warm container keeps, so that the next invocation finds what it would find in a new one. The
 * one-machine cloud does this when it closes: the next cloud of the process then shares its loaded modules.
 */
export function startCold(): void {
  for (const forget of forgetters) forget();
}
