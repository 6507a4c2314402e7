/** Formats 1.200.000: grouped as amounts are written in Vietnam, without a unit. */
export const groupedDigits = (value: number): string => String(value).replace(/\B(?=(\d{3})+$)/g, '.');

/** Parses a whole number: null if empty, undefined if the text contains an invalid character. */
export function typedNumber(text: string): number | null | undefined {
  if (/[^\d.,\s]/.test(text)) return undefined;
  const digits = text.replace(/\D/g, '');
  if (digits === '') return null;
  const value = Number(digits);
  return Number.isSafeInteger(value) ? value : undefined;
}

/**
 * Parses pasted text, which must be one whole number. '1.200.000' and '1,200,000 ₫' are accepted. '8,93E+12'
 * and '12,5' are rejected, because removing their signs would change the number.
 */
export function pastedNumber(text: string): number | undefined {
  const bare = text.trim().replace(/\s*(?:₫|đ|vnd)$/iu, '');
  if (!/^(?:\d+|\d{1,3}(?:([.,\s])\d{3})(?:\1\d{3})*)$/.test(bare)) return undefined;
  const value = Number(bare.replace(/\D/g, ''));
  return Number.isSafeInteger(value) ? value : undefined;
}

/** Returns the caret position after regrouping: as many digits stand before it as before. */
export function caretAfter(text: string, digitsBefore: number): number {
  let seen = 0;
  for (let place = 0; place < text.length; place += 1) {
    if (seen === digitsBefore) return place;
    if (/\d/.test(text.charAt(place))) seen += 1;
  }
  return text.length;
}
