import { dayInVietnam } from '#shared/values/vietnam-day.ts';

/** The 32 characters of our ids, without look-alikes. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Order code: CL, day in Vietnam, five characters; short enough for the phone. */
export function newOrderCode(now: Date): string {
  const day = dayInVietnam(now.getTime()).slice(2).replaceAll('-', '');
  const letters = Array.from(crypto.getRandomValues(new Uint8Array(5)), (byte) => alphabet.charAt(byte % 32));
  return `CL${day}${letters.join('')}`;
}
