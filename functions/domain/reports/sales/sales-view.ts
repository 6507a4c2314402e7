import { StoredOrder } from '#functions/domain/orders/order-record.ts';
import { ordersView } from '#functions/domain/orders/reading/orders-view.ts';
import { defineFacts } from '#functions/platform/views/define-facts.ts';
import { figureColumns, goods, number, optional, text } from '../fact-columns.ts';
import { salesRows } from './sales-rows.ts';

/** Figures of sold goods that are summed. */
export const salesFigures = ['quantity', 'revenue', 'net', 'known', 'cost'] as const;

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
        ...goods,
        ...figureColumns(salesFigures),
      },
      indexes: [
        ['day', 'productId', 'businessId', 'warehouseId', 'saleChannelId', ...salesFigures],
        ['productId', 'day'],
      ],
      sums: [
        { by: ['day', 'warehouseId', 'saleChannelId'], sum: salesFigures },
        { by: ['month', 'productId', 'businessId'], sum: salesFigures },
      ],
    },
  },
  rowsOf: salesRows,
});
export type SalesRows = ReturnType<typeof salesView.rows>;
