import { expect, it } from 'vitest';
import { findDanger } from '#tests/support/find-danger.ts';
import { cleanHtml } from '#functions/platform/content/clean-html.ts';
import { xssCorpus } from '#tests/support/xss-corpus.ts';

it('the corpus has more than 200 different strings', () => {
  expect(new Set(xssCorpus).size).toBe(xssCorpus.length);
  expect(xssCorpus.length).toBeGreaterThan(200);
});

it.each([
  '<script>x</script>',
  '<p onclick="x">',
  '<a href="javascript:x">',
  '<a href="//x">',
  '<img src="https://evil.example/x">',
  '<p style="position:fixed">',
  '<td colspan="1000">',
  '<p id="x">',
  '<!-- x -->',
])('the check of cleaned texts finds %s', (html) => {
  expect(findDanger(html)).not.toEqual([]);
});

it.each(xssCorpus)('is stored clean: %j', (html) => {
  const once = cleanHtml(html);
  expect(findDanger(once)).toEqual([]);
  expect(cleanHtml(once)).toBe(once);
});
