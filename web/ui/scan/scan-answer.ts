import type { ScanSource } from './repeat-rule.ts';

/**
 * `good` was taken, `again` needs a second look (taken before and not counted, or more than was expected), `wrong` has
 * to be put aside.
 */
export type ScanTone = 'good' | 'again' | 'wrong';

/** What a screen says to a code: a few words, and what to do where that is not plain. */
export type ScanAnswer = { tone: ScanTone; text: string; hint?: string };

/** What was said last; the number tells two that read alike apart. */
export type GivenAnswer = ScanAnswer & { code: string; serial: number };

export type ScannedCode = {
  code: string;
  source: ScanSource;
  /** Which unit of this code it is: 1 for the first. */
  count: number;
};
