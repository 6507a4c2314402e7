import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { startTags } from '#functions/domain/links/html-tags.ts';
import { plainLine } from '#functions/domain/links/html-text.ts';
import { readMetadata } from '#functions/domain/links/page-metadata.ts';

const url = new URL('https://www.lang.vn/bai/1?x=1');
const read = (html: string | Uint8Array, contentType = 'text/html; charset=utf-8') =>
  readMetadata(url, { url, contentType, bytes: Buffer.from(html) });

describe('a page', () => {
  it('is described by Open Graph before Twitter before plain HTML', () => {
    const card = read(`<!doctype html><html><head>
      <title>Tên trang</title>
      <meta name="description" content="Mô tả thường">
      <meta name="twitter:title" content="Tên Twitter">
      <meta property="og:title" content="Gốm &amp; lụa &#8211; ch&#x1EE3; làng">
      <META PROPERTY='og:description' CONTENT='Một   phiên
      chợ > mọi phiên chợ'>
      <meta content="/anh/bia.jpg" property="og:image"></head>`);
    expect(card).toEqual({
      url: 'https://www.lang.vn/bai/1?x=1',
      domain: 'lang.vn',
      title: 'Gốm & lụa – chợ làng',
      description: 'Một phiên chợ > mọi phiên chợ',
      image: 'https://www.lang.vn/anh/bia.jpg',
    });
  });

  it('that says nothing has its host for a name', () => {
    expect(read('<p>Xin chào</p>')).toMatchObject({ title: 'lang.vn', description: '', image: null });
    expect(read('')).toMatchObject({ title: 'lang.vn' });
    expect(read('<title>  </title><meta property="og:title" content="">')).toMatchObject({
      title: 'lang.vn',
    });
  });

  it.each([
    ['a script', '<script>"<meta property=og:title content=x>"</script><title>Thật</title>'],
    ['a comment', '<!-- <title>Giả</title> --><title>Thật</title>'],
    ['a drawing', '<svg><title>Giả</title></svg><title>Thật</title>'],
    ['a drawing whose title has no end', '<svg><title>Giả</svg><title>Thật</title>'],
    ['an empty drawing', '<svg/><title>Thật</title>'],
    [
      'what is for no scripts',
      '<noscript><meta property="og:title" content="Giả"></noscript><title>Thật</title>',
    ],
    ['no quotes', '<title>Khác</title><meta property=og:title content=Thật>'],
    ['two titles', '<meta property=og:title content=Thật><meta property=og:title content=Giả>'],
    ['names as properties of items', '<title>Khác</title><meta itemprop="og:title" content="Thật">'],
    ['no end of its head', '<meta property="og:title" content="Thật"'],
    ['broken tags', '<<meta <title <meta =/ property="og:title" content="Thật"></>'],
    ['a title without an end', '<title>Thật'],
  ])('with %s is read for all that', (_, html) => {
    expect(read(html).title).toBe('Thật');
  });

  it.each([
    ['javascript:alert(1)', null],
    ['data:image/png;base64,AAAA', null],
    ['//cdn.vn/a.png', 'https://cdn.vn/a.png'],
    ['http://u:p@cdn.vn/a.png', 'http://cdn.vn/a.png'],
    [`/${'a'.repeat(3000)}`, null],
    ['../a b.png', 'https://www.lang.vn/a%20b.png'],
  ])('has a picture at %s: %s', (content, image) => {
    expect(read(`<meta property="og:image" content="${content}">`).image).toBe(image);
  });

  it.each(['og:image:secure_url', 'og:image', 'og:image:url', 'twitter:image', 'twitter:image:src'])(
    'has a picture by the name of %s',
    (name) => {
      const image = 'https://cdn.vn/a.png';
      expect(read(`<meta property="${name}" content="${image}">`).image).toBe(image);
      // A plain link comes after all of them.
      const both = `<link rel="image_src" href="/other.png"><meta property="${name}" content="${image}">`;
      expect(read(both).image).toBe(image);
    },
  );

  it('has a picture by a plain link, from where the page says its addresses begin', () => {
    expect(read('<base href="https://cdn.vn/x/"><link rel="Image_Src" href="a.png">').image).toBe(
      'https://cdn.vn/x/a.png',
    );
    expect(read('<link rel="stylesheet" href="a.png">').image).toBeNull();
  });

  it('is read in its own letters', () => {
    const [plain, marked] = [
      '<title>Ch\u00e0o</title>',
      '<meta charset="iso-8859-1"><title>Ch\u00e0o</title>',
    ];
    expect(read(Buffer.from(plain, 'latin1'), 'text/html; charset=windows-1252').title).toBe('Chào');
    expect(read(Buffer.from(marked, 'latin1'), 'text/html').title).toBe('Chào');
    expect(read('<title>Chào</title>', 'text/html; charset=no-such-thing').title).toBe('Chào');
  });

  it('says no more than fits a card', () => {
    const { title } = read(`<title>${'chợ làng '.repeat(100)}</title>`);
    expect(title.length).toBeLessThanOrEqual(200);
    expect(title.endsWith('…')).toBe(true);
    expect(plainLine('a\u0000b\u202ec\nd', 50)).toBe('a b c d');
  });

  it.each([
    ['aaaaa bbb', 'aaaaa bbb'],
    ['aaaaa bbbb', 'aaaaa bbbb'],
    ['aaaaa bbb cc', 'aaaaa…'],
    ['aaaaaa bb ccc', 'aaaaaa…'],
    ['aa bbbbbbbbbbb', 'aa bb…'],
    ['aaaaaaaaaaaaa', 'aaaaa…'],
    [`${' '.repeat(79)}abc`, 'a'],
  ])('says “%s” in ten letters as “%s”', (said, shown) => {
    expect(plainLine(said, 10)).toBe(shown);
  });

  it('of half a megabyte of nonsense is read in a moment', () => {
    for (const piece of [
      '<meta "',
      "<meta '",
      '<',
      '<!--',
      '<title ',
      '<a =',
      '<meta content=',
      '<script><',
      '&#',
      '<svg',
      '<title>&#',
      '</title',
    ]) {
      // One that looked at every letter from every letter would not end before the test does.
      expect(read(piece.repeat(Math.ceil(524_288 / piece.length)))).toBeTypeOf('object');
    }
    // Nor would one that looked through all open elements at every end tag.
    expect(read('<b>'.repeat(87_000) + '</x>'.repeat(65_000))).toBeTypeOf('object');
  });

  it('may be anything at all', () => {
    const bits = fc.constantFrom(
      '<',
      '>',
      'meta',
      ' ',
      '"',
      "'",
      '=',
      '/',
      '!',
      '--',
      'title',
      'İ',
      'content',
      '&',
      ';',
      '#x0',
    );
    fc.assert(
      fc.property(fc.array(fc.oneof(bits, fc.string()), { maxLength: 40 }), (parts) => {
        const html = parts.join('');
        expect(startTags(html, 100).length).toBeLessThanOrEqual(html.length);
        expect(read(html).title).not.toBe('');
      }),
    );
  });
});

const titled = (title: string) => read(`<title>${title}</title><meta name="description" content="${title}">`);

it.each([
  ['&lt;b&gt; &unknown; &#0; &#xD800; &#x110000; &AMP;', '<b> &unknown; &'],
  ['&toString; &valueOf; &CONSTRUCT;', '&toString; &valueOf; &CONSTRUCT;'],
  ['&amp;lt;', '&lt;'],
  ['&Ocirc;ng &dstrok;i ch&#7907; &ndash; b&agrave; &#x1EDF; nh&agrave;', 'Ông đi chợ – bà ở nhà'],
])('the entities of %s read %s', (written, meant) => {
  expect(titled(written)).toMatchObject({ title: meant, description: meant });
});
