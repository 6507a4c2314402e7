import { AppError } from '#shared/contract/errors.ts';
import { type noShelf, shelfKey, shortShelf } from '#functions/domain/catalogue/warehouses/hold-stock.ts';
import { tillMoved } from '#functions/domain/tills/till-record.ts';
import { voucherNotHeld } from '#functions/domain/vouchers/spend-vouchers.ts';
import { again } from '#functions/platform/records/retry.ts';
import type { Context } from '#functions/platform/table/context.ts';
import type { Table } from '#functions/platform/table/table.ts';
import * as z from 'zod';
import { tooManyOpen } from './open-cash.ts';
import { goneAgain } from './revive-order.ts';
import { type ChangedOrder, orderRefused } from './change-order.ts';
import { type Holding, orderRecord, type StoredOrder } from '../order-record.ts';
import { type OrderName, requireOrder } from '../reading/read-orders.ts';

const There = z.object({});

/** Shelves may have gone with their product since the order was placed: nothing can go back to them. */
async function stillThere(table: Table, holdings: readonly Holding[]): Promise<Holding[]> {
  const found = await table.getMany(holdings.map((held) => [shelfKey(held), There] as const));
  return holdings.filter((_, place) => found[place] !== undefined);
}

/** What becomes of its goods and vouchers may be refused beside the order's own change. */
type Refusal =
  | typeof noShelf
  | typeof shortShelf
  | typeof voucherNotHeld
  | typeof goneAgain
  | typeof tillMoved;

export type OrderEdit = OrderName & {
  decide: (order: StoredOrder, at: Date) => ChangedOrder<Refusal> | Promise<ChangedOrder<Refusal>>;
};

/**
 * Decides on an order as it is and writes that; what somebody else changed meanwhile is read and decided on again.
 * Deciding throws what it refuses, and answers no writes for what is as it should be already.
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
      // Somebody else was quicker with the goods: they are looked for anew.
      if (refusal === goneAgain) return again;
      // The till that cash goes into was opened or closed just now.
      if (refusal === tillMoved) return again;
      // A shelf that is gone looks the same as one that is short, until those that are gone are left out.
      if (refusal === shortShelf && hasLostShelves) throw new AppError('SHELF_SHORT');
      hasLostShelves = true;
      return again;
    },
  );
  return after;
}
