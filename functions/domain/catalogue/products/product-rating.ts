import * as z from 'zod';
import type { ProductCard } from '#shared/catalogue/product.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { type Item, type Operation, update, upsert } from '#functions/platform/table/table-operations.ts';
import { productKeys } from '../catalogue-keys.ts';
import { cardRecord } from '../records/catalogue-records.ts';

const Count = z.int().default(0);

/** Number of ratings by stars: the source of every rating shown. It changes with the reviews. */
export const StoredRating = z.object({
  stars1: Count,
  stars2: Count,
  stars3: Count,
  stars4: Count,
  stars5: Count,
  /** Raised with every change, so that derived ratings are never replaced by older ones. */
  version: Count,
  lastUpdated: z.string().nullable().default(null),
});
export type StoredRating = z.infer<typeof StoredRating>;

type Stars = 1 | 2 | 3 | 4 | 5;
type Summary = ProductCard['rating'];

/** Product of a rating; the product page finds the rating by its slug. */
export type RatedProduct = { id: string; slug: string };

export const noRating: StoredRating = StoredRating.parse({});

/** Builds the rating as shown: average to one decimal, count and distribution. */
export function toRatingSummary(stored: StoredRating = noRating): Summary {
  const distribution = {
    1: stored.stars1,
    2: stored.stars2,
    3: stored.stars3,
    4: stored.stars4,
    5: stored.stars5,
  };
  const entries = Object.entries(distribution);
  const count = entries.reduce((sum, [, voices]) => sum + voices, 0);
  const total = entries.reduce((sum, [stars, voices]) => sum + Number(stars) * voices, 0);
  const average = count === 0 ? 0 : Math.round((total / count) * 10) / 10;
  return { average, count, distribution, lastUpdated: stored.lastUpdated };
}

const placeOf = ({ id, slug }: RatedProduct) => {
  const key = productKeys.rating(id);
  return { key, place: productKeys.bySlug(slug, key.sk) };
};

/** Counts a new review; the first one creates the rating. */
export function countNewStars(product: RatedProduct, stars: Stars, at: string): Operation {
  const { key, place } = placeOf(product);
  return upsert(key, {
    add: { [`stars${stars}`]: 1, version: 1 },
    set: { entity: 'product-rating', productId: product.id, lastUpdated: at, ...place },
  });
}

/** Moves the stars of a changed or deleted review; no writes if the stars are the same. */
export function recountStars(
  productId: string,
  { before, after }: { before: Stars; after?: Stars },
  at: string,
): Operation[] {
  if (before === after) return [];
  const add = { [`stars${before}`]: -1, ...(after && { [`stars${after}`]: 1 }), version: 1 };
  return [update(productKeys.rating(productId), { add, set: { lastUpdated: at } })];
}

/** Moves the rating when its product gets another slug. */
export function moveRating(product: RatedProduct): Operation {
  const { key, place } = placeOf(product);
  return upsert(key, { set: { entity: 'product-rating', productId: product.id, ...place } });
}

export function ratingItem(product: RatedProduct, stored: StoredRating): Item {
  const { key, place } = placeOf(product);
  return { ...key, ...place, entity: 'product-rating', productId: product.id, ...stored };
}

export const findRating = async ({ table }: Context, productId: string): Promise<Summary> =>
  toRatingSummary(await table.get(productKeys.rating(productId), StoredRating));

export async function findRatings({ table }: Context, productIds: readonly string[]): Promise<Summary[]> {
  const found = await table.getMany(productIds.map((id) => [productKeys.rating(id), StoredRating] as const));
  return found.map((stored) => toRatingSummary(stored));
}

/** A deleted product has a tombstone in the card's place. */
const Card = z.discriminatedUnion('entity', [
  z.object({ entity: z.literal('product'), id: z.string(), slug: z.string(), isActive: z.boolean() }),
  z.object({ entity: z.literal('product-gone') }),
]);

const ratedOf = (card: z.infer<typeof Card> | undefined): RatedProduct | undefined =>
  card?.entity === 'product' && card.isActive ? { id: card.id, slug: card.slug } : undefined;

/** Reads a product on sale with the fields that ratings need. */
export async function findRated({ table }: Context, productId: string): Promise<RatedProduct | undefined> {
  return ratedOf(await table.get(productKeys.card(productId), Card));
}

export async function findRatedBySlug({ table }: Context, slug: string): Promise<RatedProduct | undefined> {
  const asked = { index: 'gsi1', pk: productKeys.slugPartition(slug), startsWith: 'CARD', limit: 1 } as const;
  const [card] = (await table.query(asked, Card)).items;
  return ratedOf(card);
}

/**
 * Copies the rating to the card, so that lists can show and sort by it. The card's `revision` stays, since that
 * counts edits by staff. A rating older than the card's copy is skipped.
 */
export async function updateRatingOfCard({ table }: Context, productId: string): Promise<void> {
  const stored = await table.get(productKeys.rating(productId), StoredRating);
  if (!stored) return;
  await table.write([
    cardRecord.count(
      { id: productId },
      { set: { rating: toRatingSummary(stored), ratingVersion: stored.version } },
      {
        when: { entity: 'product', ratingVersion: { missingOrAtMost: stored.version } },
        // The product is gone, or a newer rating was written first.
        refusal: 'nothing to write',
      },
    ),
  ]);
}
