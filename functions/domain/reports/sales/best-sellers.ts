import { readCards } from '#functions/domain/catalogue/records/read-cards.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { nameRows } from '../name-rows.ts';
import { salesBy, type SalesQuestion, type Sum } from './sales-groups.ts';

export type BestSeller = {
  id: string;
  /** Null for a deleted product, which has no page. */
  slug: string | null;
  name: string;
  image: string;
  ground: number;
  quantity: number;
  revenue: number;
};

const maxPieces = (a: Sum, b: Sum): number => b.quantity - a.quantity || b.revenue - a.revenue;

/** Products with the most pieces sold, by the rows and so the figures of the sales report. */
export async function bestSellers(
  context: Context,
  asked: SalesQuestion,
  limit: number,
): Promise<BestSeller[]> {
  const { rows } = await salesBy('product', asked);
  const sums = rows
    .filter(({ quantity }) => quantity > 0)
    .toSorted(maxPieces)
    .slice(0, limit);
  const [named, cards] = await Promise.all([
    nameRows(context, 'product', { rows: sums }, { rows: asked.rows, goods: 'sold_goods' }),
    readCards(
      context.table,
      sums.flatMap(({ id }) => id ?? []),
    ),
  ]);
  const shown = new Map(cards.map((card) => [card.id, card]));
  return named.map(({ id, name, quantity, revenue }) => {
    const card = shown.get(id ?? '');
    return {
      id: id ?? '',
      slug: card?.slug ?? null,
      name,
      image: card?.thumbnail ?? '',
      ground: card?.ground ?? 1,
      quantity,
      revenue,
    };
  });
}
