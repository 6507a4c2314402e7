import { expect, it } from 'vitest';
import type { MarkedPart } from '#shared/library/read-library.contract.ts';
import { markWords, snippetOf } from '#functions/domain/library/mark-words.ts';

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

it.each([
  ['whole, if it begins 60 letters before', 59, '…[a59] [mắm]'],
  ['not at all, if it begins 61 letters before', 60, '…[mắm]'],
])('a snippet shows the word at its beginning %s', (_, length, wanted) => {
  const text = `một ${'a'.repeat(length)} mắm`;
  expect(shown(snippetOf(text, ['mam'])).replace(/a+/, `[a${String(length)}]`)).toBe(wanted);
});

it.each([
  ['ends with the text, if that has 200 letters', 'mắm '.padEnd(200, 'a'), ''],
  ['ends at a word that ends with letter 200', `${'mắm '.padEnd(195, 'a')} cuối rồi`, ' cuối…'],
  ['leaves out a word that ends with letter 201', `${'mắm '.padEnd(196, 'a')} cuối rồi`, 'a…'],
])('a snippet %s', (_, text, ending) => {
  const found = shown(snippetOf(text, ['mam']));
  expect(found.startsWith('[mắm] aaa')).toBe(true);
  expect(found).toMatch(new RegExp(`a${ending.replace(/^a/, '')}$`));
});

it('a text without any of the words is shown from its beginning', () => {
  expect(shown(snippetOf('chợ '.repeat(30).trim(), ['khác']))).toBe('chợ '.repeat(30).trim());
});
