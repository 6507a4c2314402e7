import type { Product, ProductCard, StockStatus } from '#shared/catalogue/product.ts';
import { freeShippingFrom } from '#shared/orders/shipping-rules.ts';
import { returnDays } from '#shared/returns/return-rules.ts';
import { deliveryDays, shippingFee } from '#functions/domain/orders/placing/shipping-fee.ts';
import { shorten, pictureAt } from './page.ts';
import { brand } from './page-texts.ts';

const context = 'https://schema.org';

const availability: Record<StockStatus, string> = {
  in_stock: `${context}/InStock`,
  low_stock: `${context}/LimitedAvailability`,
  out_of_stock: `${context}/OutOfStock`,
};

const productAddress = (origin: string, slug: string) =>
  `${origin}/e-commerce/product/${encodeURIComponent(slug)}`;

/** Return policy within the days that each product page promises. */
const returnPolicy = {
  '@type': 'MerchantReturnPolicy',
  applicableCountry: 'VN',
  returnPolicyCategory: `${context}/MerchantReturnFiniteReturnWindow`,
  merchantReturnDays: returnDays,
  returnMethod: `${context}/ReturnByMail`,
};

const days = (minValue: number, maxValue: number): object => ({
  '@type': 'QuantitativeValue',
  minValue,
  maxValue,
  unitCode: 'DAY',
});

/** Shipping cost: free, or at most the price to the farthest province. Delivery days count from the order. */
const shippingOf = ({ freeShipping, total }: Pick<Product, 'freeShipping' | 'total'>): object => {
  const isFree = freeShipping || total >= freeShippingFrom;
  const rate = isFree ? { value: 0 } : { maxValue: shippingFee('country', 0) };
  return {
    '@type': 'OfferShippingDetails',
    shippingRate: { '@type': 'MonetaryAmount', ...rate, currency: 'VND' },
    shippingDestination: { '@type': 'DefinedRegion', addressCountry: 'VN' },
    deliveryTime: {
      '@type': 'ShippingDeliveryTime',
      handlingTime: days(0, 0),
      transitTime: days(deliveryDays.city.daysFrom, deliveryDays.country.daysTo),
    },
  };
};

function offerOf(product: Product, origin: string): object {
  const { total, priceMin, priceMax, variants, stockStatus, business } = product;
  const isSent = product.type !== 'service';
  const common = {
    url: productAddress(origin, product.slug),
    priceCurrency: 'VND',
    availability: availability[stockStatus],
    itemCondition: `${context}/NewCondition`,
    seller: { '@type': 'Organization', name: business.name },
    ...(isSent && { hasMerchantReturnPolicy: returnPolicy, shippingDetails: shippingOf(product) }),
  };
  return priceMin < priceMax
    ? {
        '@type': 'AggregateOffer',
        ...common,
        lowPrice: priceMin,
        highPrice: priceMax,
        offerCount: variants.length,
      }
    : { '@type': 'Offer', ...common, price: total };
}

/** Product for search engines, which show price, stock and rating beside the link. */
export const productFact = (product: Product, origin: string): object => ({
  '@context': context,
  '@type': 'Product',
  '@id': productAddress(origin, product.slug),
  name: product.name,
  sku: product.code,
  description: shorten(product.metaDescription || product.shortDescription || product.description, 500),
  image: [product.image, ...product.media.filter(({ type }) => type === 'image').map(({ url }) => url)]
    .filter((address, place, all) => address && all.indexOf(address) === place)
    .map((address) => new URL(pictureAt(address), origin).href),
  category: product.category.name,
  brand: { '@type': 'Brand', name: product.brand?.name ?? product.business.name },
  offers: offerOf(product, origin),
  // Without ratings there is no average, and 0 would be wrong.
  ...(product.rating.count > 0 && {
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: product.rating.average,
      reviewCount: product.rating.count,
    },
  }),
});

export type Crumb = { name: string; path: string };

export const crumbsFact = (crumbs: readonly Crumb[], origin: string): object => ({
  '@context': context,
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ name, path }, place) => ({
    '@type': 'ListItem',
    position: place + 1,
    name,
    item: origin + path,
  })),
});

/** List in display order. */
export const itemListFact = (name: string, items: readonly { name: string; url: string }[]): object => ({
  '@context': context,
  '@type': 'ItemList',
  name,
  numberOfItems: items.length,
  itemListElement: items.map((item, place) => ({ '@type': 'ListItem', position: place + 1, ...item })),
});

export const listFact = (
  name: string,
  products: readonly Pick<ProductCard, 'name' | 'slug'>[],
  origin: string,
): object =>
  itemListFact(
    name,
    products.map((product) => ({ name: product.name, url: productAddress(origin, product.slug) })),
  );

/** The shop as the publisher of a text. */
export const publisherFact = (origin: string) => ({
  '@type': 'Organization',
  '@id': `${origin}/#organization`,
  name: brand,
  logo: `${origin}/favicon.svg`,
});

export const organizationFact = (origin: string): object => ({
  '@context': context,
  ...publisherFact(origin),
  url: `${origin}/`,
});

/** Address of our own search for search engines. */
export const websiteFact = (origin: string): object => ({
  '@context': context,
  '@type': 'WebSite',
  name: brand,
  url: `${origin}/e-commerce`,
  inLanguage: 'vi',
  publisher: { '@id': `${origin}/#organization` },
  potentialAction: {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${origin}/e-commerce/search?q={search_term_string}` },
    'query-input': 'required name=search_term_string',
  },
});

/** Business of the shop, or the maker behind a brand. */
export const makerFact = (
  type: 'Store' | 'Brand',
  maker: {
    name: string;
    description: string;
    logo?: string | null;
    rating: { average: number; count: number };
  },
  address: string,
  origin: string,
): object => ({
  '@context': context,
  '@type': type,
  '@id': address,
  name: maker.name,
  url: address,
  description: shorten(maker.description, 500),
  ...(maker.logo && { image: new URL(pictureAt(maker.logo), origin).href }),
  ...(maker.rating.count > 0 && {
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: maker.rating.average,
      reviewCount: maker.rating.count,
    },
  }),
});
