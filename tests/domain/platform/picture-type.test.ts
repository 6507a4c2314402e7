import { expect, it } from 'vitest';
import { pictureTypeOf } from '#functions/platform/content/picture-type.ts';

const bytes = (text: string): Uint8Array => Buffer.from(text, 'latin1');

it.each([
  ['JPEG', '\xff\xd8\xff\xe0', 'image/jpeg'],
  ['PNG', '\x89PNG\r\n\x1a\n', 'image/png'],
  ['WebP', 'RIFF\x10\x00\x00\x00WEBPVP8 ', 'image/webp'],
  ['AVIF', '\x00\x00\x00\x20ftypavif', 'image/avif'],
  ['a moving AVIF', '\x00\x00\x00\x20ftypmif1\x00\x00\x00\x00avis', 'image/avif'],
  // They begin alike, and are none.
  ['sound', 'RIFF\x10\x00\x00\x00WAVEfmt ', undefined],
  ['the name of WebP alone', 'JUNK\x10\x00\x00\x00WEBPVP8 ', undefined],
  ['a film', '\x00\x00\x00\x20ftypisom\x00\x00\x00\x00mp42', undefined],
  ['the name of AVIF alone', '\x00\x00\x00\x20freeavif', undefined],
  ['half of a PNG', '\x89PNG\r\n', undefined],
  ['nothing', '', undefined],
])('a file is %s by its first bytes', (_, text, type) => {
  expect(pictureTypeOf(bytes(text))).toBe(type);
});
