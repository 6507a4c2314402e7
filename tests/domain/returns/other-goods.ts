import * as z from 'zod';
import { exchangeGoods as contract } from '#shared/returns/exchange.contract.ts';
import { exchangeGoods } from '#functions/domain/checkout/exchange-goods.ts';
import { previewExchange } from '#functions/domain/checkout/preview-exchange.ts';
import { productItems, warehouseItem } from '#functions/domain/catalogue/products/product-items.ts';
import { shelfKey } from '#functions/domain/catalogue/warehouses/hold-stock.ts';
import { shopRequester } from '#functions/domain/orders/reading/requester.ts';
import { listEvents } from '#functions/domain/orders/reading/order-events.ts';
import { requireOrder } from '#functions/domain/orders/reading/read-orders.ts';
import { orderRecord, type StoredOrder } from '#functions/domain/orders/order-record.ts';
import { openStaffReturn } from '#functions/domain/returns/request-return.ts';
import { ReturnRequestInput } from '#shared/returns/member-returns.contract.ts';
import { withOrigin } from '#functions/platform/records/change-origin.ts';
import type { Table } from '#functions/platform/table/table.ts';
import { stubPayments } from '#tests/domain/checkout/a-counter.ts';
import { aProduct, aWarehouse, warehouse } from '#tests/support/catalogue.ts';
import { received, returnWorld } from './return-world.ts';

type Body = z.input<typeof contract.body>;
const Counts = z.object({ onHand: z.int(), reserved: z.int() });

/** The same as in a return's world, with a pot at 150,000 ₫ and a cup at 60,000 ₫ that may be had instead. */
export function otherGoods(given: { order?: Partial<StoredOrder>; from?: number[]; left?: number } = {}) {
  stubPayments();
  const { left = 5, ...world } = given;
  const base = returnWorld({ from: [4, 0], ...world });
  const pot = aProduct({ name: 'Bình gốm', price: 150_000, available: left });
  const cup = aProduct({ name: 'Chén', price: 60_000, available: left });
  base.put([warehouseItem(aWarehouse()), ...productItems(pot), ...productItems(cup)]);
  const line = (product: typeof pot, quantity = 1) => ({
    productId: product.card.id,
    variantId: null,
    quantity,
  });
  const staff = { userId: 'an', role: 'admin' } as const;
  const asked = (body: Partial<Body>) =>
    contract.body.parse({
      lines: [line(pot)],
      pickupWarehouseId: warehouse.id,
      expectedTotal: 150_000,
      expectedCredit: 100_000,
      clientRequestId: 'doi-1234-5678',
      ...body,
    });
  const orderOf = (id: string) => requireOrder(base.context(), { id, asker: shopRequester });
  return {
    ...base,
    firstLine: base.line,
    pot,
    cup,
    line,
    /** Some pieces came back and were accepted; what their buyer gets is not decided yet. */
    accepted: async (
      pieces: number,
      { resolution = 'exchange' as 'exchange' | 'refund', passed = pieces, more = {} } = {},
    ) => {
      const id = await received(base, pieces, { resolution, ...more });
      await base.inspect(id, passed);
      return id;
    },
    exchange: (id: string, body: Partial<Body> = {}, at: Table = base.table, by: object = {}) =>
      withOrigin({ who: { id: 'an', role: 'admin' }, way: 'form' }, () =>
        exchangeGoods(base.context(at), {
          id,
          staff: { ...staff, ...by },
          asked: asked(body),
          sourceIp: '::1',
        }),
      ).finally(() => {
        base.clock.at += 1000;
      }),
    preview: (id: string, body: Partial<Body> = {}) => {
      const { lines, deliveryType, pickupWarehouseId, shippingAddress, discount } = asked(body);
      const draft = { lines, deliveryType, pickupWarehouseId, shippingAddress, discount };
      return previewExchange(base.context(), { id, staff, asked: draft });
    },
    orderOf,
    /** The order of what was sent in its place. */
    sentFor: async (id: string) => orderOf((await base.read(id)).replacement?.id ?? ''),
    storyOf: async ({ id }: { id: string }) =>
      (await listEvents(base.context(), id)).map(({ to, note }) => `${to} ${note}`.trim()),
    counts: ({ card }: typeof pot) =>
      base.table.get(shelfKey({ productId: card.id, variantId: '-', warehouseId: warehouse.id }), Counts),
    /** One piece of an order that was sent comes back in its turn, and is accepted. */
    backOf: async (order: StoredOrder) => {
      const arrived = { status: 'completed', stock: 'taken', completedAt: order.createdAt } as const;
      await base.table.write(orderRecord.replace(order, arrived).writes);
      const [item] = order.items;
      const items = [{ itemId: item?.id ?? '', quantity: 1 }];
      const wish = ReturnRequestInput.parse({ items, reason: 'damaged', resolution: 'exchange' });
      const asked = { ...wish, userId: 'an', status: 'received' as const, orderId: order.id };
      const { id } = await openStaffReturn(base.context(), asked);
      const found = { itemId: item?.id ?? '', passed: 1, restocked: 0, note: '', media: [], lots: [] };
      await base.move(id, 'inspected', { inspection: { note: '', restock: true, lines: [found] } });
      return id;
    },
    orders: () => base.rows().filter((row) => row['entity'] === 'order'),
  };
}

export type OtherGoods = ReturnType<typeof otherGoods>;
