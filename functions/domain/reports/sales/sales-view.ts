import { StoredOrder } from '#functions/domain/orders/order-record.ts';
import { ordersView } from '#functions/domain/orders/reading/orders-view.ts';
import { defineFacts } from '#functions/platform/views/define-facts.ts';
import { salesRows } from './sales-rows.ts';

const text = { kind: 'text' } as const;
const optional = { kind: 'text', nullable: true } as const;
const number = { kind: 'number' } as const;

/** Orders as reports add them up: by the day they were placed in Vietnam. Their indexes hold all that is added up. */
export const salesView = defineFacts(StoredOrder, {
  name: 'sales',
  version: 1,
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
        status: text,
        sold: number,
        revenue: number,
        buyer: optional,
      },
      indexes: [
        ['day', 'warehouseId', 'saleChannelId', 'status', 'createdAt', 'revenue'],
        ['sold', 'buyer', 'month'],
      ],
    },
    sold_goods: {
      columns: {
        day: text,
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
        [
          'day',
          'productId',
          'businessId',
          'warehouseId',
          'saleChannelId',
          'quantity',
          'revenue',
          'net',
          'known',
          'cost',
        ],
        ['productId', 'day'],
      ],
    },
  },
  rowsOf: salesRows,
});
export type SalesRows = ReturnType<typeof salesView.rows>;
