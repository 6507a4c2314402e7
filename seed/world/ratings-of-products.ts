import type { Category } from '#shared/catalogue/index.ts';
import type { Profile } from '#functions/domain/accounts/account.ts';
import { toRatingSummary } from '#functions/domain/catalogue/products/product-rating.ts';
import type { ProductRecord } from '#functions/domain/catalogue/views/product-record.ts';
import type { Purchase } from '#functions/domain/reviews/purchase.ts';
import { knownAccounts } from './members.ts';
import {
  purchaseOf,
  ratingOfVoices,
  type ReviewedGood,
  silentPurchases,
  type Voice,
  voicesOf,
} from './reviews.ts';

type RatingResult = { products: ProductRecord[]; voices: Voice[]; purchases: Purchase[] };

const day = 86_400_000;
/** Newest goods on the first screens; known accounts have bought some without a review. */
const goodsInSight = 60;

function reviewedOf({ card, detail }: ProductRecord, names: Map<string, string>, now: Date): ReviewedGood {
  return {
    productId: card.id,
    slug: card.slug,
    department: names.get(card.category.path[0] ?? '') ?? '',
    sold: card.sold,
    ageDays: (now.getTime() - Date.parse(card.createdAt)) / day,
    pictures: detail.media.map(({ url }) => url),
    variants: detail.variants.map(({ name, value }) => `${name}: ${value}`),
  };
}

/** Adds ratings to the goods; each counted star comes from a seeded review. */
export function ratingsOfProducts(
  products: ProductRecord[],
  categories: readonly Category[],
  members: readonly Profile[],
  now: Date,
): RatingResult {
  const names = new Map(categories.map(({ id, name }) => [id, name]));
  const people = members.filter(({ status }) => status === 'active');
  const known = new Set(knownAccounts.map(({ email }) => email));
  const goods = products.map((record) => reviewedOf(record, names, now));
  const heard = goods.map((good) => voicesOf(good, people, now));
  const voices = heard.flat();
  const said = new Set(voices.map(({ review }) => `${review.authorId} ${review.productId}`));
  const inSight = goods.toSorted((a, b) => a.ageDays - b.ageDays).slice(0, goodsInSight);
  const silent = silentPurchases(
    people.filter(({ email }) => known.has(email)),
    inSight,
    now,
  ).filter(({ userId, productId }) => !said.has(`${userId} ${productId}`));
  return {
    products: products.map((record, place) => ({
      ...record,
      card: { ...record.card, rating: toRatingSummary(ratingOfVoices(heard[place] ?? [])) },
    })),
    voices,
    purchases: [...voices.map(purchaseOf), ...silent],
  };
}
