const localeOf = (language: string): string => (language === 'en' ? 'en' : 'vi');

/** Formats a number: 4.201, or 4,201 in English. If set, exactly `digits` decimals are shown. */
export const showNumber = (value: number, language: string, digits?: number): string =>
  new Intl.NumberFormat(localeOf(language), {
    maximumFractionDigits: digits ?? 3,
    ...(digits !== undefined && { minimumFractionDigits: digits }),
  }).format(value);

/** Formats a count for a card: 940, 2,1k, 1,2tr. Rounds down, so that it never shows more than there are. */
export function shortCount(count: number, language: string): string {
  const tenths = (unit: number) => showNumber(Math.floor((count * 10) / unit) / 10, language);
  if (count >= 1e6) return `${tenths(1e6)}${language === 'en' ? 'M' : 'tr'}`;
  return count >= 1000 ? `${tenths(1000)}k` : String(count);
}

/** Formats a percentage from percent, not from a fraction: 12,5%. */
export const showPercent = (percent: number, language: string): string => `${showNumber(percent, language)}%`;

export type TimeUnit = 'hour' | 'minute' | 'second';

/** Formats a duration in words: 5 phút, 5 minutes. */
export const showUnit = (value: number, unit: TimeUnit, language: string): string =>
  new Intl.NumberFormat(localeOf(language), { style: 'unit', unit, unitDisplay: 'long' }).format(value);
