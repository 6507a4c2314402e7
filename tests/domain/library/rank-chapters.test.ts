import { expect, it } from 'vitest';
import { outlineOf, textMatcher } from '#functions/platform/views/text-outline.ts';
import { rankChapters } from '#functions/domain/library/rank-chapters.ts';

const typed = (q: string): string[] => q.split(' ');
const match = (text: string, q: string) => textMatcher(typed(q)).inOutline(outlineOf(text));
const filler = (count: number): string => Array.from({ length: count }, (_, place) => `số${place}`).join(' ');

it('an outline takes two bytes a word, of the first two thousand', () => {
  expect(Buffer.from(outlineOf('Gạo nếp, gạo tẻ!'), 'base64').length).toBe(8);
  expect(Buffer.from(outlineOf(filler(3000)), 'base64').length).toBe(4000);
  expect(outlineOf('')).toBe('');
  expect(outlineOf('gạo nếp'.normalize('NFD'))).toBe(outlineOf('GẠO nếp'));
});

it.each([
  ['Nấu gạo nếp ngon', 'gao nep', { isPhrase: true, isNear: true, spelt: 0 }],
  ['Nấu gạo nếp ngon', 'gạo nếp', { isPhrase: true, isNear: true, spelt: 2 }],
  ['Nếp và gạo', 'gạo nếp', { isPhrase: false, isNear: true, spelt: 2 }],
  ['gáo nếp', 'gạo nếp', { isPhrase: true, isNear: true, spelt: 1 }],
  [`gạo ${filler(10)} nếp`, 'gạo nếp', { isPhrase: false, isNear: true, spelt: 2 }],
  [`gạo ${filler(11)} nếp`, 'gạo nếp', { isPhrase: false, isNear: false, spelt: 2 }],
  [`nếp ${filler(30)} gạo ${filler(3)} nếp`, 'gạo nếp', { isPhrase: false, isNear: true, spelt: 2 }],
  ['hoà bình', 'hòa bình', { isPhrase: true, isNear: true, spelt: 2 }],
  ['gạo', 'gạo nếp', { isPhrase: false, isNear: false, spelt: 1 }],
  ['', 'gạo', { isPhrase: false, isNear: false, spelt: 0 }],
])('in “%s” “%s” is %o', (text, q, expected) => {
  expect(match(text, q)).toMatchObject(expected);
  expect(textMatcher(typed(q)).inText(text)).toEqual(match(text, q));
});

it('a matcher is used for many texts, and counts the words that each one has', () => {
  const { inText } = textMatcher(['gạo', 'nếp', 'men']);
  expect(['gạo nếp men', 'nếp', 'men nếp', ''].map((text) => inText(text).found)).toEqual([3, 1, 2, 0]);
});

const aHit = (id: string, title: string, text: string) => ({
  id,
  documentId: 'd',
  title,
  outline: outlineOf(text),
});
const order = (q: string, ...hits: ReturnType<typeof aHit>[]) => rankChapters(hits, q).map(({ id }) => id);

it('titles come before texts, phrases before neighbours, and marks as typed before others', () => {
  const far = aHit('far', 'Một', `gạo ${filler(40)} nếp`);
  const near = aHit('near', 'Hai', 'nếp với gạo');
  const phrase = aHit('phrase', 'Ba', 'gạo nếp');
  const title = aHit('title', 'Nếp và gạo', filler(3));
  const titlePhrase = aHit('title phrase', 'Chọn gạo nếp', filler(3));
  expect(order('gạo nếp', far, near, phrase, title, titlePhrase)).toEqual([
    'title phrase',
    'title',
    'phrase',
    'near',
    'far',
  ]);
  const plain = aHit('plain', 'Bốn', 'gáo nép');
  const spelt = aHit('spelt', 'Năm', 'gạo nếp');
  expect(order('gạo nếp', plain, spelt)).toEqual(['spelt', 'plain']);
  expect(order('gao', aHit('marked', 'Gáo', ''), aHit('unmarked', 'Gao', ''))).toEqual([
    'unmarked',
    'marked',
  ]);
});

it('equal hits keep their order, a hit that came twice is there once, and one word is no phrase', () => {
  const [one, two] = [aHit('one', 'Một', 'gạo'), aHit('two', 'Hai', 'gạo gạo')];
  expect(order('gạo', one, two, one)).toEqual(['one', 'two']);
  expect(order('gạo', two, one, two)).toEqual(['two', 'one']);
});

it('a title with more of the words comes first', () => {
  const [one, both] = [aHit('one', 'Gạo tẻ', 'nếp'), aHit('both', 'Nếp lẫn gạo', '')];
  expect(order('gao nep', one, both)).toEqual(['both', 'one']);
});

it('a long question ranks by its first eight words', () => {
  const q = 'một hai ba bốn năm sáu bảy tám chín';
  const ranked = (word: string) =>
    rankChapters([aHit('other', 'khác', ''), aHit('titled', word, '')], q).map(({ id }) => id);
  expect([ranked('tám'), ranked('chín')]).toEqual([
    ['titled', 'other'],
    ['other', 'titled'],
  ]);
});
