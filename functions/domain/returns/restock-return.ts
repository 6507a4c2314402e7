import * as z from 'zod';
import type { StockCauseName } from '#shared/inventory/stock-causes.ts';
import type { StockCause } from '#shared/inventory/stock-movement.ts';
import { piecesOfLines } from '#shared/orders/order-parts.ts';
import { noVariant } from '#shared/cart/item-id.ts';
import {
  type ShelfName,
  type ShelfQuantity,
  type noShelf,
  putBackStock,
  shelfKey,
} from '#functions/domain/catalogue/warehouses/hold-stock.ts';
import type { StoredOrder } from '#functions/domain/orders/order-record.ts';
import type { Table } from '#functions/platform/table/table.ts';
import type { Operation } from '#functions/platform/table/table-operations.ts';
import { shelfId } from '#functions/domain/catalogue/warehouses/shelf-record.ts';
import type { StoredReturn } from './return-record.ts';
import { plus, type Tally } from './return-tally.ts';

const There = z.object({});
type Lot = NonNullable<StockCause['lots']>[number];

type Pieces = Pick<StoredReturn['items'][number], 'itemId' | 'productId' | 'variantId' | 'quantity'>;
type LaidBack = NonNullable<Tally['laidBack']>;

/**
 * Returns the shelves that the pieces of a return go back to, which are those that the order took them from. A
 * combo is split into its parts as it was bought. A shelf that has all its pieces back is skipped.
 */
export function shelvesFor(
  { holdings, items: lines }: Pick<StoredOrder, 'holdings' | 'items'>,
  items: readonly Pieces[],
  wholeProduct: string,
  laidBack: LaidBack = {},
): ShelfQuantity[] {
  const back = items.map((item) => ({ ...item, parts: lines.find(({ id }) => id === item.itemId)?.parts }));
  return piecesOfLines(back).flatMap(({ productId, variantId, quantity }) => {
    let missing = quantity;
    return holdings
      .filter((held) => held.productId === productId && held.variantId === (variantId ?? wholeProduct))
      .flatMap((held) => {
        const laid = Math.min(missing, held.quantity - (laidBack[shelfId(held)] ?? 0));
        missing -= Math.max(0, laid);
        return laid > 0 ? [{ ...held, quantity: laid }] : [];
      });
  });
}

const causeOf = ({ id, code }: Pick<StoredReturn, 'id' | 'code'>, why: StockCauseName): StockCause => ({
  why,
  of: { kind: 'return', id, code },
});

/** Returns the lots of one product's pieces, as far as the inspection named them. */
function lotsOf(
  { items: lines }: StoredOrder,
  items: StoredReturn['items'],
  { productId, variantId }: ShelfName,
) {
  return items.flatMap(({ itemId, lots = [] }) => {
    const line = lines.find(({ id }) => id === itemId);
    const [part, ...others] = line?.parts ?? [];
    if (!line || others.length > 0) return [];
    const goods = part ?? line;
    if (goods.productId !== productId || (goods.variantId ?? noVariant) !== variantId) return [];
    return lots.map((lot) => ({ ...lot, quantity: lot.quantity * (part?.quantity ?? 1) }));
  });
}

/** Takes a number of pieces from lots, in their order. The rest is for the next shelf. */
function takeLots(lots: readonly Lot[], quantity: number): { taken: Lot[]; left: Lot[] } {
  let missing = quantity;
  const parts = lots.map((lot) => {
    const taken = Math.min(missing, lot.quantity);
    missing -= taken;
    return { taken: { ...lot, quantity: taken }, left: { ...lot, quantity: lot.quantity - taken } };
  });
  const some = (lot: Lot) => lot.quantity > 0;
  return {
    taken: parts.map(({ taken }) => taken).filter(some),
    left: parts.map(({ left }) => left).filter(some),
  };
}

export type RestockPlan = { writes: Operation<typeof noShelf>[]; laidBack: LaidBack };

/** Puts the sellable pieces back on their shelves. A shelf that was deleted with its product gets nothing. */
export async function restock(
  table: Table,
  order: StoredOrder,
  { items, ...of }: StoredReturn,
  { laidBack: before = {} }: Tally,
): Promise<RestockPlan> {
  const sellable = items.map((item) => ({ ...item, quantity: item.restocked }));
  const shelves = shelvesFor(order, sellable, noVariant, before);
  const found = await table.getMany(shelves.map((held) => [shelfKey(held), There] as const));
  const left = new Map<string, Lot[]>();
  const writes = shelves.flatMap((held, place) => {
    if (found[place] === undefined) return [];
    const goods = `${held.productId} ${held.variantId}`;
    const lots = takeLots(left.get(goods) ?? lotsOf(order, items, held), held.quantity);
    left.set(goods, lots.left);
    const cause = causeOf(of, 'returned');
    return [putBackStock(held, lots.taken.length > 0 ? { ...cause, lots: lots.taken } : cause)];
  });
  const laid = shelves.map((held) => ({ itemId: shelfId(held), quantity: held.quantity }));
  return { writes, laidBack: plus(before, laid) };
}
