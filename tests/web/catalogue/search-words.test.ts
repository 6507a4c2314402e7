import { describe, expect, it } from 'vitest';
import type { CategoryNode } from '#shared/catalogue/category.ts';
import { markedParts } from '#web/features/catalogue/search/rules/marked-parts.ts';
import { popularWords } from '#web/features/catalogue/search/rules/popular-words.ts';

const marked = (name: string, typed: string) =>
  markedParts(name, typed)
    .map(({ text, marked: isMarked }) => (isMarked ? `[${text}]` : text))
    .join('');

describe('what was typed, in a name', () => {
  it.each([
    ['Cà phê rang mộc', 'ca ph', '[Cà] [ph]ê rang mộc'],
    ['Đồ gốm (Bát Tràng)', 'do bat', '[Đồ] gốm ([Bát] Tràng)'],
    ['Xoài cát Hòa Lộc', 'XOÀI', '[Xoài] cát Hòa Lộc'],
    ['Cà cà', 'c ca', '[Cà] [cà]'],
    ['Trà sen', 'en', 'Trà sen'],
    ['Trà sen', '  ', 'Trà sen'],
  ])('%s, of which %j was typed', (name, typed, expected) => expect(marked(name, typed)).toBe(expected));

  it('loses no letter', () => {
    for (const name of ['Bánh “đậu xanh” 250g', ' – ', 'ẮẶ ẻ'])
      expect(markedParts(name, 'banh dau a')).toSatisfy(
        (parts: { text: string }[]) => parts.map(({ text }) => text).join('') === name,
      );
  });
});

const node = (name: string, productCount: number, children: object[] = []) =>
  ({ name, productCount, children }) as unknown as CategoryNode;

it('popular words are the fullest categories by the names people would type', () => {
  const tree = [node('Thực phẩm', 90, [node('Cà phê', 47), node('Gạo lứt & nếp', 60)]), node('Áo thun', 50)];
  expect(popularWords(tree, 8)).toEqual(['Áo thun', 'Cà phê']);
  expect(popularWords(tree, 1)).toEqual(['Áo thun']);
});
