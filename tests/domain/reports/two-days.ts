import { productItems, warehouseItem } from '#functions/domain/catalogue/products/product-items.ts';
import { businessItems } from '#functions/domain/catalogue/records/catalogue-records.ts';
import type { StoredOrder } from '#functions/domain/orders/order-record.ts';
import { aBusiness, aProduct, aWarehouse } from '#tests/support/catalogue.ts';
import { memoryTable } from '#tests/support/memory-table.ts';
import { anOrderItem, aStoredOrder } from '#tests/support/returns.ts';

/** Two days of a shop that sells tea, and sold something that is gone by now, from a warehouse that is closed. */
export const days = { start: '2026-11-12', end: '2026-11-13' };
export const now = () => new Date('2026-11-20T05:00:00.000Z');
const buyer = { id: 'lan', fullName: 'Lan', email: 'lan@example.com', phoneNumber: '0912345678' };
export const tea = aProduct({ name: 'Trà', code: 'TRA', price: 100_000, facts: { id: 'tea' } });
export const gone = aProduct({ name: 'Cũ', code: 'CU', price: 1_000, facts: { id: 'gone' } });

export function order(id: string, createdAt: string, product: typeof tea, given: Partial<StoredOrder> = {}) {
  const item: StoredOrder['items'][number] = { ...anOrderItem(product, 1), cost: 500 };
  return aStoredOrder(buyer, [item], { id, code: `CL-${id}`, createdAt, completedAt: createdAt, ...given });
}

export const orders = [
  order('a', '2026-11-12T03:00:00.000Z', tea),
  order('b', '2026-11-13T03:00:00.000Z', gone, {
    saleChannelId: 'store',
    holdings: [{ productId: 'gone', variantId: '-', warehouseId: 'closed', quantity: 1 }],
  }),
  // Of the two days before.
  order('early', '2026-11-11T03:00:00.000Z', gone),
];

/** What is there today: the tea by another name, its business and its warehouse. */
export function whatIsThere() {
  const { table, put } = memoryTable();
  put([
    ...productItems({ ...tea, card: { ...tea.card, name: 'Trà sen' } }),
    ...businessItems(aBusiness()),
    warehouseItem(aWarehouse()),
  ]);
  return { table, put };
}

type NamedRows = readonly (readonly [id: string, name: string, code: string])[];

/** By what a report is grouped, and what its rows are called: what is there as now, what is gone as it was sold. */
export const namedRows: readonly (readonly [groupBy: string, rows: NamedRows])[] = [
  [
    'day',
    [
      ['2026-11-12', '2026-11-12', ''],
      ['2026-11-13', '2026-11-13', ''],
    ],
  ],
  [
    'channel',
    [
      ['website', 'website', ''],
      ['store', 'store', ''],
    ],
  ],
  [
    'product',
    [
      ['tea', 'Trà sen', 'TRA'],
      ['gone', 'Cũ', 'CU'],
    ],
  ],
  ['business', [['biz-hoi-an', 'Hợp tác xã dệt Hội An', '']]],
  [
    'warehouse',
    [
      ['wh-da-nang', 'Kho Đà Nẵng', 'DNG'],
      ['closed', 'closed', ''],
    ],
  ],
];
