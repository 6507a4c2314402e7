/** Removes Vietnamese marks and case; NFD leaves the bar of đ, which is a letter of its own. */
export function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').replace(/[đĐ]/g, 'd').toLowerCase();
}

/** Matches the older of two ways to place a tone on two vowels: hòa and hoà, thủy and thuỷ. */
const earlyTone =
  /(o)([\u0300\u0301\u0303\u0309\u0323])([ae])(?![\p{L}\p{M}])|(u)([\u0300\u0301\u0303\u0309\u0323])(y)(?![\p{L}\p{M}])/gu;

/** Returns lower case in one normal form with tones in one place: one spelling per word. */
export function normaliseText(text: string): string {
  return text.normalize('NFD').toLowerCase().replace(earlyTone, '$1$4$3$6$2$5').normalize('NFC');
}

/** Splits a text into words for search. */
export const words = (text: string): string[] => text.split(/[^\p{L}\p{N}]+/u).filter(Boolean);

export function slugify(text: string): string {
  return words(fold(text))
    .join('-')
    .replace(/[^a-z0-9-]/g, '')
    .replace(/-{2,}/g, '-')
    .slice(0, 96)
    .replace(/^-|-$/g, '');
}

/** Cleans text from outside: one normal form, no superfluous spaces. */
export const tidy = (text: string): string => text.normalize('NFC').trim().replace(/\s+/g, ' ');

export const collator = new Intl.Collator('vi');
/** Compares numbers inside texts by value: A-2 before A-10. */
export const countingCollator = new Intl.Collator('vi', { numeric: true, sensitivity: 'base' });
