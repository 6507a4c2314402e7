import { describe, expect, it } from 'vitest';
import { textTokens } from '#web/features/discussion/rules/text-tokens.ts';

const shown = (content: string, mentions: { start: number; end: number; userId: string }[] = []) =>
  textTokens({ content, mentions }).map((token) =>
    token.kind === 'text' ? token.text : `[${token.kind} ${token.kind === 'link' ? token.href : token.text}]`,
  );

describe('the parts of a comment', () => {
  it.each([
    ['chỉ chữ', ['chỉ chữ']],
    ['xem https://cholang.vn/a?b=1.', ['xem ', '[link https://cholang.vn/a?b=1]', '.']],
    ['(www.cholang.vn)', ['(', '[link https://www.cholang.vn]', ')']],
    ['#Tết_2027 vui', ['[tag #Tết_2027]', ' vui']],
    ['a#b và &#39;', ['a#b và &#39;']],
    ['javascript:alert(1)', ['javascript:alert(1)']],
    ['', []],
  ])('%s', (content, parts) => {
    expect(shown(content)).toEqual(parts);
  });

  it('are mentions at their places, in order', () => {
    const mentions = [
      { start: 8, end: 12, userId: 'b' },
      { start: 0, end: 4, userId: 'a' },
    ];
    expect(shown('@Lan và @Nga ạ', mentions)).toEqual(['[mention @Lan]', ' và ', '[mention @Nga]', ' ạ']);
  });

  it('are a mention alone where there is nothing else', () => {
    expect(shown('@Lan', [{ start: 0, end: 4, userId: 'a' }])).toEqual(['[mention @Lan]']);
  });

  it.each([
    [
      'overlap',
      [
        { start: 0, end: 4, userId: 'a' },
        { start: 2, end: 5, userId: 'b' },
      ],
      ['[mention @Lan]', ' ạ'],
    ],
    ['reach beyond the text', [{ start: 0, end: 40, userId: 'a' }], ['@Lan ạ']],
    ['are empty', [{ start: 2, end: 2, userId: 'a' }], ['@Lan ạ']],
  ])('are no mentions that %s', (_, mentions, parts) => {
    expect(shown('@Lan ạ', mentions)).toEqual(parts);
  });
});
