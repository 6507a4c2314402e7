import { AppError } from '#shared/contract/errors.ts';
import { type noShelf, shelfKey, shortShelf } from '#functions/domain/catalogue/warehouses/hold-stock.ts';
import { tillConflict } from '#functions/domain/tills/till-record.ts';
import { voucherNotHeld } from '#functions/domain/vouchers/spend-vouchers.ts';
import { again } from '#functions/platform/records/retry.ts';
import type { Context } from '#functions/platform/table/context.ts';
import type { Table } from '#functions/platform/table/table.ts';
import * as z from 'zod';
import { tooManyOpen } from './open-cash.ts';
import { stockTakenMeanwhile } from './revive-order.ts';
import { type ChangedOrder, orderRefused } from './change-order.ts';
import { type Holding, orderRecord, type StoredOrder } from '../order-record.ts';
import { type OrderName, requireOrder } from '../reading/read-orders.ts';
import { shopRequester } from '../reading/requester.ts';

const There = z.object({});

/** Keeps the holdings whose shelf still exists; a shelf deleted with its product cannot take pieces back. */
async function stillThere(table: Table, holdings: readonly Holding[]): Promise<Holding[]> {
  const found = await table.getMany(holdings.map((held) => [shelfKey(held), There] as const));
  return holdings.filter((_, place) => found[place] !== undefined);
}

/** Refusals of stock, voucher and till writes, beside those of the order itself. */
type Refusal =
  | typeof noShelf
  | typeof shortShelf
  | typeof voucherNotHeld
  | typeof stockTakenMeanwhile
  | typeof tillConflict;

export type OrderEdit = OrderName & {
  decide: (order: StoredOrder, at: Date) => ChangedOrder<Refusal> | Promise<ChangedOrder<Refusal>>;
};

/**
 * Reads an order, decides on a change and writes it; if another write came between, it reads and decides again.
 * `decide` throws a refusal, and returns no writes if nothing is left to do.
 */
export async function saveChange(context: Context, { decide, ...name }: OrderEdit): Promise<StoredOrder> {
  const { table, now } = context;
  let hasLostShelves = false;
  const { after } = await orderRecord.change(
    table,
    async () => {
      const order = await requireOrder(context, name);
      return hasLostShelves ? { ...order, holdings: await stillThere(table, order.holdings) } : order;
    },
    (order) => decide(order, now()),
    (refusal: Refusal | typeof tooManyOpen) => {
      if (refusal === voucherNotHeld) throw new Error('An order gives back a voucher it does not hold');
      if (refusal === tooManyOpen) return orderRefused(refusal);
      // Another order took the goods first; the retry looks for them again.
      if (refusal === stockTakenMeanwhile) return again;
      // The cash till was opened or closed in the meantime.
      if (refusal === tillConflict) return again;
      // A deleted shelf is refused like a short one, so the first retry leaves out deleted shelves.
      if (refusal === shortShelf && hasLostShelves) throw new AppError('SHELF_SHORT');
      hasLostShelves = true;
      return again;
    },
  );
  return after;
}

/** Changes an order on behalf of the shop, whoever bought it. */
export const saveAsShop = (context: Context, id: string, decide: OrderEdit['decide']): Promise<StoredOrder> =>
  saveChange(context, { id, asker: shopRequester, decide });
