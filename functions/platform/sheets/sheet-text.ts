/** What a text of letters was written in; what came before Unicode is named, so that somebody looks at it. */
export const olderEncodings = ['windows-1258'] as const;
export type OlderEncoding = (typeof olderEncodings)[number];

/** Marks that found no letter to stand on, and signs no text has. */
const odd = /[\p{M}\u0080-\u009F]/u;

const decoded = (name: string, file: Uint8Array): string =>
  new TextDecoder(name, { fatal: true }).decode(file);

function isUtf8(file: Uint8Array): boolean {
  try {
    decoded('utf-8', file);
    return true;
  } catch {
    return false;
  }
}

/**
 * The text of a file: UTF-8, UTF-16 where it says so, else the Vietnamese of older Windows, as long as every mark finds
 * its letter there. Throws for anything else.
 */
export function textOf(file: Uint8Array): { text: string; encoding: OlderEncoding | null } {
  if (file[0] === 0xff && file[1] === 0xfe) return { text: decoded('utf-16le', file), encoding: null };
  if (isUtf8(file)) return { text: decoded('utf-8', file), encoding: null };
  const text = decoded('windows-1258', file).normalize('NFC');
  if (odd.test(text)) throw new Error('It is no Vietnamese either');
  return { text, encoding: 'windows-1258' };
}
