import * as z from 'zod';
import type { StockCauseName } from '#shared/inventory/stock-causes.ts';
import type { StockCause } from '#shared/inventory/stock-movement.ts';
import { piecesOfLines } from '#shared/orders/order-parts.ts';
import { AppError } from '#shared/contract/errors.ts';
import { sendAgain } from '#functions/domain/catalogue/warehouses/hold-again.ts';
import {
  type ShelfQuantity,
  type noShelf,
  putBackStock,
  shelfKey,
} from '#functions/domain/catalogue/warehouses/hold-stock.ts';
import type { StoredOrder } from '#functions/domain/orders/order-record.ts';
import type { Table } from '#functions/platform/table/table.ts';
import type { Operation } from '#functions/platform/table/table-operations.ts';
import type { StoredReturn } from './return-record.ts';

const There = z.object({});

/** The pieces of a return, laid back where the order took them from; of a combo its parts, as they were when it was bought. */
export function shelvesFor(
  { holdings, items: lines }: Pick<StoredOrder, 'holdings' | 'items'>,
  items: readonly Pick<StoredReturn['items'][number], 'itemId' | 'productId' | 'variantId' | 'quantity'>[],
  wholeProduct: string,
): ShelfQuantity[] {
  const back = items.map((item) => ({ ...item, parts: lines.find(({ id }) => id === item.itemId)?.parts }));
  return piecesOfLines(back).flatMap(({ productId, variantId, quantity }) => {
    let missing = quantity;
    return holdings
      .filter((held) => held.productId === productId && held.variantId === (variantId ?? wholeProduct))
      .flatMap((held) => {
        const laid = Math.min(missing, held.quantity);
        missing -= laid;
        return laid > 0 ? [{ ...held, quantity: laid }] : [];
      });
  });
}

const causeOf = ({ id, code }: Pick<StoredReturn, 'id' | 'code'>, why: StockCauseName): StockCause => ({
  why,
  of: { kind: 'return', id, code },
});

/** Shelves may have gone with their product since: nothing goes back to those. */
export async function restock(
  table: Table,
  shelves: readonly ShelfQuantity[],
  of: StoredReturn,
): Promise<Operation<typeof noShelf>[]> {
  const found = await table.getMany(shelves.map((held) => [shelfKey(held), There] as const));
  const there = shelves.filter((_, place) => found[place] !== undefined);
  return there.map((held) => putBackStock(held, causeOf(of, 'returned')));
}

/** The refusal when a shelf moved between looking and taking from it. */
export const shelfCrossed = 'shelf-crossed';

/** Other pieces of the same goods go out in their place: the shop has as many fewer. */
export async function sendReplacement(
  table: Table,
  shelves: readonly ShelfQuantity[],
  of: StoredReturn,
): Promise<Operation<typeof shelfCrossed>[]> {
  const sent = await sendAgain(table, shelves, causeOf(of, 'exchanged'), shelfCrossed);
  if (!sent) throw new AppError('SHELF_SHORT');
  return sent;
}
