import { expect, it } from 'vitest';
import { shorten, pictureAt, sourceSet } from '#functions/domain/pages/page.ts';

it.each([
  ['<p>Gạo&nbsp;tẻ</p>\n ạ', 'Gạo tẻ ạ'],
  ['aaaa bbbbb', 'aaaa bbbbb'],
  ['aaaa bbbb cc', 'aaaa…'],
  ['aaaa bbb ccc', 'aaaa bbb…'],
  ['aaaaaaaaaaaa', 'aaaaaaaaa…'],
  ['', ''],
])('“%s” is “%s” in ten letters', (text, short) => {
  expect(shorten(text, 10)).toBe(short);
});

it('says a hundred and sixty letters where nothing else is asked', () => {
  expect(shorten('a'.repeat(160))).toBe('a'.repeat(160));
  expect(shorten('a'.repeat(161))).toBe(`${'a'.repeat(159)}…`);
});

it('a picture has an address of each width, where it has widths', () => {
  expect(pictureAt('/media/{width}.webp')).toBe('/media/640.webp');
  expect(pictureAt('/media/{width}.webp', 320)).toBe('/media/320.webp');
  expect(sourceSet('/media/{width}.webp')).toBe(
    '/media/160.webp 160w, /media/320.webp 320w, /media/640.webp 640w',
  );
  expect(sourceSet('/media/one.webp')).toBeUndefined();
});
