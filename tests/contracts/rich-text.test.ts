import { describe, expect, it } from 'vitest';
import { maxRichText, visibleLength } from '#shared/values/rich-text-length.ts';
import { richTextSchema } from '#shared/values/rich-text-schema.ts';

describe('the visible length of a rich text', () => {
  it.each([
    ['', 0],
    ['<p>Gạo nếp</p>', 7],
    ['<p style="color:#b3261e"><strong>Gạo</strong></p>', 3],
    ['<p>a &amp; b</p>', 5],
    ['<p>&#38;&#x26;&nbsp;a</p>', 4],
    ['<p>a\n   b</p>', 3],
    ['<p>1 < 2</p>', 5],
    ['<p>🌾🌾</p>', 2],
    ['<!-- x --><p>a</p>', 1],
    ['<img src="/media/a.webp" />', 0],
  ])('of %j is %i', (html, length) => expect(visibleLength(html)).toBe(length));

  it('is counted in a moment, also of a text that only opens tags', () => {
    const start = performance.now();
    visibleLength('<a'.repeat(200_000));
    visibleLength('<!--'.repeat(100_000));
    expect(performance.now() - start).toBeLessThan(2000);
  });
});

describe('a rich text', () => {
  const words = 'a'.repeat(maxRichText);
  it.each([
    ['as many visible characters as allowed', `<p><strong>${words}</strong></p>`, true],
    ['one visible character more', `<p>${words}a</p>`, false],
    [
      'four times as many characters with its tags',
      `${'<b></b>'.repeat(4285)}${'a'.repeat(10)}`.padEnd(40_000),
      true,
    ],
    ['more than four times as many with its tags', ' '.repeat(40_001), false],
  ])('with %s is taken: %#', (_, html, taken) => {
    expect(richTextSchema().safeParse(html).success).toBe(taken);
  });

  it('has the limit its field names', () => {
    expect(richTextSchema(3).safeParse('<p>Gạo</p>').success).toBe(true);
    expect(richTextSchema(3).safeParse('<p>Gạo!</p>').error?.issues[0]).toMatchObject({
      code: 'too_big',
      maximum: 3,
    });
  });
});
