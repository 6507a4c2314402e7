import { dayInVietnam } from '#shared/values/vietnam-day.ts';

/** 32 unambiguous characters, the same as in ids. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Creates a code that is short enough for the phone: a prefix, the day in Vietnam and random characters. */
export function datedCode(prefix: string, now: Date, length = 5): string {
  const day = dayInVietnam(now.getTime()).slice(2).replaceAll('-', '');
  const bytes = crypto.getRandomValues(new Uint8Array(length));
  return `${prefix}${day}${Array.from(bytes, (byte) => alphabet.charAt(byte % 32)).join('')}`;
}
