type Go = (address: string) => void;

/** Without a router, as anybody follows a link. */
let go: Go = (address) => location.assign(address);

/** The router announces itself; what is no part of a page, a toast above all, leads on by it. */
export function connectNavigation(by: Go): void {
  go = by;
}

/** So long after one press the next is the second half of a double click. */
const lockMilliseconds = 800;
let lockedUntil = Number.NEGATIVE_INFINITY;

/** Pressed twice, one is led once. */
export function goTo(address: string): void {
  const at = performance.now();
  if (at < lockedUntil) return;
  lockedUntil = at + lockMilliseconds;
  go(address);
}
