import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** Keeps the seconds of each test file between runs, so that slow ones can run last. */
export function readDurations(path: string) {
  let seconds: Record<string, number> = {};
  try {
    seconds = JSON.parse(readFileSync(path, 'utf8')) as Record<string, number>;
  } catch {
    // The first run has no file to read.
  }
  return {
    secondsOf: (test: string): number => seconds[test] ?? 0,
    note: (test: string, taken: number): void => {
      seconds[test] = taken;
    },
    save(): void {
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, `${JSON.stringify(seconds, null, 1)}\n`);
    },
  };
}
