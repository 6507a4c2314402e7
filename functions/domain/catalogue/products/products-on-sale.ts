import * as z from 'zod';
import { ProductCard } from '#shared/catalogue/product.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { check, type Operation } from '#functions/platform/table/table-operations.ts';
import { productKeys } from '../catalogue-keys.ts';
import { forEverybody, pricedCard } from '../views/priced-card.ts';
import { StoredCard } from '../views/product-record.ts';

/** A deleted product has a tombstone in its card's place. */
const CardNow = z.union([StoredCard, z.object({ entity: z.literal('product-gone') })]);

/** Check that refuses the whole transaction if the product is not on sale. */
export const checkOnSale = <R extends string>(productId: string, refusal: R): Operation<R> =>
  check(productKeys.card(productId), { when: { isActive: true }, refusal });

/** Reads up to 100 current cards in the requested order; null for products no longer on sale. */
export async function cardsOnSale(
  { table, now }: Context,
  productIds: readonly string[],
): Promise<(ProductCard | null)[]> {
  const cards = await table.recent.showMany(productIds.map((id) => [productKeys.card(id), CardNow] as const));
  const pricing = forEverybody(now());
  return cards.map((card) =>
    card && 'isActive' in card && card.isActive ? ProductCard.parse(pricedCard(card, pricing)) : null,
  );
}
