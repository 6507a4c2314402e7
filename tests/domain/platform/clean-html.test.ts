import { describe, expect, it } from 'vitest';
import { cleanHtml } from '#functions/platform/content/clean-html.ts';
import { harmlessHtml, hostileHtml } from '#tests/support/written-html.ts';

describe('what writers may send', () => {
  it.each(harmlessHtml)('stays: %s', (html) => {
    expect(cleanHtml(html)).toBe(html);
  });
});

describe('what nobody may send', () => {
  it.each(hostileHtml)('%s becomes %s', (html, kept) => {
    expect(cleanHtml(html)).toBe(kept);
  });

  it('a second cleaning changes nothing', () => {
    const once = cleanHtml('<p onclick="x">A &amp; B <a href="javascript:x">c</a><i>d</p>');
    expect(cleanHtml(once)).toBe(once);
  });
});
