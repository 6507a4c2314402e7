import { dayInVietnam } from '#shared/values/vietnam-day.ts';

/** 32 unambiguous characters, the same as in ids. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Refund code, also in the transfer's words: HT (hoàn tiền), day in Vietnam, five characters. */
export function newRefundCode(now: Date): string {
  const day = dayInVietnam(now.getTime()).slice(2).replaceAll('-', '');
  const letters = Array.from(crypto.getRandomValues(new Uint8Array(5)), (byte) => alphabet.charAt(byte % 32));
  return `HT${day}${letters.join('')}`;
}
