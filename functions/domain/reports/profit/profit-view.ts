import { StoredOrder } from '#functions/domain/orders/order-record.ts';
import { ordersView } from '#functions/domain/orders/reading/orders-view.ts';
import { defineFacts } from '#functions/platform/views/define-facts.ts';
import { figureColumns, goods, number, optional, text } from '../fact-columns.ts';
import { profitRows, profitSums } from './profit-rows.ts';

const sums = figureColumns(profitSums);

const place = ['day', 'warehouseId', 'saleChannelId'] as const;

/** Profit of orders by the day they were placed in Vietnam. The indexes cover all columns that are summed. */
export const profitView = defineFacts(StoredOrder, {
  name: 'profit',
  version: 5,
  feed: ordersView.name,
  shards: ordersView.shards,
  tables: {
    profit: {
      columns: {
        day: text,
        createdAt: text,
        warehouseId: optional,
        saleChannelId: text,
        code: text,
        sold: number,
        told: number,
        ...sums,
        left: number,
      },
      indexes: [[...place, 'createdAt', 'sold', ...profitSums, 'told', 'left']],
    },
    profit_goods: {
      columns: {
        day: text,
        warehouseId: optional,
        saleChannelId: text,
        ...goods,
        ...sums,
      },
      indexes: [
        ['day', 'productId', 'businessId', 'warehouseId', 'saleChannelId', ...profitSums],
        ['productId', 'day'],
      ],
    },
  },
  rowsOf: profitRows,
});
export type ProfitRows = ReturnType<typeof profitView.rows>;
