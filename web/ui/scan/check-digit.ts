/** The four lengths of a GTIN: EAN-8, UPC-A, EAN-13 and the fourteen digits of a carton. */
const gtinLengths: readonly number[] = [8, 12, 13, 14];

/** Returns the check digit of a GTIN from the digits before it: weights 3 and 1 alternate from the right. */
export function checkDigitOf(digits: string): number {
  let sum = 0;
  for (let place = 0; place < digits.length; place += 1) {
    const weight = (digits.length - place) % 2 === 1 ? 3 : 1;
    sum += Number(digits[place]) * weight;
  }
  return (10 - (sum % 10)) % 10;
}

/** Tells whether a text has the form of a GTIN: only digits, in one of the valid lengths. */
export const looksLikeGtin = (code: string): boolean =>
  /^\d+$/.test(code) && gtinLengths.includes(code.length);

/** Tells whether a GTIN's check digit is right. */
export const hasRightCheckDigit = (code: string): boolean =>
  looksLikeGtin(code) && checkDigitOf(code.slice(0, -1)) === Number(code.slice(-1));
