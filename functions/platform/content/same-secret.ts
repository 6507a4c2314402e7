import { timingSafeEqual } from 'node:crypto';

/** Whether what was shown is what was expected; how long it takes to say so tells nothing about where they differ. */
export function sameSecret(given: string | Uint8Array, expected: string | Uint8Array): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}
