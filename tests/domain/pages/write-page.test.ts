import { describe, expect, it } from 'vitest';
import type { Page } from '#functions/domain/pages/page.ts';
import { writePage } from '#functions/domain/pages/write-page.ts';

const shell = `<html><head><script type="module" src="/a.js"></script><link rel="modulepreload" href="/b.js">
    <meta
      name="description" content="Chợ">
    <title>Chợ Làng</title></head><body><!--first-paint--><p>Đang tải
</p><!--/first-paint--><p>Chân</p></body></html>`;

const aPage = (given: Partial<Page> = {}): Page => ({
  status: 200,
  title: 'Trà & sen',
  description: 'Trà "sen" $& <Huế>',
  path: '/e-commerce/product/tra-sen',
  kind: 'product',
  picture: '/media/tra-{width}.webp',
  isIndexed: true,
  facts: [{ name: '</script><b>' }, { name: 'hai' }],
  answers: [{ address: '/a?b=<', reply: { n: 1 } }],
  firstPictures: [
    { address: '/media/tra-{width}.webp', sizes: '46vw' },
    { address: 'https://cdn.test/một.png', sizes: '23vw' },
  ],
  routes: [],
  ...given,
});
const options = { origin: 'https://cholang.test', files: ['/x.js', '/x.css', '/y.js'] };
const write = (given: Partial<Page> = {}, html = shell) => writePage(html, aPage(given), options);

describe('a page as browsers and crawlers get it', () => {
  it('has its own head in the place of the general one, and its data at the end, harmless whatever it is called', () => {
    expect(write().split('\n')).toEqual([
      '<html><head><script type="module" src="/a.js"></script><link rel="modulepreload" href="/b.js">',
      '    <title>Trà &amp; sen · Chợ Làng</title>',
      '    <link rel="preload" as="image" imagesrcset="/media/tra-160.webp 160w, /media/tra-320.webp 320w, /media/tra-640.webp 640w" imagesizes="46vw" fetchpriority="high" />',
      '    <link rel="preload" as="image" href="https://cdn.test/một.png" fetchpriority="high" />',
      '    <link rel="modulepreload" crossorigin="" href="/x.js" />',
      '    <link rel="modulepreload" crossorigin="" href="/y.js" />',
      '    <meta name="description" content="Trà &quot;sen&quot; $&amp; &lt;Huế&gt;" />',
      '    <link rel="canonical" href="https://cholang.test/e-commerce/product/tra-sen" />',
      '    <meta property="og:site_name" content="Chợ Làng" />',
      '    <meta property="og:locale" content="vi_VN" />',
      '    <meta property="og:type" content="product" />',
      '    <meta property="og:title" content="Trà &amp; sen" />',
      '    <meta property="og:description" content="Trà &quot;sen&quot; $&amp; &lt;Huế&gt;" />',
      '    <meta property="og:url" content="https://cholang.test/e-commerce/product/tra-sen" />',
      '    <meta property="og:image" content="https://cholang.test/media/tra-640.webp" />',
      '    <meta property="og:image:alt" content="Trà &amp; sen" />',
      '    <meta property="og:image:width" content="640" />',
      '    <meta property="og:image:height" content="640" />',
      '    <meta name="twitter:card" content="summary_large_image" />',
      '    <meta name="twitter:title" content="Trà &amp; sen" />',
      '    <meta name="twitter:description" content="Trà &quot;sen&quot; $&amp; &lt;Huế&gt;" />',
      '    <meta name="twitter:image" content="https://cholang.test/media/tra-640.webp" />',
      '    <meta name="twitter:image:alt" content="Trà &amp; sen" /></head><body><!--first-paint--><p>Đang tải',
      String.raw`</p><!--/first-paint--><p>Chân</p><script type="application/ld+json">{"name":"\u003c/script>\u003cb>"}</script>`,
      '<script type="application/ld+json">{"name":"hai"}</script>',
      String.raw`<script type="application/json" id="first-data">[{"address":"/a?b=\u003c","reply":{"n":1}}]</script></body></html>`,
    ]);
  });

  it('without a picture says so to those who share it, and one that is not to be found has no address', () => {
    const html = write({ title: 'Chợ Làng', picture: undefined as never, isIndexed: false, kind: 'website' });
    expect(html).toContain('<title>Chợ Làng</title>');
    expect(html).toContain('<meta name="robots" content="noindex" />');
    expect(html).toContain('<meta name="twitter:card" content="summary" />');
    expect(html).toContain('<meta property="og:type" content="website" />');
    expect(html).not.toMatch(/canonical|og:image|twitter:image/);
    expect(write()).not.toContain('noindex');
  });

  it('whose pictures lie elsewhere names them as they are', () => {
    expect(write({ picture: 'https://cdn.test/a.png' })).toContain(
      '<meta property="og:image" content="https://cdn.test/a.png" />',
    );
  });

  it('that is drawn already shows that, and lets its code wait', () => {
    const firstPaint = '<p>Giá $& rẻ</p>';
    const asking = shell.replace('<head>', '<head><script src="/before-paint.js"></script>');
    const html = write({ firstPaint }, asking);
    expect(html).toContain('<body><p>Giá $& rẻ</p><p>Chân</p>');
    expect(html).not.toContain('Đang tải');
    expect(html).toContain('<script type="late-module" src="/a.js">');
    expect(html).toContain('<link rel="late-module" href="/b.js">');
    expect(html).toContain('<link rel="late-module" crossorigin="" href="/x.js" />');
    expect(html).not.toContain('"modulepreload"');
    // A page that shows nothing yet waits for its code alone.
    expect(write({}, asking)).not.toContain('late-module');
    // A shell of an older release would never ask for it.
    expect(write({ firstPaint })).not.toContain('late-module');
    expect(write({ firstPaint })).toContain('<link rel="modulepreload" crossorigin="" href="/x.js" />');
  });

  it('without answers or facts carries no data, and where nothing ends the body it goes last', () => {
    expect(write({ facts: [], answers: [] })).not.toMatch(/first-data|ld\+json/);
    const open = write({ facts: [{ a: 1 }], answers: [] }, '<title>x</title>Chân');
    expect(open.endsWith('Chân<script type="application/ld+json">{"a":1}</script>')).toBe(true);
    const two = write({ facts: [{ a: 1 }], answers: [] }, '<title>x</title></body> </body>!');
    expect(two.endsWith('</body> <script type="application/ld+json">{"a":1}</script></body>!')).toBe(true);
  });
});
