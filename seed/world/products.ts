import { type Badge, type ProductDraft, taxRateOf, type TaxType } from '#shared/catalogue/index.ts';
import type * as z from 'zod';
import {
  buildProduct,
  type StoredDraft,
  type ProductRecord,
} from '#functions/domain/catalogue/views/product-record.ts';
import { idOf, type Random, randomOf } from '#seed/random.ts';
import { buildGoods, type Good } from './goods.ts';
import { textsOf, type GoodTexts } from './kinds/index.ts';
import { galleryOf, spreadGrounds } from './pictures-of.ts';
import { listPriceOver, priceFor, toThousands } from './prices.ts';
import { stocksOf, supplyOf } from './stock.ts';
import { slugify } from '#shared/values/text.ts';
import { type Choice, choices } from './choices.ts';
import { inColours } from './colours.ts';

/** Number of sales: few goods sell thousands, most sell dozens, new ones hardly any yet. */
function soldOf(ageDays: number, random: Random): number {
  const fame = Math.exp(2.2 + random.next() ** 1.8 * 6.6);
  const time = Math.min(1, (ageDays + 3) / 120);
  return Math.floor(fame * time);
}

/** Clothes come in sizes; only some other goods have variants. */
function isOffered({ shelf: { line }, name }: Good, random: Random): boolean {
  if (line.choice === 'size' || line.choice === 'shoe') return true;
  if (line.choice === 'gift' && /quà/i.test(name)) return false;
  return line.choice !== undefined && random.chance(0.27);
}

function variantsFor(good: Good, price: number, rate: number, random: Random): StoredDraft['variants'] {
  const { choice } = good.shelf.line;
  if (!choice || !isOffered(good, random)) return [];
  const { name, values }: Choice = choices[choice];
  const plain = values.map(([value, extra], index) => ({
    name,
    value,
    sku: `${good.code}-${index + 1}`,
    additionalPrice:
      extra === 0 ? 0 : Math.max(0, priceFor(toThousands(good.asked * (1 + extra)), rate) - price),
  }));
  return inColours(good, plain);
}

const variantIds = (variants: StoredDraft['variants']): string[] =>
  variants.map(({ name, value }) => slugify(`${name} ${value}`));

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

type DescriptionFacts = { maker: string; province: string; said: GoodTexts };

/** HTML of a product page's description, with only the tags that the sanitizer allows. */
function descriptionOf({ maker, province, said: { story, points, care } }: DescriptionFacts): string {
  const listed = points.map((point) => `<li>${escape(point)}</li>`).join('');
  return [
    ...story.map((paragraph) => `<p>${escape(paragraph)}</p>`),
    `<h3>Đặc điểm nổi bật</h3><ul>${listed}</ul>`,
    `<h3>Sử dụng và bảo quản</h3><p>${escape(care)}</p>`,
    `<p>Sản phẩm do ${escape(maker)} (${escape(province)}) cung cấp.</p>`,
  ].join('');
}

const day = 86_400_000;
/** Tax rate stated by products with the tax type “khac”. */
const ownTaxRate = 3;

export type Offer = { draft: StoredDraft; good: Good; createdAt: Date; sold: number; random: Random };

function badgesOf(good: Good, ageDays: number, sold: number, random: Random): z.infer<typeof Badge>[] {
  const { name, shelf } = good;
  const food = shelf.department.kind === 'food';
  const marks: [z.infer<typeof Badge>, boolean][] = [
    ['new', ageDays < 30],
    ['best_seller', sold > 900],
    ['organic', /hữu cơ/i.test(name)],
    ['ocop', food && good.business.verified && random.chance(0.3)],
    [
      'handmade',
      shelf.department.kind === 'craft' || /thủ công|khâu tay|vẽ tay|thêu tay|dệt tay/i.test(name),
    ],
    ['gift', /quà|hộp sách|đôi/i.test(name)],
  ];
  return marks
    .filter(([, holds]) => holds)
    .map(([badge]) => badge)
    .slice(0, 3);
}

function factsOf({ shelf: { line }, name, business, brand }: Good): ProductDraft['specifications'] {
  const place = business.places.find((known) => name.includes(known));
  const facts = {
    ...textsOf(line, name).facts,
    'Xuất xứ': place ?? business.province,
    'Người bán': business.name,
  };
  const rows = Object.entries(facts).map(([label, value]) => ({ name: label, value }));
  return brand ? [{ name: 'Thương hiệu', value: brand.name }, ...rows] : rows;
}

/** Weight stated in the name, otherwise the line's default. */
function weightOf({ name, shelf: { line } }: Good): number {
  const stated = /(\d+(?:,\d+)?)\s?(kg|g|ml|lít)(?=\s|$)/.exec(name);
  if (!stated) return line.weight;
  const amount = Number(stated[1]?.replace(',', '.'));
  return stated[2] === 'kg' || stated[2] === 'lít' ? amount : amount / 1_000;
}

function shortOf({ name, shelf: { line } }: Good, at: number): string {
  const { story, points } = textsOf(line, name);
  return [story[0], story[1], `${points.join(' · ')}.`][at % 3] ?? '';
}

function offerOf(good: Good, at: number, now: Date): Offer {
  const random = randomOf(`product:${good.slug}`);
  const { line } = good.shelf;
  const said = textsOf(line, good.name);
  const ageDays = random.next() ** 1.2 * 400;
  const createdAt = new Date(now.getTime() - Math.round(ageDays * day));
  const sold = soldOf(ageDays, random);
  const taxType: TaxType = line.tax ?? 'eight';
  const rate = taxRateOf(taxType, ownTaxRate);
  const price = priceFor(good.asked, rate);
  const draft: StoredDraft = {
    name: good.name,
    code: good.code,
    slug: good.slug,
    categoryId: good.shelf.category.id,
    businessId: good.business.id,
    brandId: good.brand?.id ?? null,
    shortDescription: shortOf(good, at),
    description: descriptionOf({ maker: good.business.name, province: good.business.province, said }),
    price,
    basePrice: random.chance(0.55) ? listPriceOver(good.asked, random) : 0,
    taxType,
    taxRateDirect: taxType === 'khac' ? ownTaxRate : 0,
    image: '',
    ground: 1,
    media: [],
    badges: badgesOf(good, ageDays, sold, random),
    freeShipping: random.chance(0.25),
    featured: false,
    flashSale: false,
    unit: line.unit,
    weight: weightOf(good),
    minQuantity: 1,
    maxQuantity: 99,
    specifications: factsOf(good),
    variants: variantsFor(good, price, rate, random),
    isActive: true,
    metaTitle: `${good.name} | Chợ Làng`.slice(0, 160),
    metaDescription: said.story[0],
  };
  return { draft, good, createdAt, sold, random };
}

/** Assigns background colors over all goods at once, newest first, because shoppers see them in that order. */
function withPictures(offers: Offer[]): Offer[] {
  const newestFirst = offers.toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime());
  const grounds = spreadGrounds(newestFirst.map(({ good }) => good));
  return newestFirst.map((offer, at) => ({
    ...offer,
    draft: { ...offer.draft, ...galleryOf(offer.good), ground: grounds[at] ?? 1 },
  }));
}

/** Marks two featured goods of each department, without the top sellers. */
function withFeatured(offers: Offer[]): Offer[] {
  const popular = offers.toSorted((a, b) => b.sold - a.sold).slice(20);
  const departments = Map.groupBy(popular, ({ good }) => good.shelf.department.name);
  const loved = new Set([...departments.values()].flatMap((goods) => goods.slice(0, 2)));
  return offers.map((offer) =>
    loved.has(offer) ? { ...offer, draft: { ...offer.draft, featured: true } } : offer,
  );
}

export function recordOf({ draft, good, createdAt, sold, random }: Offer, now: Date): ProductRecord {
  const { id, name, slug, group, path } = good.shelf.category;
  const updatedAt = new Date(createdAt.getTime() + random.next() * (now.getTime() - createdAt.getTime()));
  const { verified } = good.business;
  return buildProduct(draft, {
    id: idOf(`product:${draft.slug}`),
    category: { id, name, slug, group, path },
    business: { id: good.business.id, name: good.business.name, slug: good.business.slug, verified },
    brand: good.brand && { id: good.brand.id, name: good.brand.name },
    sold,
    stocks: stocksOf(variantIds(draft.variants), supplyOf(random), random),
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  });
}

export function buildOffers(now: Date): Offer[] {
  return withFeatured(withPictures(buildGoods().map((good, at) => offerOf(good, at, now))));
}
