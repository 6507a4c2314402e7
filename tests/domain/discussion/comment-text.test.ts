import { expect, it } from 'vitest';
import { CommentDraft, CommentEdit } from '#shared/discussion/comment.ts';
import { cleanText, hasLink } from '#shared/discussion/comment-text.ts';

it.each([
  ['the form of letters', 'Tie\u0302\u0301ng Vie\u0323\u0302t', 'Tiếng Việt'],
  ['invisible and reordering characters', '\uFEFFxin\u200B \u202Echào\u2066', 'xin chào'],
  ['a joined emoji, which stays', '👩\u200D🌾 gặt', '👩\u200D🌾 gặt'],
  ['marks beyond the fourth on a letter', `x${'\u0336'.repeat(9)}y`, `x${'\u0336'.repeat(4)}y`],
  ['four marks, which stay', `x${'\u0336'.repeat(4)}y`, `x${'\u0336'.repeat(4)}y`],
  ['line ends of other systems', 'một\r\nhai\rba', 'một\nhai\nba'],
  ['spaces and tabs at the end of a line', 'một \t\nhai', 'một\nhai'],
  ['more than one empty line', 'một\n\n\n\nhai\n\nba', 'một\n\nhai\n\nba'],
  ['what stands around the text', '\n  một  \n', 'một'],
])('a text is cleaned of %s', (_, text, clean) => {
  expect(cleanText(text)).toBe(clean);
});

it.each([
  ['Xem https://vi-du.vn', true],
  ['Xem HTTP://vi-du.vn', true],
  ['Xem www.vi-du.vn', true],
  ['Giao thức http:// là gì?', false],
  ['awwww. nhé', false],
  ['Giá 5.000đ/kg', false],
])('a link is found in "%s": %s', (text, isLink) => {
  expect(hasLink(text)).toBe(isLink);
});

it.each([
  ['5,000 letters', 'a'.repeat(5000), true],
  ['one letter more', 'a'.repeat(5001), false],
  ['5,000 letters after invisible ones', '\u200B'.repeat(15_000) + 'a'.repeat(5000), true],
  ['too many invisible ones', '\u200B'.repeat(20_000) + 'a', false],
  ['nothing but spaces', ' \n ', false],
])(
  'a comment of %s is accepted or refused, when it is written and when it is changed',
  (_, content, isValid) => {
    expect(CommentDraft.safeParse({ content }).success).toBe(isValid);
    expect(CommentEdit.safeParse({ content }).success).toBe(isValid);
  },
);

it('a comment names twenty people at most, and nobody unless it says so', () => {
  const mentions = Array.from({ length: 21 }, () => ({ start: 0, end: 4, userId: 'usr_lan' }));
  for (const schema of [CommentDraft, CommentEdit]) {
    expect(schema.parse({ content: 'Chào' }).mentions).toEqual([]);
    expect(schema.safeParse({ content: 'Chào', mentions: mentions.slice(1) }).success).toBe(true);
    expect(schema.safeParse({ content: 'Chào', mentions }).success).toBe(false);
  }
});
