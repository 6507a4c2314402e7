import fc from 'fast-check';
import { expect, it } from 'vitest';
import { foldWord } from '#functions/platform/content/fold-word.ts';
import { fold } from '#shared/values/text.ts';

it.each([
  'Đường',
  'ƯỠNG',
  'ưỡng'.normalize('NFD'),
  'İzmir',
  'straße',
  // The last sigma of a word has a form of its own, so that Greek letters are not folded one by one.
  'ΟΔΟΣ',
  'đΣ',
  '한국어',
  '🍓',
  '',
])('%s is folded as texts are', (word) => {
  expect(foldWord(word)).toBe(fold(word));
});

it('any word is folded as texts are', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (word) => {
      expect(foldWord(word)).toBe(fold(word));
    }),
  );
});

it('each letter that is looked up is folded as texts are', () => {
  const letters = Array.from({ length: 0x20_00 }, (_, code) => String.fromCharCode(code));
  expect(letters.filter((letter) => foldWord(letter) !== fold(letter))).toEqual([]);
});
