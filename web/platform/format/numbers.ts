const localeOf = (language: string): string => (language === 'en' ? 'en' : 'vi');

/** 4.201, or 4,201 to English readers: the one way a number is written. `digits` of a fraction are kept, whole or not. */
export const showNumber = (value: number, language: string, digits?: number): string =>
  new Intl.NumberFormat(localeOf(language), {
    maximumFractionDigits: digits ?? 3,
    ...(digits !== undefined && { minimumFractionDigits: digits }),
  }).format(value);

/** 940, 2,1k, 1,2tr: short enough for a card. Never more than there are. */
export function shortCount(count: number, language: string): string {
  const tenths = (unit: number) => showNumber(Math.floor((count * 10) / unit) / 10, language);
  if (count >= 1e6) return `${tenths(1e6)}${language === 'en' ? 'M' : 'tr'}`;
  return count >= 1000 ? `${tenths(1000)}k` : String(count);
}

/** 12,5%: of whole percent, not of a fraction. */
export const showPercent = (percent: number, language: string): string => `${showNumber(percent, language)}%`;
