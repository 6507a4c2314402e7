import type { InspectedLine } from '#shared/returns/inspection.ts';
import type { ReturnReason } from '#shared/returns/return-order.ts';
import { ReturnRequestInput } from '#shared/returns/member-returns.contract.ts';
import { productItems, warehouseItem } from '#functions/domain/catalogue/products/product-items.ts';
import { newShelfItem } from '#functions/domain/catalogue/warehouses/shelf-record.ts';
import { shelfKey } from '#functions/domain/catalogue/warehouses/hold-stock.ts';
import { paybackFor } from '#functions/domain/orders/order-money.ts';
import { orderRecord, type StoredOrder } from '#functions/domain/orders/order-record.ts';
import { shopRequester } from '#functions/domain/orders/reading/requester.ts';
import { requireOrder } from '#functions/domain/orders/reading/read-orders.ts';
import { moveReturn, type ReturnMove } from '#functions/domain/returns/move-return.ts';
import { openStaffReturn, requestReturn } from '#functions/domain/returns/request-return.ts';
import { requireReturn } from '#functions/domain/returns/read-returns.ts';
import { readTally } from '#functions/domain/returns/return-tally.ts';
import type { Table } from '#functions/platform/table/table.ts';
import { aProduct, aWarehouse } from '#tests/support/catalogue.ts';
import { contextOf } from '#tests/support/context.ts';
import { memoryTable } from '#tests/support/memory-table.ts';
import { anOrderItem, aStoredOrder } from '#tests/support/returns.ts';
import * as z from 'zod';

export const lan = { id: 'lan', fullName: 'Lan', phoneNumber: '0912345678', email: 'lan@example.com' };
const Counts = z.object({ onHand: z.int(), reserved: z.int() });

/** What somebody found of the goods, if not all alike; `at`: the table they write to. */
type LineFinding = Partial<Omit<InspectedLine, 'lots' | 'media'>> & {
  lots?: readonly InspectedLine['lots'][number][];
  at?: Table;
};

type Ask = {
  quantity?: number;
  note?: string;
  /** Of another order with the same line than the world's own. */
  orderId?: string;
  reason?: ReturnReason;
  resolution?: 'refund' | 'exchange';
  at?: Table;
  key?: string;
};

/** Four pieces of 100,000 ₫ each that Lan has paid for: two came from the first warehouse, two from the second. */
export function returnWorld({
  from = [2, 2],
  order: given = {},
}: { from?: readonly number[]; order?: Partial<StoredOrder> } = {}) {
  const memory = memoryTable();
  const { table, put } = memory;
  const clock = { at: Date.now() };
  const context = (at: Table = table) => contextOf(at, () => new Date(clock.at));
  const places = ['hni', 'sgn'];
  const product = aProduct({ name: 'Ấm đất', price: 100_000, available: 0 });
  const line = anOrderItem(
    product,
    from.reduce((sum, one) => sum + one, 0),
  );
  const shelves = places.map((warehouseId) => ({ productId: product.card.id, variantId: '-', warehouseId }));
  const order = aStoredOrder(lan, [line], {
    holdings: from.flatMap((quantity, place) => {
      const shelf = shelves[place];
      return shelf && quantity > 0 ? [{ ...shelf, quantity }] : [];
    }),
    ...given,
  });
  put([
    ...places.map((id) => warehouseItem(aWarehouse({ id, code: id, name: `Kho ${id}` }))),
    ...productItems(product),
    ...shelves.map((shelf) =>
      newShelfItem(
        {
          ...shelf,
          warehouseName: `Kho ${shelf.warehouseId}`,
          province: 'Hà Nội',
          onHand: 0,
          reserved: 0,
          onOrder: 0,
          cost: 0,
          minQuantity: 0,
          maxQuantity: null,
        },
        { why: 'counted' },
      ),
    ),
    orderRecord.item(order),
  ]);

  const wishOf = ({ reason = 'damaged', resolution = 'refund', note = '', key, ...asked }: Ask) => ({
    ...ReturnRequestInput.parse({
      items: [{ itemId: line.id, quantity: asked.quantity ?? 1 }],
      reason,
      resolution,
      note,
    }),
    orderId: asked.orderId ?? order.id,
    ...(key !== undefined && { clientRequestId: key }),
  });
  /** Steps are told in the order of their time: none is taken in the same second as another. */
  const timed = <T>(work: Promise<T>): Promise<T> =>
    work.finally(() => {
      clock.at += 1000;
    });
  const move = (id: string, to: ReturnMove['to'], more: Partial<ReturnMove> = {}, at: Table = table) =>
    timed(
      moveReturn(context(at), { id, asker: shopRequester, to, by: 'staff', note: '', userId: 'an', ...more }),
    );

  const changeOrder = async (id: string, change: Partial<StoredOrder>) => {
    const before = await requireOrder(context(), { id, asker: shopRequester });
    await table.write(orderRecord.replace(before, change).writes);
  };

  return {
    ...memory,
    context,
    clock,
    order,
    line,
    move,
    ask: (asked: Ask = {}) => timed(requestReturn(context(asked.at), { userId: lan.id, ...wishOf(asked) })),
    staffAsk: (status: 'approved' | 'received', asked: Ask = {}) =>
      timed(openStaffReturn(context(asked.at), { userId: 'an', status, ...wishOf(asked) })),
    /** Its goods have come back, and so many pieces of them are as they should be and sold again. */
    inspect: (
      id: string,
      passed: number,
      { restocked = passed, at = table, lots = [], ...more }: LineFinding = {},
    ) => {
      const found = { itemId: line.id, passed, restocked, note: '', media: [], lots: [...lots], ...more };
      return move(id, 'inspected', { inspection: { note: '', restock: true, lines: [found] } }, at);
    },
    stored: () => requireOrder(context(), { id: order.id, asker: shopRequester }),
    read: (id: string) => requireReturn(context(), { id, asker: shopRequester }),
    tally: () => readTally(table, order.id),
    change: (change: Partial<StoredOrder>) => changeOrder(order.id, change),
    changeOrder,
    /** What lies on its shelves, warehouse by warehouse. */
    onHand: async () =>
      (await table.getMany(shelves.map((shelf) => [shelfKey(shelf), Counts] as const))).map(
        (shelf) => shelf?.onHand,
      ),
    shelves,
  };
}

export type ReturnWorld = ReturnType<typeof returnWorld>;

/** A return whose goods are here; nobody has looked at them yet. */
export const received = async (world: ReturnWorld, quantity: number, more: object = {}) =>
  (await world.staffAsk('received', { quantity, ...more })).id;

/** Sends back what is owed for a return, as a refund would. */
export async function payBack(world: ReturnWorld, returnId: string) {
  const { paybacks, refundedAmount, refundDue } = await world.stored();
  const paidAt = new Date().toISOString();
  const { owed } = paybackFor({ paybacks }, returnId);
  await world.change({
    refundedAmount: refundedAmount + owed,
    refundDue: refundDue - owed,
    paybacks: paybacks.map((line) => (line.returnId === returnId ? { ...line, paidAt } : line)),
  });
}
