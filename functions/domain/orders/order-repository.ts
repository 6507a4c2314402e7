import * as z from 'zod';
import { type CartOwner, type StoredLine, takeLines } from '#functions/domain/cart/order-lines.ts';
import { holdStock, type StockHold } from '#functions/domain/catalogue/warehouses/hold-stock.ts';
import type { voucherSpent } from '#functions/domain/vouchers/spend-vouchers.ts';
import { codeTaken } from '#functions/platform/records/code-taken.ts';
import { claimRequest, type OwnRequest, type repeated, resultOf } from '#functions/platform/records/once.ts';
import type { Table } from '#functions/platform/table/table.ts';
import { create, type Operation } from '#functions/platform/table/table-operations.ts';
import { type Buyer, buyerName, orderKeys } from './order-keys.ts';
import { orderRecord, type StoredOrder, type TimelineEntry } from './order-record.ts';

const Pointer = z.object({ orderId: z.string() });
/** DynamoDB writes no more than this at once. */
export const mostWrites = 100;

/** Why what is written with an order may refuse it. */
type MoreRefusal = typeof voucherSpent | typeof codeTaken | 'too-many' | 'too-many-open';

/** Why an order was not placed. */
export type PlacementRefusal = MoreRefusal | typeof repeated | 'cart-moved' | 'stock-gone';

export type OrderPlacement = {
  order: StoredOrder;
  takings: readonly StockHold[];
  cart: { owner: CartOwner; lines: readonly StoredLine[] };
  buyer: Buyer;
  requestKey: string;
  entry: TimelineEntry;
  at: Date;
  /** What else stands or falls with the order: its payment, its vouchers, its mail. */
  more: readonly Operation<MoreRefusal>[];
};

const placingOf = (buyer: Buyer, requestKey: string): OwnRequest => ({
  who: buyerName(buyer),
  what: 'orders/place',
  requestKey,
  kept: 'for good',
});

export function placementWrites(placement: OrderPlacement): Operation<PlacementRefusal>[] {
  const { order, takings, cart, buyer, requestKey, entry, at, more } = placement;
  const pointer = { entity: 'order-claim', orderId: order.id };
  return [
    ...claimRequest(placingOf(buyer, requestKey), order.id),
    create({ ...orderKeys.code(order.code), ...pointer }, { refusal: codeTaken }),
    create(orderRecord.item(order)),
    ...orderRecord.tell(order, [entry], at),
    ...takeLines(cart.owner, cart.lines, 'cart-moved'),
    ...takings.map((taking) => holdStock(taking, 'stock-gone')),
    ...more,
  ];
}

export const createOrderRepository = (table: Table) => ({
  find: (id: string) => orderRecord.find(table, { id }),

  async findByRequest(buyer: Buyer, requestKey: string): Promise<StoredOrder | undefined> {
    const orderId = await resultOf(table, placingOf(buyer, requestKey));
    return orderId === undefined ? undefined : this.find(orderId);
  },

  async findByCode(code: string): Promise<StoredOrder | undefined> {
    const pointer = await table.get(orderKeys.code(code), Pointer);
    return pointer && this.find(pointer.orderId);
  },

  /** All of it or nothing. */
  place: (placement: OrderPlacement) => table.write(placementWrites(placement)),
});

export type OrderRepository = ReturnType<typeof createOrderRepository>;
