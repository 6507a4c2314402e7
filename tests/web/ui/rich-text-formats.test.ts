import { describe, expect, it } from 'vitest';
import { cleanHtml } from '#functions/platform/content/clean-html.ts';
import { linkAddress, paragraphs, storedHtml } from '#web/ui/form/rich-text-formats.ts';
import { backgroundColours, paletteColour, textColours } from '#web/ui/form/rich-text-palette.ts';

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
    ['indents', '<p style="padding-left: 3em">a</p><h2 style="padding-left: 24em">b</h2>'],
    ['alignment', '<p style="text-align: center">a</p>'],
    [
      'tables',
      '<table><tbody><tr><th scope="col"><p>a</p></th><td colspan="2"><p>b</p></td></tr></tbody></table>',
    ],
    [
      'quotes and code',
      '<blockquote><p>a</p></blockquote><pre><code>b</code></pre><hr /><p><mark>c</mark></p>',
    ],
    ['links', '<p><a href="/tin">a</a> <a href="mailto:lan@lang.vn">b</a></p>'],
    ['pictures', '<p><img src="/media/a.webp" /></p>'],
  ])('stays as it is on the server: %s', (_, html) => expect(spaced(cleanHtml(html))).toBe(spaced(html)));

  it('is nothing without words and pictures, and lets lines break', () => {
    expect(storedHtml('<p></p>')).toBe('');
    expect(storedHtml('<p>&nbsp;</p>')).toBe('');
    expect(storedHtml('<p><img src="/a.webp"></p>')).not.toBe('');
    expect(storedHtml('<table><tbody><tr><td><p></p></td></tr></tbody></table>')).not.toBe('');
    expect(storedHtml('<hr>')).not.toBe('');
    expect(storedHtml('<p>Lụa&nbsp;và&nbsp;tre</p>')).toBe('<p>Lụa và tre</p>');
  });

  it('ends without the blank lines the editor needs, and keeps those between', () => {
    expect(storedHtml('<p>a</p><p></p><p>b</p><p></p><p style="padding-left: 3em"></p>')).toBe(
      '<p>a</p><p></p><p>b</p>',
    );
  });
});

describe('a colour of the palette', () => {
  it.each([
    ['#b3261e', '#b3261e'],
    ['rgb(179, 38, 30)', '#b3261e'],
    ['#ff0000', undefined],
    ['transparent', undefined],
    ['', undefined],
  ])('for %j is %j', (colour, ours) => expect(paletteColour(textColours, colour)).toBe(ours));
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
