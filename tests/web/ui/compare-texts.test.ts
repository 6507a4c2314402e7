// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { compareBy } from '#web/ui/publishing/compare-texts.ts';

it.each([
  ['<h2>Hội xuân</h2><p>Mời <b>bà con</b>.</p>', 'Hội xuân\nMời bà con.'],
  ['<ul><li>Chè</li><li>Gạo</li></ul>', 'Chè\nGạo'],
  ['<p>Sáng<br>chiều</p>', 'Sáng\nchiều'],
  ['<table><tr><td>1</td></tr><tr><td>2</td></tr></table>', '1\n2'],
  ['  <p> Một dòng </p>  ', 'Một dòng'],
  ['', ''],
])('of %s the words are compared, each block on its own line', (html, text) => {
  expect(compareBy<{ body: string }>({ body: 'html' })({ body: '' }, { body: html })).toEqual([
    { field: 'body', parts: text === '' ? [] : [{ kind: 'added', text }] },
  ]);
});

it('texts are compared field by field, from the older to the newer', () => {
  const compare = compareBy<{ title: string; body: string }>({
    title: 'text',
    body: 'html',
  });
  const compared = compare({ title: 'Hội', body: '<p>Mời</p>' }, { title: 'Hội xuân', body: '<h2>Mời</h2>' });
  expect(compared).toEqual([
    {
      field: 'title',
      parts: [
        { kind: 'same', text: 'Hội' },
        { kind: 'added', text: ' xuân' },
      ],
    },
    { field: 'body', parts: [{ kind: 'same', text: 'Mời' }] },
  ]);
});
