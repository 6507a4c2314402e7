/** GTIN in its four lengths: EAN-8, UPC-A, EAN-13 and the fourteen digits of a carton. */
const gtinLengths: readonly number[] = [8, 12, 13, 14];

/** The last digit of a GTIN, reckoned from those before it: threes and ones in turn, from the right. */
export function checkDigitOf(digits: string): number {
  let sum = 0;
  for (let place = 0; place < digits.length; place += 1) {
    const weight = (digits.length - place) % 2 === 1 ? 3 : 1;
    sum += Number(digits[place]) * weight;
  }
  return (10 - (sum % 10)) % 10;
}

/** Whether it is a GTIN at all: digits only, and as many as one has. */
export const looksLikeGtin = (code: string): boolean =>
  /^\d+$/.test(code) && gtinLengths.includes(code.length);

/** Whether a GTIN was read right. */
export const hasRightCheckDigit = (code: string): boolean =>
  looksLikeGtin(code) && checkDigitOf(code.slice(0, -1)) === Number(code.slice(-1));
