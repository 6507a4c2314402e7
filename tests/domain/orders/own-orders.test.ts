import { describe, expect, it } from 'vitest';
import type * as z from 'zod';
import { listOrders as contract } from '#shared/orders/member-orders.contract.ts';
import type { QueryOf } from '#shared/contract/route.ts';
import { orderFeed } from '#functions/domain/orders/order-keys.ts';
import { orderRecord, StoredOrder } from '#functions/domain/orders/order-record.ts';
import { ownOrders } from '#functions/domain/orders/reading/list-orders.ts';
import { orderListing } from '#functions/domain/orders/reading/order-listing.ts';
import { ownOrderRows } from '#functions/domain/orders/reading/own-order-rows.ts';
import { defineView } from '#functions/platform/views/define-view.ts';
import { listOf } from '#functions/platform/views/list-query.ts';
import type { Query } from '#functions/platform/table/table.ts';
import { memoryTable } from '#tests/support/memory-table.ts';
import { aProduct } from '#tests/support/catalogue.ts';
import { anOrderItem, aStoredOrder } from '#tests/support/returns.ts';
import { viewRows } from '../support/view-rows.ts';

const lan = { id: 'lan', fullName: 'Lan', email: 'lan@example.com', phoneNumber: '0912345678' };
const statuses: StoredOrder['status'][] = ['completed', 'cancelled', 'draft'];

/** Two of one moment and two of one price, so that ids have to decide; and somebody else's among them. */
const orders = Array.from({ length: 9 }, (_, place) =>
  aStoredOrder(lan, [], {
    id: `o${place}`,
    code: `CL${place}`,
    userId: place === 4 ? 'minh' : 'lan',
    status: statuses[place % 3] ?? 'draft',
    paymentStatus: place % 2 === 0 ? 'paid' : 'processing',
    total: 100_000 * Math.floor(place / 2),
    createdAt: `2026-11-0${place < 3 ? 1 : place}T08:00:00.000Z`,
  }),
);

/** All orders, kept as a view would keep them. */
const everybodys = defineView(StoredOrder, {
  ...orderListing,
  ...orderFeed,
  name: 'orders-of-everybody',
  version: 1,
  indexes: [],
});

async function engines() {
  const { table, put } = memoryTable();
  put(orders.map((order) => orderRecord.item(order)));
  const asked: Query[] = [];
  const watched = {
    ...table,
    list: <T extends z.ZodType>(query: Query, schema: T) => {
      asked.push(query);
      return table.query(query, schema);
    },
  };
  return {
    byKey: ownOrderRows({ table: watched }, 'lan'),
    replica: await viewRows(
      everybodys,
      orders.filter(({ userId }) => userId === 'lan'),
    ),
    asked,
  };
}

const parse = (query: Record<string, unknown>): QueryOf<typeof contract> => contract.query.parse(query);

describe('a member’s own orders, read by key', () => {
  it.each([
    {},
    { take: '3' },
    { sortOrder: 'asc' },
    { sortBy: 'total' },
    { sortBy: 'total', sortOrder: 'asc', take: '2' },
    { statusIn: 'completed,draft' },
    { statusIn: 'completed', take: '1' },
    { minTotal: '200000' },
    { createdFrom: '2026-11-03', createdTo: '2026-11-06' },
    { q: 'cl7' },
    { q: '%' },
  ])('are page by page what everybody’s would answer, asked for %j', async (query) => {
    const { byKey, replica } = await engines();
    let cursor: string | null = null;
    let pages = 0;
    do {
      const asked = parse({ ...query, ...(cursor && { cursor }) });
      const [mine, theirs] = [
        await listOf(ownOrders, asked, {}, byKey),
        await listOf(ownOrders, asked, {}, replica),
      ];
      expect(mine).toEqual(theirs);
      cursor = mine.nextCursor;
      pages += 1;
    } while (cursor && pages < 20);
    expect(cursor).toBeNull();
  });

  it('are found by their code, their goods and what is in a combo', async () => {
    const { table, put } = memoryTable();
    const box = anOrderItem(aProduct({ name: 'Hộp quà', code: 'HOP-QUA' }), 1);
    const inBox = { productId: 'lotus', variantId: null, variantName: null, quantity: 1, share: 1, unit: '' };
    const { name, slug, image, ground } = box;
    const parts = [{ ...inBox, name, slug, image, ground, code: 'HATSEN-5' }];
    const placed = (id: string, items: StoredOrder['items']) =>
      put([orderRecord.item(aStoredOrder(lan, items, { id, code: `CL-${id}` }))]);
    placed('combo', [{ ...box, parts }]);
    placed('plain', []);
    const found = async (q: string) => {
      const { data } = await listOf(ownOrders, parse({ q }), {}, ownOrderRows({ table }, 'lan'));
      return data.map(({ id }) => id).toSorted();
    };
    for (const words of ['cl-combo', 'hop qua', 'hop-qua', 'hatsen-5'])
      expect([words, await found(words)]).toEqual([words, ['combo']]);
    expect([await found('lan'), await found('none')]).toEqual([['combo', 'plain'], []]);
  });

  it('are counted alike', async () => {
    const { byKey, replica } = await engines();
    const plan = { by: ['status', 'paymentStatus'], sum: ['total'], where: [] } as const;
    const wanted = await replica.tally(plan);
    const counted = await byKey.tally(plan);
    expect(counted).toHaveLength(wanted.length);
    expect(counted).toEqual(expect.arrayContaining(wanted.map((tally) => ({ ...tally }))));
  });

  it('read no more than the page that is asked for', async () => {
    const { byKey, asked } = await engines();
    const first = await listOf(ownOrders, parse({ take: '2' }), {}, byKey);
    await listOf(ownOrders, parse({ take: '2', cursor: first.nextCursor }), {}, byKey);
    expect(asked.map(({ limit }) => limit)).toEqual([3, 4]);
  });
});
