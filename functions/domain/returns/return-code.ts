/** 32 unambiguous characters, the same as in ids. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const hanoi = 7 * 3_600_000;

/** Creates a return code: TH (trả hàng), the day in Vietnam, and five random characters. */
export function newReturnCode(now: Date): string {
  const day = new Date(now.getTime() + hanoi).toISOString().slice(2, 10).replaceAll('-', '');
  const letters = Array.from(crypto.getRandomValues(new Uint8Array(5)), (byte) => alphabet.charAt(byte % 32));
  return `TH${day}${letters.join('')}`;
}
