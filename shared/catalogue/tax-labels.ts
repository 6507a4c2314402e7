import type { TaxType } from './tax-rules.ts';

/** Display names of tax types on staff's screens; a custom rate is shown by its percentage. */
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
