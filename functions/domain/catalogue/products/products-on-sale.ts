import * as z from 'zod';
import { ProductCard } from '#shared/catalogue/product.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { check, type Operation } from '#functions/platform/table/table-operations.ts';
import { productKeys } from '../catalogue-keys.ts';
import { forEverybody, pricedCard } from '../views/priced-card.ts';
import { StoredCard } from '../views/product-record.ts';

/** A product that was deleted leaves a note in its card's place. */
const CardNow = z.union([StoredCard, z.object({ entity: z.literal('product-gone') })]);

/** Refuses the writes beside it when the product is not sold. */
export const checkOnSale = <R extends string>(productId: string, refusal: R): Operation<R> =>
  check(productKeys.card(productId), { when: { isActive: true }, refusal });

/** At most 100 cards as they are now, in the order asked for; null for what is sold no longer. */
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
