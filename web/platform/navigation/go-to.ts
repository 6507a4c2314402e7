type Go = (address: string) => void;

/** Until the router is connected, navigation loads the page like a plain link. */
let go: Go = (address) => location.assign(address);

/** Connects the router, so that code outside the page, such as a toast, can navigate. */
export function connectNavigation(by: Go): void {
  go = by;
}

/** Time within which a second press counts as part of a double click. */
const lockMilliseconds = 800;
let lockedUntil = Number.NEGATIVE_INFINITY;

/** Navigates; a second press within the lock time is ignored. */
export function goTo(address: string): void {
  const at = performance.now();
  if (at < lockedUntil) return;
  lockedUntil = at + lockMilliseconds;
  go(address);
}
