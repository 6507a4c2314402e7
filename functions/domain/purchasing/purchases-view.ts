import { isOnItsWay } from '#shared/purchasing/purchase-choices.ts';
import { sumsOf } from '#shared/purchasing/purchase-sums.ts';
import { PurchaseRow } from '#shared/purchasing/purchase.ts';
import { defineView } from '#functions/platform/views/define-view.ts';
import { column } from '#functions/platform/views/listable.ts';
import { StoredPurchase } from './purchase-record.ts';
import { purchaseFeed } from './purchasing-keys.ts';

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

/** Converts a purchase to a row of a list. */
function toRow({
  lines,
  discount,
  freight,
  sentBacks: _sentBacks,
  isOwed: _isOwed,
  corrections: _corrections,
  ...purchase
}: StoredPurchase): PurchaseRow {
  return {
    ...purchase,
    supplierId: purchase.supplier.id,
    supplierName: purchase.supplier.name,
    warehouseName: purchase.warehouse.name,
    goods: lines.length,
    quantity: sum(lines.map(({ quantity }) => quantity)),
    received: sum(lines.map(({ received }) => received)),
    total: sumsOf(lines, { discount, freight }).total,
  };
}

export const purchasesView = defineView(StoredPurchase, {
  ...purchaseFeed,
  version: 2,
  columns: {
    code: column.text(({ code }) => code),
    status: column.text(({ status }) => status),
    supplierId: column.text(({ supplier }) => supplier.id),
    supplierName: column.name(({ supplier }) => supplier.name),
    warehouseId: column.text(({ warehouse }) => warehouse.id),
    awaited: column.flag(({ status }) => isOnItsWay(status)),
    expectedOn: column.text(({ expectedOn }) => expectedOn),
    createdAt: column.text(({ createdAt }) => createdAt),
  },
  searched: ({ code, supplier, note, lines }) => [
    code,
    supplier.name,
    note,
    ...lines.flatMap((line) => [line.name, line.code, ...line.codes]),
  ],
  indexes: [
    ['createdAt desc'],
    ['code'],
    ['expectedOn'],
    ['supplierName'],
    ['status', 'createdAt desc'],
    ['supplierId', 'createdAt desc'],
    ['warehouseId', 'createdAt desc'],
    ['awaited', 'expectedOn'],
  ],
  rare: ['supplierId'],
  row: StoredPurchase.transform(toRow).pipe(PurchaseRow),
});
