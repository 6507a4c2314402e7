import { fold } from '#shared/values/text.ts';

/**
 * Prefix of a payment code, which the buyer writes into the words of a transfer. A code is the prefix, eight
 * unambiguous characters and one check character. Banks change words to upper case, truncate them, add prefixes
 * and insert spaces anywhere.
 */
const prefix = 'TT';
/** 29 characters: as 29 is prime, the weighted sum detects a wrong one and any two swapped ones. */
const alphabet = '23456789ABCDFGHJKMNPQRSTVWXYZ';
const bodyLength = 8;
const pattern = new RegExp(`${prefix}[${alphabet}]{${bodyLength + 1}}`, 'g');

const checkLetter = (body: string): string => {
  const sum = Array.from(body).reduce(
    (total, letter, place) => total + alphabet.indexOf(letter) * (place + 1),
    0,
  );
  return alphabet.charAt(sum % alphabet.length);
};

const randomBody = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(bodyLength)), (byte) =>
    alphabet.charAt(byte % alphabet.length),
  ).join('');

export function newPaymentCode(body = randomBody()): string {
  return `${prefix}${body}${checkLetter(body)}`;
}

export const isPaymentCode = (code: string): boolean =>
  new RegExp(`^${pattern.source}$`).test(code) && code.endsWith(checkLetter(code.slice(prefix.length, -1)));

/** Returns every distinct payment code in the words of a transfer. */
export function paymentCodesIn(words: string): string[] {
  const text = fold(words)
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '');
  const found = new Set<string>();
  for (let start = text.indexOf(prefix); start >= 0; start = text.indexOf(prefix, start + 1)) {
    const code = text.slice(start, start + prefix.length + bodyLength + 1);
    if (isPaymentCode(code)) found.add(code);
  }
  return [...found];
}
