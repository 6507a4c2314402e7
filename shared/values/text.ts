/** NFD leaves the bar of đ, which is a letter of its own. */
const foldAny = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replace(/[đĐ]/g, 'd').toLowerCase();

/** Tells whether a code is a letter of Vietnamese or a mark, which are folded alike whatever stands beside them. */
const isUsual = (code: number): boolean =>
  code < 0x1_b1 || (code >= 0x3_00 && code < 0x3_70) || (code >= 0x1e_a0 && code < 0x1f_00);

/** Folded forms of usual letters, by their codes. */
const foldedLetters: readonly (string | undefined)[] = Array.from({ length: 0x1f_00 }, (_, code) =>
  isUsual(code) ? foldAny(String.fromCharCode(code)) : undefined,
);

/** Removes Vietnamese marks and case. Searches fold each word of a text, so usual letters are looked up. */
export function fold(text: string): string {
  let folded = '';
  for (let place = 0; place < text.length; place += 1) {
    const letter = foldedLetters[text.charCodeAt(place)];
    if (letter === undefined) return foldAny(text);
    folded += letter;
  }
  return folded;
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
