import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getCategoryTree } from '#shared/catalogue/list-categories.contract.ts';
import { getProductBySlug } from '#shared/catalogue/get-product.contract.ts';
import { listProducts } from '#shared/catalogue/list-products.contract.ts';
import { answerAddress, type FirstAnswer, firstDataId } from '#shared/first-data.ts';
import { categoryItem } from '#functions/domain/catalogue/records/catalogue-records.ts';
import { aCategory, aProduct, stock } from '#tests/support/catalogue.ts';
import { aWorld, type World } from '#tests/support/world.ts';

const shell = `<!doctype html>
<html lang="vi"><head><title>Chợ Làng</title>
<meta
  name="description" content="của ngon làng mình" />
<script src="/before-paint.js"></script><link rel="stylesheet" href="/assets/app.css"></head>
<body><div id="root"><!--first-paint--><img src="/wait.svg" /><!--/first-paint--></div><script type="module" src="/assets/app.js"></script></body></html>`;

const villain = `</script><script>alert(1)</script>"><img src=x onerror=alert(1)> $& $' của bà Tư`;
const fabric = aCategory({ name: 'Vải vóc' });
const shirt = aProduct({
  name: 'Áo lụa Vạn Phúc',
  price: 100_000,
  taxType: 'ten',
  category: fabric,
  shortDescription: 'Lụa tơ tằm dệt tay.',
  facts: {
    rating: {
      average: 4.5,
      count: 2,
      distribution: { 1: 0, 2: 0, 3: 0, 4: 1, 5: 1 },
      lastUpdated: null,
    },
  },
});
const wicked = aProduct({ name: villain, shortDescription: villain, category: fabric });
const hidden = aProduct({ name: 'Áo cất kho', isActive: false, category: fabric });

const folder = mkdtempSync(join(tmpdir(), 'cholang-pages-'));
let world: World;
beforeAll(async () => {
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), shell);
  const files = {
    '_community/index': ['/assets/village.js', '/assets/house-1a.webp'],
    _shop: ['/assets/shop.js'],
    '_shop/e-commerce.product.$slug': ['/assets/product.js'],
  };
  writeFileSync(join(folder, 'route-files.json'), JSON.stringify(files));
  world = await aWorld({ web: folder });
  await stock(world, [shirt, wicked, hidden], [fabric]);
});
afterAll(async () => {
  await world.close();
  rmSync(folder, { recursive: true, force: true });
});

const get = async (path: string) => {
  const reply = await fetch(world.url + path);
  return { status: reply.status, headers: reply.headers, html: await reply.text() };
};
const productPath = ({ card }: typeof shirt) => `/e-commerce/product/${card.slug}`;

/** What a browser would read of a block of JSON. */
const blocks = (html: string, opening: RegExp): unknown[] =>
  [...html.matchAll(new RegExp(`${opening.source}(.*?)</script>`, 'gs'))].map(([, json = '']) =>
    JSON.parse(json),
  );
const factsIn = (html: string) =>
  blocks(html, /<script type="application\/ld\+json">/) as Record<string, unknown>[];
const factIn = (html: string, type: string) => factsIn(html).find((fact) => fact['@type'] === type);
const answersIn = (html: string) =>
  (blocks(html, new RegExp(`<script type="application/json" id="${firstDataId}">`))[0] ??
    []) as FirstAnswer[];
const content = (html: string, name: string) =>
  new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1];

describe('a product’s page', () => {
  it('200: names the product to those who do not run the page', async () => {
    const { status, html } = await get(productPath(shirt));
    expect(status).toBe(200);
    expect(/<title>(.*?)<\/title>/.exec(html)?.[1]).toBe('Áo lụa Vạn Phúc · Chợ Làng');
    expect(html).toContain(`<link rel="canonical" href="${world.url}${productPath(shirt)}" />`);
    expect(content(html, 'description')).toBe('Lụa tơ tằm dệt tay.');
    expect(content(html, 'og:type')).toBe('product');
    expect(content(html, 'og:image')).toBe(`${world.url}/media/products/x-640.webp`);
    expect(content(html, 'twitter:card')).toBe('summary_large_image');
    expect(html).not.toContain('của ngon làng mình');
    expect(html).toContain('<html lang="vi">');
  });

  it('tells search engines price, stock, stars and maker', async () => {
    const { html } = await get(productPath(shirt));
    expect(factIn(html, 'Product')).toMatchObject({
      name: 'Áo lụa Vạn Phúc',
      offers: {
        '@type': 'Offer',
        price: 110_000,
        priceCurrency: 'VND',
        availability: 'https://schema.org/InStock',
      },
      aggregateRating: { ratingValue: 4.5, reviewCount: 2 },
      brand: { name: shirt.card.business.name },
    });
    expect(factIn(html, 'BreadcrumbList')).toMatchObject({
      itemListElement: [{ position: 1 }, { position: 2, name: 'Vải vóc' }, { position: 3 }],
    });
    expect(factIn((await get(productPath(wicked))).html, 'Product')).not.toHaveProperty('aggregateRating');
  });

  it('brings the answer the API would give', async () => {
    const { slug } = shirt.card;
    const { body } = await world.send(getProductBySlug, { params: { slug } });
    const address = answerAddress(getProductBySlug, { params: { slug } });
    expect(answersIn((await get(productPath(shirt))).html)[0]).toEqual({ address, reply: body });
  });

  it('answers under the id too, and names the address with the slug', async () => {
    const { status, html } = await get(`/e-commerce/product/${shirt.card.id}`);
    expect(status).toBe(200);
    expect(html).toContain(`href="${world.url}${productPath(shirt)}"`);
    expect(answersIn(html)[0]?.address).toBe(`/products/slug/${shirt.card.id}`);
  });

  it('has its picture fetched first, and names its code', async () => {
    const { html } = await get(productPath(shirt));
    expect(html).toMatch(/<link rel="preload" as="image" imagesrcset="\/media\/products\/x-160\.webp 160w,/);
    for (const file of ['/assets/shop.js', '/assets/product.js'])
      expect(html).toContain(`<link rel="late-module" crossorigin="" href="${file}" />`);
    expect(html).toContain('<script type="late-module" src="/assets/app.js">');
  });

  it('shows its picture, name and price before any code runs', async () => {
    const { html } = await get(productPath(shirt));
    const drawn = html.slice(html.indexOf('id="root"'), html.indexOf('<script type="late-module"'));
    expect(drawn).toContain('Áo lụa Vạn Phúc</h1>');
    expect(drawn).toContain('110.000 ₫');
    expect(drawn).toContain(shirt.card.image.replace('{width}', '320'));
    expect(drawn).not.toContain('/wait.svg');
  });

  it('is kept at the edge for a moment, the same for everybody', async () => {
    const { headers } = await get(`${productPath(shirt)}?utm_source=zalo`);
    expect(headers.get('cache-control')).toBe('public, max-age=0, s-maxage=30, stale-while-revalidate=60');
    expect(headers.get('content-security-policy')).toContain("script-src 'self'");
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(headers.get('set-cookie')).toBeNull();
  });

  it('is harmless whatever the product is called', async () => {
    const { html } = await get(productPath(wicked));
    expect(html).not.toContain('<img src=x');
    expect(html.match(/<script\b/g)).toHaveLength(5);
    expect(answersIn(html)[0]?.reply).toMatchObject({ name: villain });
    expect(factIn(html, 'Product')).toMatchObject({ name: villain });
    expect(html).toContain('&lt;/script&gt;&lt;script&gt;alert(1)');
    expect(html).toContain('$&amp; $&#39; của bà Tư');
  });
});

describe('what is not there', () => {
  it.each([
    ['/e-commerce/product/khong-co'],
    [`/e-commerce/product/${hidden.card.slug}`],
    ['/e-commerce/category/khong-co'],
    ['/e-commerce/business/khong-co'],
    ['/e-commerce/brand/khong-co'],
    [`/e-commerce/product/${'a'.repeat(300)}`],
    ['/e-commerce/product/%E0%A4%A'],
    ["/e-commerce/product/'%20OR%201=1--"],
  ])('404: %s is the ordinary page, kept nowhere and out of the index', async (path) => {
    const { status, headers, html } = await get(path);
    expect([status, headers.get('cache-control')]).toEqual([404, 'no-store']);
    expect(content(html, 'robots')).toBe('noindex');
    expect(html).toContain('<img src="/wait.svg" />');
    expect(html).not.toContain('rel="canonical"');
    expect(answersIn(html)).toEqual([]);
  });

  it('200: an address only the web app knows is its page as it was built', async () => {
    const { status, html } = await get('/e-commerce/product/a/b');
    expect([status, html]).toEqual([200, shell]);
  });
});

describe('the village’s front page', () => {
  it('stands before any code runs, and brings the newest goods', async () => {
    const { status, html } = await get('/');
    expect(status).toBe(200);
    expect(html).toContain(`<link rel="canonical" href="${world.url}/" />`);
    const drawn = html.slice(html.indexOf('id="root"'), html.indexOf('<script type="late-module"'));
    expect(drawn).toContain('Cả làng họp chợ, ngay trong tay bạn</h1>');
    expect(drawn).toContain('<img src="/assets/house-1a.webp"');
    const query = { sortBy: 'createdAt', sortDir: 'desc', pageSize: 6 } as const;
    const { body } = await world.send(listProducts, { query });
    expect(answersIn(html)).toContainEqual({ address: answerAddress(listProducts, { query }), reply: body });
    expect(answersIn(html)).toHaveLength(2);
  });

  it('names its code, and takes no picture for code', async () => {
    const { html } = await get('/');
    expect(html.match(/rel="late-module"[^>]*href="[^"]*"/g)).toEqual([
      'rel="late-module" crossorigin="" href="/assets/village.js"',
    ]);
  });
});

describe('lists', () => {
  it('home brings its departments, vouchers and best sellers, and says where to search', async () => {
    const { html } = await get('/e-commerce');
    expect(content(html, 'og:title')).toBe('Chợ Làng');
    expect(factIn(html, 'WebSite')).toMatchObject({ potentialAction: { '@type': 'SearchAction' } });
    expect(factIn(html, 'Organization')).toMatchObject({ name: 'Chợ Làng' });
    const { body } = await world.send(getCategoryTree, { query: { withCounts: 'true' } });
    const answers = new Map(answersIn(html).map(({ address, reply }) => [address, reply]));
    expect(answers.get('/categories/tree?withCounts=true')).toEqual(body);
    expect(answers.get('/products/best-selling?limit=20')).toHaveLength(2);
    expect(answers.get('/public/vouchers')).toEqual([]);
  });

  it('a category lists its products by name and address', async () => {
    const { status, html } = await get(`/e-commerce/category/${fabric.slug}`);
    expect(status).toBe(200);
    expect(factIn(html, 'ItemList')).toMatchObject({ name: 'Vải vóc', numberOfItems: 2 });
    expect(answersIn(html).map(({ address }) => address)).toEqual([
      `/categories/slug/${fabric.slug}?includeFeatured=true`,
      `/products?categoryId=${fabric.id}&page=1&pageSize=20&sortBy=popular&sortDir=desc`,
      `/products/facets?categoryId=${fabric.id}`,
      '/categories/tree?withCounts=true',
    ]);
  });

  it('301: a category that has another address now leads there', async () => {
    await world.write([categoryItem({ ...fabric, formerSlugs: ['vai-cu'] })]);
    const reply = await fetch(`${world.url}/e-commerce/category/vai-cu`, { redirect: 'manual' });
    expect([reply.status, reply.headers.get('location')]).toEqual([
      301,
      `/e-commerce/category/${fabric.slug}`,
    ]);
  });

  it('the list of all products is one page, whatever the address filters by', async () => {
    const [plain, filtered] = [await get('/e-commerce/product'), await get('/e-commerce/product?minPrice=5')];
    expect(plain.html).toBe(filtered.html);
    expect(plain.html).toContain(`<link rel="canonical" href="${world.url}/e-commerce/product" />`);
  });
});

describe('for crawlers', () => {
  it('the sitemap names what is on sale, and nothing else', async () => {
    const { status, headers, html } = await get('/sitemap.xml');
    expect([status, headers.get('content-type')]).toEqual([200, 'application/xml; charset=utf-8']);
    expect(html).toContain(`<loc>${world.url}${productPath(shirt)}</loc>`);
    expect(html).toContain(`<loc>${world.url}/e-commerce/category/${fabric.slug}</loc>`);
    expect(html).not.toContain(hidden.card.slug);
  });

  it.each(['/sitemap-2.xml', '/sitemap-0.xml', '/sitemap-x.xml'])('404: %s', async (path) => {
    expect((await get(path)).status).toBe(404);
  });

  it('robots.txt points to the sitemap', async () => {
    const { headers, html } = await get('/robots.txt');
    expect(headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(html).toContain(`Sitemap: ${world.url}/sitemap.xml`);
    expect(html).toContain('Disallow: /admin');
  });

  it('security.txt names whom to tell, in the future', async () => {
    const { headers, html } = await get('/.well-known/security.txt');
    expect(headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(html).toContain(`Contact: ${world.url}/contact-admin`);
    expect(Date.parse(/^Expires: (.*)$/m.exec(html)?.[1] ?? '')).toBeGreaterThan(Date.now());
  });
});

it('answers leave compressed, as the edge would send them', async () => {
  const reply = await fetch(`${world.url}/e-commerce`, { headers: { 'accept-encoding': 'br' } });
  expect(reply.headers.get('content-encoding')).toBe('br');
  expect(await reply.text()).toContain('<title>Chợ Làng</title>');
});
