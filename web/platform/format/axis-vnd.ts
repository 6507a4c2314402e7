import { showNumber } from './numbers.ts';

const steps = [
  { from: 999_950_000, unit: 1e9, vi: 'tỷ', en: 'B' },
  { from: 999_950, unit: 1e6, vi: 'tr', en: 'M' },
  { from: 1000, unit: 1e3, vi: 'k', en: 'k' },
] as const;

/** Formats an amount for a chart axis: 850 k, 1,2 tr, 3,4 tỷ. */
export function showShortVnd(amount: number, language: string): string {
  const step = steps.find(({ from }) => Math.abs(amount) >= from);
  if (!step) return showNumber(amount, language, 0);
  const number = showNumber(Math.round((amount / step.unit) * 10) / 10, language);
  return language === 'en' ? number + step.en : `${number} ${step.vi}`;
}
