import { noVariant } from '#shared/cart/item-id.ts';
import type { OrderPart } from '#shared/orders/order-parts.ts';
import { shelfId } from '#functions/domain/catalogue/warehouses/shelf-record.ts';
import type { StoredOrder } from './order-record.ts';

type Goods = Pick<OrderPart, 'productId' | 'variantId'>;
type LostPieces = NonNullable<StoredOrder['lostPieces']>;

const goodsName = ({ productId, variantId }: Goods): string => `${productId} ${variantId ?? noVariant}`;

/** Name for one good of a combo line: a part may be lost alone, so each is counted. */
export const lostPartName = (itemId: string, part: Goods): string => `${itemId} ${goodsName(part)}`;

/** Lists the goods as counted when lost: one per plain line, one per part of a combo. */
const placesIn = (items: StoredOrder['items']) =>
  items.flatMap(({ parts, ...item }) =>
    parts
      ? parts.map((part) => ({
          name: lostPartName(item.id, part),
          goods: goodsName(part),
          pieces: part.quantity * item.quantity,
        }))
      : [{ name: item.id, goods: goodsName(item), pieces: item.quantity }],
  );

type Gone = { damaged: number; missing: number };

/** Assigns the pieces that will not return to a shelf to order lines; lines are filled in their order. */
export function lostPiecesOf(
  { holdings, items, lostPieces = {} }: Pick<StoredOrder, 'holdings' | 'items' | 'lostPieces'>,
  found: ReadonlyMap<string, Gone>,
): LostPieces {
  const left = new Map<string, number>();
  for (const held of holdings) {
    const { damaged, missing } = found.get(shelfId(held)) ?? { damaged: 0, missing: 0 };
    const goods = goodsName(held);
    left.set(goods, (left.get(goods) ?? 0) + damaged + missing);
  }
  const lost: LostPieces = { ...lostPieces };
  for (const { name, goods, pieces } of placesIn(items)) {
    const here = Math.min(pieces, left.get(goods) ?? 0);
    left.set(goods, (left.get(goods) ?? 0) - here);
    if (here > 0) lost[name] = (lost[name] ?? 0) + here;
  }
  return lost;
}
