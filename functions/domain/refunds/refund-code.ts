import { dayInVietnam } from '#shared/values/vietnam-day.ts';

/** 32 letters nobody confuses, as in our ids. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** HT (hoàn tiền), the day in Vietnam, and five letters: it stands in the words of the transfer, too. */
export function newRefundCode(now: Date): string {
  const day = dayInVietnam(now.getTime()).slice(2).replaceAll('-', '');
  const letters = Array.from(crypto.getRandomValues(new Uint8Array(5)), (byte) => alphabet.charAt(byte % 32));
  return `HT${day}${letters.join('')}`;
}
