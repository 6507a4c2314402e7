import { expectedCash } from '#shared/tills/till-choices.ts';
import { Till } from '#shared/tills/till.ts';
import { defineView } from '#functions/platform/views/define-view.ts';
import { column } from '#functions/platform/views/listable.ts';
import { tillFeed } from './till-keys.ts';
import { StoredTill } from './till-record.ts';

export const tillsView = defineView(StoredTill, {
  ...tillFeed,
  version: 2,
  columns: {
    status: column.text(({ status }) => status),
    userId: column.text(({ userId }) => userId),
    warehouseId: column.text(({ warehouseId }) => warehouseId),
    openedAt: column.text(({ openedAt }) => openedAt),
    expected: column.number((till) => till.expected ?? expectedCash(till)),
    difference: column.number(({ difference }) => difference ?? 0),
    isOff: column.flag(({ difference }) => (difference ?? 0) !== 0),
  },
  searched: ({ code, personName, warehouseName, reason }) => [code, personName, warehouseName, reason],
  indexes: [
    ['openedAt desc'],
    ['expected'],
    ['difference'],
    ['status', 'openedAt desc'],
    ['userId', 'openedAt desc'],
    ['warehouseId', 'openedAt desc'],
    ['isOff', 'openedAt desc'],
  ],
  rare: ['userId'],
  row: StoredTill.pipe(Till),
});
