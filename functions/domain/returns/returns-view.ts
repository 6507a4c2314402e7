import { ReturnOrder } from '#shared/returns/return-order.ts';
import { defineView } from '#functions/platform/views/define-view.ts';
import { column } from '#functions/platform/views/listable.ts';
import { returnFeed } from './return-keys.ts';
import { StoredReturn } from './return-record.ts';

export const returnsView = defineView(StoredReturn, {
  ...returnFeed,
  version: 1,
  columns: {
    status: column.text(({ status }) => status),
    createdAt: column.text(({ createdAt }) => createdAt),
  },
  searched: ({ code, orderCode, items }) => [code, orderCode, ...items.map(({ name }) => name)],
  indexes: [['status', 'createdAt'], ['createdAt desc']],
  row: ReturnOrder.pick({
    id: true,
    code: true,
    orderCode: true,
    status: true,
    reason: true,
    createdAt: true,
  }),
});
