import { expect, it } from 'vitest';
import {
  cartPaint,
  homePaint,
  listPaint,
  productPaint,
  welcomePaint,
} from '#functions/domain/pages/first-paint.ts';
import cart from '#web/locales/vi/shop/cart.json' with { type: 'json' };
import cartPage from '#web/locales/vi/shop/cartPage.json' with { type: 'json' };
import catalogue from '#web/locales/vi/shop/catalogue.json' with { type: 'json' };
import welcome from '#web/locales/vi/shop/welcome.json' with { type: 'json' };

const villain = `"><img src=x onerror=alert(1)>`;
const product = {
  name: villain,
  image: `/media/${villain}-{width}.webp`,
  ground: 3,
  pricing: { price: 100_000, tax: { rate: 8, amount: 8_000 }, total: 108_000 },
};

it('says on the home page what the page itself will say', () => {
  const { title, kicker, lead, shortLead } = catalogue.hero;
  for (const text of [title, kicker, lead, shortLead]) expect(homePaint()).toContain(`>${text}</`);
});

it('says on the village’s front page what the page itself will say', () => {
  const { kicker, headline, lead } = welcome;
  for (const text of [kicker, headline, lead]) expect(welcomePaint([])).toContain(`>${text}</`);
});

it('shows the village’s objects by the names they were built under, the largest first', () => {
  const html = welcomePaint(['/assets/house-Dk1.js', '/assets/house-Dk1.webp', '/assets/corn-a_B.webp']);
  expect(html.match(/<img src="\/assets[^>]*>/g)).toEqual([
    expect.stringContaining('src="/assets/house-Dk1.webp" alt="" fetchpriority="high"'),
    expect.stringContaining('src="/assets/corn-a_B.webp"'),
  ]);
});

it('says of an empty cart what the page itself will say', () => {
  const { empty, popular } = cartPage;
  for (const text of [cart.title, empty.title, empty.hint, popular])
    expect(cartPaint([], '46vw')).toContain(`>${text}</`);
});

it.each([
  ['a list', listPaint(villain, [product], '46vw')],
  ['an empty cart', cartPaint([product], '46vw')],
  ['a product', productPaint(product, '100vw')],
])('is harmless whatever the goods of %s are called', (_, html) => {
  expect(html).not.toContain('<img src=x');
  expect(html).toContain('&quot;&gt;&lt;img src=x onerror=alert(1)&gt;');
  expect(html).toContain('108.000 ₫');
  expect(html).toContain('ground-3');
});

it('draws no more of a list than a screen holds', () => {
  const html = listPaint(
    'Tất cả sản phẩm',
    Array.from({ length: 20 }, () => product),
    '46vw',
  );
  expect(html.match(/<article/g)).toHaveLength(6);
});

it('waits for the first two pictures alone', () => {
  const goods = Array.from({ length: 6 }, () => ({ ...product, name: 'Gạo' }));
  const hastes = (html: string) =>
    (html.match(/<img[^>]*>/g) ?? []).flatMap((tag) =>
      tag.includes('/media/')
        ? [
            (tag.includes('loading="lazy"') ? 'lazy ' : '') +
              (tag.includes('fetchpriority="high"') ? 'high' : ''),
          ]
        : [],
    );
  expect(hastes(listPaint('Gạo', goods, '46vw'))).toEqual([
    'high',
    'high',
    'lazy ',
    'lazy ',
    'lazy ',
    'lazy ',
  ]);
  expect(hastes(cartPaint(goods, '46vw'))).toEqual(['lazy high', 'lazy high', 'lazy ', 'lazy ']);
  expect(hastes(productPaint(goods[0] ?? product, '46vw'))).toEqual(['high']);
});

it('shows six products of a list and four beside an empty cart, and hurries the first two pictures', () => {
  const products = Array.from({ length: 8 }, () => product);
  const countIn = (html: string) =>
    ['<article', 'fetchpriority="high"', 'loading="lazy"'].map((part) => html.split(part).length - 1);
  expect(countIn(listPaint('Trà', products, '46vw'))).toEqual([6, 2, 4]);
  expect(countIn(cartPaint(products, '46vw'))).toEqual([4, 2, 4]);
});

it.each([
  [1, 1],
  [2, 2],
  [3, 3],
  [4, 4],
  [5, 5],
  [6, 6],
  [7, 1],
])('paints the ground %i as ground-%i', (ground, shown) => {
  const html = productPaint({ ...product, ground }, '46vw');
  expect(html.match(/ground-\d/g)).toEqual([`ground-${String(shown)}`]);
});
