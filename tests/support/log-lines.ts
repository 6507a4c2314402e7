import { afterEach, beforeEach, vi } from 'vitest';

type Line = Record<string, unknown>;

/** For the top of a file: collects the log lines of functions during a test instead of printing them. */
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
  /** Values of a metric, as CloudWatch reads them from the log lines. */
  const metric = (name: string) =>
    kept.filter((line) => '_aws' in line && name in line).map((line) => line[name]);
  return { lines: kept, metric };
}
