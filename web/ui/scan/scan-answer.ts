import type { ScanSource } from './repeat-rule.ts';

/** `good`: accepted. `again`: look twice (not counted, or more than expected). `wrong`: put it aside. */
export type ScanTone = 'good' | 'again' | 'wrong';

/** A screen's answer to a code: a few words, and what to do if that is not obvious. */
export type ScanAnswer = { tone: ScanTone; text: string; hint?: string };

/** The last answer; the serial number distinguishes two with equal text. */
export type NumberedAnswer = ScanAnswer & { code: string; serial: number };

export type ScannedCode = {
  code: string;
  source: ScanSource;
  /** Number of this unit among those with the same code, from 1. */
  count: number;
};
