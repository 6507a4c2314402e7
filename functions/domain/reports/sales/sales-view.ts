import { StoredOrder } from '#functions/domain/orders/order-record.ts';
import { ordersView } from '#functions/domain/orders/reading/orders-view.ts';
import { defineFacts } from '#functions/platform/views/define-facts.ts';
import { salesRows } from './sales-rows.ts';

const text = { kind: 'text' } as const;
const optional = { kind: 'text', nullable: true } as const;
const number = { kind: 'number' } as const;

const figures = ['quantity', 'revenue', 'net', 'known', 'cost'] as const;

/** Orders for reports, by day in Vietnam. Writes update daily and monthly sums for long periods. */
export const salesView = defineFacts(StoredOrder, {
  name: 'sales',
  version: 7,
  feed: ordersView.name,
  shards: ordersView.shards,
  tables: {
    sales: {
      columns: {
        day: text,
        month: text,
        createdAt: text,
        warehouseId: optional,
        saleChannelId: text,
        /** Flags (0 or 1): counts as sold, was completed, was cancelled or reversed. */
        sold: number,
        completed: number,
        calledOff: number,
        placed: number,
        revenue: number,
        buyer: optional,
      },
      indexes: [
        ['day', 'createdAt'],
        ['sold', 'buyer', 'month'],
      ],
      sums: [
        {
          by: ['day', 'warehouseId', 'saleChannelId'],
          sum: ['sold', 'completed', 'calledOff', 'placed', 'revenue'],
        },
      ],
    },
    sold_goods: {
      columns: {
        day: text,
        month: text,
        warehouseId: optional,
        saleChannelId: text,
        productId: text,
        name: text,
        code: text,
        businessId: text,
        quantity: number,
        revenue: number,
        net: number,
        known: number,
        cost: number,
      },
      indexes: [
        ['day', 'productId', 'businessId', 'warehouseId', 'saleChannelId', ...figures],
        ['productId', 'day'],
      ],
      sums: [
        { by: ['day', 'warehouseId', 'saleChannelId'], sum: figures },
        { by: ['month', 'productId', 'businessId'], sum: figures },
      ],
    },
  },
  rowsOf: salesRows,
});
export type SalesRows = ReturnType<typeof salesView.rows>;
