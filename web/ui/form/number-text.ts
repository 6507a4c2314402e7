/** 1.200.000: grouped as money is written here, with no unit. */
export const groupedDigits = (value: number): string => String(value).replace(/\B(?=(\d{3})+$)/g, '.');

/** What typing makes of a box for whole numbers: null for nothing, undefined where the key means nothing there. */
export function typedNumber(text: string): number | null | undefined {
  if (/[^\d.,\s]/.test(text)) return undefined;
  const digits = text.replace(/\D/g, '');
  if (digits === '') return null;
  const value = Number(digits);
  return Number.isSafeInteger(value) ? value : undefined;
}

/**
 * What is pasted is a whole number or nothing: '1.200.000' and '1,200,000 ₫' are one, '8,93E+12' and '12,5' are not,
 * and must not become one by losing their signs.
 */
export function pastedNumber(text: string): number | undefined {
  const bare = text.trim().replace(/\s*(?:₫|đ|vnd)$/iu, '');
  if (!/^(?:\d+|\d{1,3}(?:([.,\s])\d{3})(?:\1\d{3})*)$/.test(bare)) return undefined;
  const value = Number(bare.replace(/\D/g, ''));
  return Number.isSafeInteger(value) ? value : undefined;
}

/** Where the caret stands once the text is grouped anew: as many digits before it as there were. */
export function caretAfter(text: string, digitsBefore: number): number {
  let seen = 0;
  for (let place = 0; place < text.length; place += 1) {
    if (seen === digitsBefore) return place;
    if (/\d/.test(text.charAt(place))) seen += 1;
  }
  return text.length;
}
