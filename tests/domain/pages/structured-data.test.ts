import { describe, expect, it } from 'vitest';
import type { Product } from '#shared/catalogue/product.ts';
import { toPublicProduct } from '#functions/domain/catalogue/products/get-product.ts';
import {
  crumbsFact,
  listFact,
  makerFact,
  organizationFact,
  productFact,
  websiteFact,
} from '#functions/domain/pages/structured-data.ts';
import { aProduct } from '#tests/support/catalogue.ts';

const origin = 'https://cholang.test';
const schema = 'https://schema.org';
const at = new Date('2026-11-23T03:00:00.000Z');

const tea = toPublicProduct(
  aProduct({ name: 'Trà sen', code: 'TS-1', slug: 'tra-sen', price: 100_000, taxType: 'eight' }),
  at,
);
const shown = (given: Partial<Product>): Product => ({ ...tea, ...given });
const rated = { average: 4.5, count: 1, distribution: tea.rating.distribution, lastUpdated: null };
const factOf = (given: Partial<Product>) => productFact(shown(given), origin);

describe('what search engines are told of a product', () => {
  it('is its price with tax, its stock, and whose it is', () => {
    expect(factOf({ description: '<p>Trà ướp</p>', media: [] })).toEqual({
      '@context': schema,
      '@type': 'Product',
      '@id': `${origin}/e-commerce/product/tra-sen`,
      name: 'Trà sen',
      sku: 'TS-1',
      description: 'Trà ướp',
      image: [`${origin}/media/products/x-640.webp`],
      category: 'Thời trang',
      brand: { '@type': 'Brand', name: 'Hợp tác xã dệt Hội An' },
      offers: {
        '@type': 'Offer',
        url: `${origin}/e-commerce/product/tra-sen`,
        priceCurrency: 'VND',
        availability: `${schema}/InStock`,
        itemCondition: `${schema}/NewCondition`,
        seller: { '@type': 'Organization', name: 'Hợp tác xã dệt Hội An' },
        hasMerchantReturnPolicy: {
          '@type': 'MerchantReturnPolicy',
          applicableCountry: 'VN',
          returnPolicyCategory: `${schema}/MerchantReturnFiniteReturnWindow`,
          merchantReturnDays: 7,
          returnMethod: `${schema}/ReturnByMail`,
        },
        shippingDetails: {
          '@type': 'OfferShippingDetails',
          shippingRate: { '@type': 'MonetaryAmount', maxValue: 35_000, currency: 'VND' },
          shippingDestination: { '@type': 'DefinedRegion', addressCountry: 'VN' },
          deliveryTime: {
            '@type': 'ShippingDeliveryTime',
            handlingTime: { '@type': 'QuantitativeValue', minValue: 0, maxValue: 0, unitCode: 'DAY' },
            transitTime: { '@type': 'QuantitativeValue', minValue: 1, maxValue: 5, unitCode: 'DAY' },
          },
        },
        price: 108_000,
      },
    });
  });

  it.each([
    ['what travels free by itself', { freeShipping: true }],
    ['what costs enough', { total: 500_000 }],
  ])('is that %s is sent for nothing', (_, given) => {
    expect(factOf(given)).toMatchObject({ offers: { shippingDetails: { shippingRate: { value: 0 } } } });
  });

  it('says nothing of sending or giving back a service', () => {
    const { offers } = factOf({ type: 'service' }) as { offers: object };
    expect(Object.keys(offers)).not.toContain('shippingDetails');
    expect(Object.keys(offers)).not.toContain('hasMerchantReturnPolicy');
  });

  it('is from what to what it costs where its variants differ', () => {
    const [variant] = [{ id: 'a' }, { id: 'b' }] as Product['variants'];
    const { offers } = factOf({
      priceMin: 10,
      priceMax: 11,
      variants: variant ? [variant, variant] : [],
    }) as {
      offers: Record<string, unknown>;
    };
    expect(offers).toMatchObject({ '@type': 'AggregateOffer', lowPrice: 10, highPrice: 11, offerCount: 2 });
    expect(offers).not.toHaveProperty('price');
  });

  it.each([
    ['in_stock', 'InStock'],
    ['low_stock', 'LimitedAvailability'],
    ['out_of_stock', 'OutOfStock'],
  ] as const)('calls %s %s', (stockStatus, word) => {
    expect(factOf({ stockStatus })).toMatchObject({ offers: { availability: `${schema}/${word}` } });
  });

  it.each([
    [
      'what was written for them',
      { metaDescription: 'Một', shortDescription: 'Hai', description: 'Ba' },
      'Một',
    ],
    ['its short words', { metaDescription: '', shortDescription: 'Hai', description: 'Ba' }, 'Hai'],
    ['its long ones', { metaDescription: '', shortDescription: '', description: 'Ba' }, 'Ba'],
    ['no more than 500 letters', { metaDescription: 'à'.repeat(501) }, `${'à'.repeat(499)}…`],
    ['500 letters', { metaDescription: 'à'.repeat(500) }, 'à'.repeat(500)],
  ])('describes it by %s', (_, given, description) => {
    expect(factOf(given)).toMatchObject({ description });
  });

  it('shows each of its pictures once, and no film', () => {
    const media = (['image', 'video', 'image', 'image'] as const).map((type, place) => ({
      type,
      url: ['/media/products/x-{width}.webp', '/film', 'https://cdn.test/a.png', ''][place] ?? '',
      alt: '',
    }));
    expect(factOf({ media })).toMatchObject({
      image: [`${origin}/media/products/x-640.webp`, 'https://cdn.test/a.png'],
    });
    expect(factOf({ image: '', media: [] })).toMatchObject({ image: [] });
  });

  it('names its brand where it has one, and its stars once somebody has given any', () => {
    expect(factOf({ brand: { id: 'b', name: 'Sen Việt' }, rating: rated })).toMatchObject({
      brand: { name: 'Sen Việt' },
      aggregateRating: { '@type': 'AggregateRating', ratingValue: 4.5, reviewCount: 1 },
    });
    expect(factOf({ rating: { ...rated, average: 0, count: 0 } })).not.toHaveProperty('aggregateRating');
  });
});

describe('what search engines are told of the rest', () => {
  it('counts the steps to a page, and the goods of a list, from one', () => {
    const crumbs = [
      { name: 'Trà', path: '/tra' },
      { name: 'Sen', path: '/sen' },
    ];
    expect(crumbsFact(crumbs, origin)).toEqual({
      '@context': schema,
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'Trà', item: `${origin}/tra` },
        { '@type': 'ListItem', position: 2, name: 'Sen', item: `${origin}/sen` },
      ],
    });
    const goods = [
      { name: 'Trà', slug: 'trà/một' },
      { name: 'Sen', slug: 'sen' },
    ];
    expect(listFact('Bán chạy', goods, origin)).toEqual({
      '@context': schema,
      '@type': 'ItemList',
      name: 'Bán chạy',
      numberOfItems: 2,
      itemListElement: [
        {
          '@type': 'ListItem',
          position: 1,
          name: 'Trà',
          url: `${origin}/e-commerce/product/tr%C3%A0%2Fm%E1%BB%99t`,
        },
        { '@type': 'ListItem', position: 2, name: 'Sen', url: `${origin}/e-commerce/product/sen` },
      ],
    });
  });

  it('says who the shop is, and where it is searched', () => {
    const id = `${origin}/#organization`;
    expect(organizationFact(origin)).toEqual({
      '@context': schema,
      '@type': 'Organization',
      '@id': id,
      name: 'Chợ Làng',
      url: `${origin}/`,
      logo: `${origin}/favicon.svg`,
    });
    expect(websiteFact(origin)).toMatchObject({
      '@type': 'WebSite',
      name: 'Chợ Làng',
      url: `${origin}/e-commerce`,
      publisher: { '@id': id },
      potentialAction: { target: { urlTemplate: `${origin}/e-commerce/search?q={search_term_string}` } },
    });
  });

  it.each([
    [
      { logo: '/media/l-{width}.webp', count: 2 },
      { image: `${origin}/media/l-640.webp`, reviewCount: 2 },
    ],
    [
      { logo: null, count: 0 },
      { image: undefined, reviewCount: undefined },
    ],
  ])('shows a maker’s sign and stars as far as there are any: %o', ({ logo, count }, shownOf) => {
    const maker = {
      name: 'Hội An',
      description: `<b>${'ô'.repeat(501)}</b>`,
      logo,
      rating: { average: 4, count },
    };
    const fact = makerFact('Store', maker, `${origin}/m`, origin) as Record<string, unknown>;
    expect(fact).toMatchObject({
      '@context': schema,
      '@type': 'Store',
      '@id': `${origin}/m`,
      url: `${origin}/m`,
      name: 'Hội An',
      description: `${'ô'.repeat(499)}…`,
    });
    const stars = fact['aggregateRating'] as { ratingValue: number; reviewCount: number } | undefined;
    expect({ image: fact['image'], reviewCount: stars?.reviewCount }).toEqual(shownOf);
    expect(stars?.ratingValue).toBe(count > 0 ? 4 : undefined);
  });
});
