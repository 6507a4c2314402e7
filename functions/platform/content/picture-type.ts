import type { PictureType } from '#shared/media/upload-kinds.ts';

const text = (bytes: Uint8Array, from: number, to: number): string =>
  Buffer.from(bytes.subarray(from, to)).toString('latin1');

/** Detects the picture type from the first bytes of a file, regardless of its name or declared type. */
export function pictureTypeOf(bytes: Uint8Array): PictureType | undefined {
  if (text(bytes, 0, 3) === '\xff\xd8\xff') return 'image/jpeg';
  if (text(bytes, 0, 8) === '\x89PNG\r\n\x1a\n') return 'image/png';
  if (text(bytes, 0, 4) === 'RIFF' && text(bytes, 8, 12) === 'WEBP') return 'image/webp';
  if (text(bytes, 4, 8) === 'ftyp' && /avif|avis/.test(text(bytes, 8, 32))) return 'image/avif';
  return undefined;
}
