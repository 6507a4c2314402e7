/** ULIDs: sortable by time, unguessable enough to share, 26 characters without look-alikes. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

function encode(value: number, length: number): string {
  let text = '';
  for (let rest = value, i = 0; i < length; i += 1) {
    text = alphabet.charAt(rest % 32) + text;
    rest = Math.floor(rest / 32);
  }
  return text;
}

function randomLetters(length: number, letters = alphabet): string {
  const bytes = crypto.getRandomValues(new Uint8Array(length));
  return Array.from(bytes, (byte) => letters.charAt(byte % letters.length)).join('');
}

export const newId = (now = Date.now()): string => encode(now, 10) + randomLetters(16);

/** Returns the smallest id made at or after an instant: a lower bound for reading everything since then. */
export const idsSince = (instant: number): string => encode(instant, 10);

/** Returns the time at which an id was made, in milliseconds. */
export const instantOfId = (id: string): number =>
  Array.from(id.slice(0, 10)).reduce((value, letter) => value * 32 + alphabet.indexOf(letter), 0);

/** Makes a member's code for reading aloud: no 0/O, 1/I/L, U, and no E (22E45678 reads as a number). */
export const newReferenceId = (): string => randomLetters(8, '23456789ABCDFGHJKMNPQRSTVWXYZ');

export const idPattern = /^[0-9A-HJKMNP-TV-Z]{26}$/;
export const referenceIdPattern = /^[2-9A-HJKMNP-TV-Z]{8}$/;
