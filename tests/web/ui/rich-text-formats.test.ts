import { describe, expect, it } from 'vitest';
import { cleanHtml } from '#functions/platform/content/clean-html.ts';
import {
  editorHtml,
  backgroundColours,
  linkAddress,
  paragraphs,
  storedHtml,
  textColours,
} from '#web/ui/form/rich-text-formats.ts';

/** The same text whichever way its styles are spaced. */
const spaced = (html: string) => html.replaceAll(/:\s+/g, ':').replaceAll(/;(?=")/g, '');

describe('what the editor makes', () => {
  // As the library writes each thing the toolbar offers.
  it.each([
    ['headings', '<h1>Một</h1><h2>Hai</h2><h3>Ba</h3>'],
    ['weights', '<p><strong>a</strong> <em>b</em> <u>c</u> <s>d</s></p>'],
    ...textColours.map((colour) => ['colours', `<p><span style="color: ${colour}">a</span></p>`]),
    ...backgroundColours.map((colour) => [
      'grounds',
      `<p><span style="background-color: ${colour}">a</span></p>`,
    ]),
    ['browser colours', '<p><span style="color: rgb(179, 38, 30)">a</span></p>'],
    ['lists', '<ol><li>a<ol><li>b</li></ol></li></ol><ul><li>c</li></ul>'],
    ['indents', storedHtml('<p class="ql-indent-1">a</p><h2 class="ql-indent-8">b</h2>')],
    ['links', '<p><a href="https://lang.vn/tin">a</a></p>'],
    ['pictures', '<p><img src="/media/a.webp" /></p>'],
  ])('stays as it is on the server: %s', (_, html) => expect(spaced(cleanHtml(html))).toBe(spaced(html)));

  it('moves lines in by a style, and reads it again', () => {
    const made = '<p class="ql-indent-2">a</p>';
    const kept = storedHtml(made);
    expect(kept).toBe('<p style="padding-left: 6em">a</p>');
    expect(editorHtml(kept)).toBe(made);
    expect(editorHtml(cleanHtml(kept))).toBe(made);
  });

  it('is nothing without words and pictures, and lets lines break', () => {
    expect(storedHtml('<p></p>')).toBe('');
    expect(storedHtml('<p>&nbsp;</p>')).toBe('');
    expect(storedHtml('<p><img src="/a.webp"></p>')).not.toBe('');
    expect(storedHtml('<p>Lụa&nbsp;và&nbsp;tre</p>')).toBe('<p>Lụa và tre</p>');
  });
});

describe('a link', () => {
  it.each([
    ['https://lang.vn/a', 'https://lang.vn/a'],
    ['lang.vn/a?b', 'https://lang.vn/a?b'],
    ['lan@lang.vn', 'mailto:lan@lang.vn'],
    ['/e-commerce', '/e-commerce'],
    ['tel:0912345678', 'tel:0912345678'],
    ['javascript:alert(1)', undefined],
    ['//evil.test', undefined],
    ['hai chữ', undefined],
    ['', undefined],
  ])('to %j leads to %j', (typed, address) => expect(linkAddress(typed)).toBe(address));
});

describe('what is typed before the editor has come', () => {
  it('becomes paragraphs, its marks letters like others', () => {
    expect(paragraphs('Một <b>\nHai & ba')).toBe('<p>Một &lt;b&gt;</p><p>Hai &amp; ba</p>');
  });

  it('of nothing but space is nothing', () => {
    expect(paragraphs(' \n ')).toBe('');
  });
});
