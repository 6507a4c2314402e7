import * as z from 'zod';
import type { ProductCard } from '#shared/catalogue/product.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { type Item, type Operation, update, upsert } from '#functions/platform/table/table-operations.ts';
import { productKeys } from '../catalogue-keys.ts';
import { cardRecord } from '../records/catalogue-records.ts';

const Count = z.int().default(0);

/** How many gave each number of stars: the truth behind every rating shown, changed together with the reviews. */
export const StoredRating = z.object({
  stars1: Count,
  stars2: Count,
  stars3: Count,
  stars4: Count,
  stars5: Count,
  /** Grows with every change, so that what follows from it is never replaced by something older. */
  version: Count,
  lastUpdated: z.string().nullable().default(null),
});
export type StoredRating = z.infer<typeof StoredRating>;

type Stars = 1 | 2 | 3 | 4 | 5;
type Summary = ProductCard['rating'];

/** The product a rating is of; its address is where the product page looks for it. */
export type RatedProduct = { id: string; slug: string };

export const noRating: StoredRating = StoredRating.parse({});

/** What people see: the average to one decimal, the number of voices and how they are spread. */
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

/** The first voice about a product makes its rating; each adds to it. */
export function countNewStars(product: RatedProduct, stars: Stars, at: string): Operation {
  const { key, place } = placeOf(product);
  return upsert(key, {
    add: { [`stars${stars}`]: 1, version: 1 },
    set: { entity: 'product-rating', productId: product.id, lastUpdated: at, ...place },
  });
}

/** What goes with a change of a voice that was counted before; nothing when it says the same. */
export function recountStars(
  productId: string,
  { before, after }: { before: Stars; after?: Stars },
  at: string,
): Operation[] {
  if (before === after) return [];
  const add = { [`stars${before}`]: -1, ...(after && { [`stars${after}`]: 1 }), version: 1 };
  return [update(productKeys.rating(productId), { add, set: { lastUpdated: at } })];
}

/** A product that gets another address takes its rating along. */
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

/** Where a product was taken away, what tells the views so lies in its place. */
const Card = z.discriminatedUnion('entity', [
  z.object({ entity: z.literal('product'), id: z.string(), slug: z.string(), isActive: z.boolean() }),
  z.object({ entity: z.literal('product-gone') }),
]);

const ratedOf = (card: z.infer<typeof Card> | undefined): RatedProduct | undefined =>
  card?.entity === 'product' && card.isActive ? { id: card.id, slug: card.slug } : undefined;

/** A product on sale, as far as those who rate it need to know it. */
export async function findRated({ table }: Context, productId: string): Promise<RatedProduct | undefined> {
  return ratedOf(await table.get(productKeys.card(productId), Card));
}

export async function findRatedBySlug({ table }: Context, slug: string): Promise<RatedProduct | undefined> {
  const asked = { index: 'gsi1', pk: productKeys.slugPartition(slug), startsWith: 'CARD', limit: 1 } as const;
  const [card] = (await table.query(asked, Card)).items;
  return ratedOf(card);
}

/**
 * Writes the rating on the card, so that lists show and sort by it. The card's `revision` stays: it is about what
 * staff type. A rating older than the one already there is left alone.
 */
export async function writeRatingThrough({ table }: Context, productId: string): Promise<void> {
  const stored = await table.get(productKeys.rating(productId), StoredRating);
  if (!stored) return;
  await table.write([
    cardRecord.count(
      { id: productId },
      { set: { rating: toRatingSummary(stored), ratingVersion: stored.version } },
      {
        when: { entity: 'product', ratingVersion: { missingOrAtMost: stored.version } },
        // Off the shelves, or a newer rating came first.
        refusal: 'nothing to write',
      },
    ),
  ]);
}
