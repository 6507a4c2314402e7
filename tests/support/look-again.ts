import { vi } from 'vitest';

const real = performance.now.bind(performance);
let looks = 0;

/**
 * The revocation list of sessions is read at most twice a second. This call moves the time on, so that the next
 * use reads it again. Time only increases, for all files of a worker.
 */
export function lookAgain(): void {
  looks += 1;
  const ahead = looks * 1000;
  vi.spyOn(performance, 'now').mockImplementation(() => real() + ahead);
}
