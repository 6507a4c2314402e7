import { dayInVietnam } from '#shared/values/vietnam-day.ts';

/** 32 unambiguous characters, the same as in ids. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/**
 * Creates a refund code: HT (hoàn tiền), the day in Vietnam, and five random characters. The code also appears
 * in the words of the transfer.
 */
export function newRefundCode(now: Date): string {
  const day = dayInVietnam(now.getTime()).slice(2).replaceAll('-', '');
  const letters = Array.from(crypto.getRandomValues(new Uint8Array(5)), (byte) => alphabet.charAt(byte % 32));
  return `HT${day}${letters.join('')}`;
}
