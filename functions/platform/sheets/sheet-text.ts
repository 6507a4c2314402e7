/** Accepted encodings from before Unicode. The caller gets the name, so that a person checks the text. */
export const olderEncodings = ['windows-1258'] as const;
export type OlderEncoding = (typeof olderEncodings)[number];

/** Combining marks without a letter, and control characters: signs of a wrong encoding. */
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
 * Decodes the text of a file: UTF-8, UTF-16 with a byte order mark, or else windows-1258 (older Vietnamese
 * Windows) if every combining mark has a base letter there. Throws for anything else.
 */
export function textOf(file: Uint8Array): { text: string; encoding: OlderEncoding | null } {
  if (file[0] === 0xff && file[1] === 0xfe) return { text: decoded('utf-16le', file), encoding: null };
  if (isUtf8(file)) return { text: decoded('utf-8', file), encoding: null };
  const text = decoded('windows-1258', file).normalize('NFC');
  if (odd.test(text)) throw new Error('It is no Vietnamese either');
  return { text, encoding: 'windows-1258' };
}
