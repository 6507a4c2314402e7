import { describe, expect, it } from 'vitest';
import { shelfId } from '#functions/domain/catalogue/warehouses/shelf-record.ts';
import { lostPartName, lostPiecesOf } from '#functions/domain/orders/lost-pieces.ts';
import { deliveryOf } from '#functions/domain/orders/reading/delivery-of.ts';
import type { StoredOrder } from '#functions/domain/orders/order-record.ts';
import { soldItem } from '#tests/support/invoices.ts';
import { aWaitingOrder } from '#tests/support/payments.ts';

const rice = (warehouseId: string, quantity: number) => ({
  productId: 'gao',
  variantId: '-',
  warehouseId,
  quantity,
});
const line = (id: string, quantity: number) => ({
  ...soldItem({ id, price: 1_000, quantity }),
  productId: 'gao',
});

describe('pieces of a parcel that nobody can sell again', () => {
  const here = rice('kho-1', 2);
  const there = rice('kho-2', 3);
  const two = { holdings: [here, there], items: [line('one', 2), line('two', 3)] };
  type Found = [damaged: number, missing: number];
  const found = (first: Found, second: Found) =>
    new Map(
      [here, there].map((shelf, place) => {
        const [damaged, missing] = place === 0 ? first : second;
        return [shelfId(shelf), { damaged, missing }];
      }),
    );

  it.each<[string, Found, Found, Record<string, number>]>([
    ['none', [0, 0], [0, 0], {}],
    ['one spoiled', [1, 0], [0, 0], { one: 1 }],
    ['one not in it', [0, 0], [0, 1], { one: 1 }],
    ['both together, of two shelves', [1, 0], [0, 2], { one: 2, two: 1 }],
    ['all of them', [1, 1], [2, 1], { one: 2, two: 3 }],
  ])('are of the first line that has such goods: %s', (_, first, second, lost) => {
    expect(lostPiecesOf(two, found(first, second))).toEqual(lost);
  });

  it('are added to those that were lost before', () => {
    const before = { ...two, lostPieces: { one: 1, old: 4 } };
    expect(lostPiecesOf(before, found([1, 0], [0, 0]))).toEqual({ one: 2, old: 4 });
  });

  it('are of no line that has other goods, and of a combo told by what is in it', () => {
    const part = {
      productId: 'gao',
      variantId: null,
      variantName: null,
      name: 'Gạo',
      slug: 'gao',
      code: 'G',
    };
    const parts = [{ ...part, image: '', ground: 0, unit: '', quantity: 2, share: 1_000 }];
    const items = [
      soldItem({ id: 'tea', price: 1_000, quantity: 5 }),
      soldItem({ id: 'set', price: 1_000, quantity: 2, parts }),
      line('rice', 1),
    ];
    const lost = lostPiecesOf({ holdings: [here, there], items }, found([0, 2], [3, 0]));
    expect(lost).toEqual({ [lostPartName('set', part)]: 4, rice: 1 });
  });
});

describe('how an order reached its buyer', () => {
  const statuses = {
    draft: 'waiting',
    confirmed: 'waiting',
    packing: 'packing',
    packing_completed: 'ready',
    delivering: 'delivering',
    shipped: 'shipped',
    completed: 'delivered',
    cancelled: 'cancelled',
    returned: 'returned',
  } as const;
  const all: [string, Partial<StoredOrder>, string][] = [
    ...Object.entries(statuses).map(([status, said]): [string, Partial<StoredOrder>, string] => [
      status,
      { status: status as StoredOrder['status'] },
      said,
    ]),
    [
      'refunded after it had come',
      { status: 'refunded', completedAt: '2026-11-20T03:00:00.000Z' },
      'delivered',
    ],
    ['refunded after it was called off', { status: 'refunded', cancelReason: 'Thôi' }, 'cancelled'],
    ['refunded after it came back', { status: 'refunded' }, 'returned'],
  ];
  it.each(all)('is told of one that is %s', (_, given, said) => {
    expect(deliveryOf(aWaitingOrder(given)).status).toBe(said);
  });
});
