import { expect, it } from 'vitest';
import { type MarkedPart, markWords, snippetOf } from '#shared/library/mark-words.ts';

const shown = (parts: readonly MarkedPart[]) =>
  parts.map(({ text, isMarked }) => (isMarked ? `[${text}]` : text)).join('');

it.each([
  ['Chợ quê buổi sáng', ['cho'], '[Chợ] quê buổi sáng'],
  ['đường về', ['duong', 've'], '[đường] [về]'],
  ['chợ, CHỢ!', ['chợ'], '[chợ], [CHỢ]!'],
  ['chợ búa', ['ch'], 'chợ búa'],
  ['Cho\u0323\u031B ca\u0301', ['cho'], '[Cho\u0323\u031B] ca\u0301'],
  ['', ['cho'], ''],
])('%s with %s', (text, sought, wanted) => {
  expect(shown(markWords(text, sought))).toBe(wanted);
});

it('a snippet begins shortly before the first word, and is cut at words', () => {
  const text = `${'đầu '.repeat(40)}nước mắm ${'cuối '.repeat(80)}`;
  const found = shown(snippetOf(text, ['mam']));
  expect(found).toMatch(/^…đầu .*nước \[mắm\] cuối .*cuối…$/);
  expect(found.length).toBeLessThan(210);
  expect(shown(snippetOf('ngắn thôi', ['khác']))).toBe('ngắn thôi');
});
