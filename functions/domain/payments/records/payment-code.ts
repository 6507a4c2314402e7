import { fold } from '#shared/values/text.ts';

/**
 * The code a shopper's bank carries to us in the words of a transfer: a prefix, eight letters nobody confuses and
 * one that checks them. Banks upper-case, cut, prefix and put spaces anywhere.
 */
const prefix = 'TT';
/** 29 letters, a prime number: so a sum with weights notices any wrong letter and any two that are swapped. */
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

/** Every code of ours in the words of a transfer, each once. */
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
