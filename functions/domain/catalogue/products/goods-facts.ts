import type * as z from 'zod';
import { chunk } from '#functions/platform/chunk.ts';
import type { Table } from '#functions/platform/table/table.ts';
import { productKeys } from '../catalogue-keys.ts';
import { noVariantId } from '../stock-shards/shelf-name.ts';
import { StoredCard, StoredDetail } from '../views/product-record.ts';

/** Facts for packing: the codes printed on goods, and the weight of a piece. */
export type GoodsFacts = { codes: string[]; grams: number };

const Card = StoredCard.pick({ code: true, otherCodes: true });
const Detail = StoredDetail.pick({ weight: true, barCode: true, variants: true });

/** DynamoDB's limit of keys in one batch read. */
const atOnce = 100;

type Goods = { productId: string; variantId: string };

/** Returns facts by `product#variant`; deleted goods are missing. */
export async function readGoodsFacts(
  { recent }: Pick<Table, 'recent'>,
  goods: readonly Goods[],
): Promise<Map<string, GoodsFacts>> {
  const ids = [...new Set(goods.map(({ productId }) => productId))];
  const found = new Map<string, { card: z.infer<typeof Card>; detail: z.infer<typeof Detail> }>();
  for (const piece of chunk(ids, atOnce)) {
    const [cards, details] = await Promise.all([
      recent.showMany(piece.map((id) => [productKeys.card(id), Card] as const)),
      recent.showMany(piece.map((id) => [productKeys.detail(id), Detail] as const)),
    ]);
    for (const [place, id] of piece.entries()) {
      const [card, detail] = [cards[place], details[place]];
      if (card && detail) found.set(id, { card, detail });
    }
  }
  return new Map(
    goods.flatMap(({ productId, variantId }) => {
      const one = found.get(productId);
      if (!one) return [];
      const { card, detail } = one;
      const variant = detail.variants.find(({ id }) => id === variantId);
      const sku = variant?.sku;
      // Variants without a SKU carry the product's own codes.
      const codes = variantId !== noVariantId && sku ? [sku, detail.barCode] : [card.code, detail.barCode];
      const facts = {
        codes: codes.filter((code): code is string => Boolean(code)),
        grams: Math.round((detail.weight ?? 0) * 1000),
      };
      return [[`${productId}#${variantId}`, facts] as const];
    }),
  );
}
