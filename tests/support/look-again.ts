import { vi } from 'vitest';

const real = performance.now.bind(performance);
let looks = 0;

/** What ended lately is read twice a second: from here on it is time again. Time goes one way, for all files of a worker. */
export function lookAgain(): void {
  looks += 1;
  const ahead = looks * 1000;
  vi.spyOn(performance, 'now').mockImplementation(() => real() + ahead);
}
