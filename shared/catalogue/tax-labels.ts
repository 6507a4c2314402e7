import type { TaxType } from './tax-rules.ts';

/** What a tax is called on staff's screens; one of its own is told by its percent. */
const labels = {
  zero: '0%',
  five: '5%',
  eight: '8%',
  ten: '10%',
  kct: 'KCT 10%',
  kkknt: 'KKKNT 5%',
} as const;

export const taxLabelOf = (type: TaxType, direct = 0): string =>
  type === 'khac' ? `${direct}%` : labels[type];
