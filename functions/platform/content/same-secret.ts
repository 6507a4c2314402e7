import { timingSafeEqual } from 'node:crypto';

/** Compares two secrets in constant time, so that the response time does not reveal where they differ. */
export function sameSecret(given: string | Uint8Array, expected: string | Uint8Array): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}
