import { afterEach, beforeEach, vi } from 'vitest';

type Line = Record<string, unknown>;

/** For the top of a file: what functions log while a test runs, kept instead of shown. */
export function keepLogLines(): { lines: Line[]; metric: (name: string) => unknown[] } {
  const kept: Line[] = [];
  beforeEach(() => {
    kept.length = 0;
    const write = process.stdout.write.bind(process.stdout);
    vi.spyOn(process.stdout, 'write').mockImplementation((text, ...rest) => {
      if (typeof text !== 'string' || !text.startsWith('{')) return write(text, ...(rest as []));
      kept.push(JSON.parse(text) as Line);
      return true;
    });
  });
  afterEach(() => void vi.restoreAllMocks());
  /** The values of a metric, as CloudWatch would read them out of the lines. */
  const metric = (name: string) =>
    kept.filter((line) => '_aws' in line && name in line).map((line) => line[name]);
  return { lines: kept, metric };
}
