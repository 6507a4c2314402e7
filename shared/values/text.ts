/** NFD separates every Vietnamese mark except the bar of đ, which is a letter of its own. */
export function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').replace(/[đĐ]/g, 'd').toLowerCase();
}

/** Old and new ways of placing a tone on two vowels: hòa and hoà, thủy and thuỷ. */
const earlyTone =
  /(o)([\u0300\u0301\u0303\u0309\u0323])([ae])(?![\p{L}\p{M}])|(u)([\u0300\u0301\u0303\u0309\u0323])(y)(?![\p{L}\p{M}])/gu;

/** Small letters in one normal form with tones in one place, so that the same word is written one way only. */
export function inOneSpelling(text: string): string {
  return text.normalize('NFD').toLowerCase().replace(earlyTone, '$1$4$3$6$2$5').normalize('NFC');
}

/** The words of a text as search sees them. */
export const words = (text: string): string[] => text.split(/[^\p{L}\p{N}]+/u).filter(Boolean);

export function slugify(text: string): string {
  return words(fold(text))
    .join('-')
    .replace(/[^a-z0-9-]/g, '')
    .replace(/-{2,}/g, '-')
    .slice(0, 96)
    .replace(/^-|-$/g, '');
}

/** Text from outside: one normal form, no stray spaces. */
export const tidy = (text: string): string => text.normalize('NFC').trim().replace(/\s+/g, ' ');

export const collator = new Intl.Collator('vi');
/** The same with numbers as one counts: A-2 before A-10. */
export const countingCollator = new Intl.Collator('vi', { numeric: true, sensitivity: 'base' });
