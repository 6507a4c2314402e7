import { expect, it } from 'vitest';
import { noVariantId } from '#functions/domain/catalogue/stock-shards/shelf-name.ts';
import { holdStock } from '#functions/domain/catalogue/warehouses/hold-stock.ts';
import { productItems } from '#functions/domain/catalogue/products/product-items.ts';
import { notifyWaiting, notifiedPerRound } from '#functions/domain/restock/notify-waiting.ts';
import { listWaiting, startWaiting } from '#functions/domain/restock/waiting.ts';
import { aProduct, warehouse } from '#tests/support/catalogue.ts';
import { contextOf } from '#tests/support/context.ts';
import { meanwhile } from '#tests/support/meanwhile.ts';
import { memoryTable } from '#tests/support/memory-table.ts';

const at = '2026-11-21T03:00:00.000Z';

/** So many are back on the shelf, and some wait for them. */
async function aRestock(onHand: number, userIds = ['lan', 'mai']) {
  const { table, put, rows } = memoryTable();
  const product = aProduct({ name: 'Nón lá Huế', available: onHand });
  const returned = { productId: product.card.id, variantId: noVariantId };
  put(productItems(product));
  for (const userId of userIds)
    await table.write([startWaiting({ userId, ...returned, createdAt: at }, new Date(at))]);
  const buy = (quantity: number) =>
    table.write([
      holdStock({ ...returned, warehouseId: warehouse.id, quantity, onHand }, { why: 'held' }, 'gone'),
    ]);
  const findProfile = async (id: string) =>
    ({ id, fullName: 'Lan', email: `${id}@example.com`, language: 'vi', status: 'active' }) as never;
  return {
    table,
    returned,
    buy,
    tell: (crossed = table) => notifyWaiting({ ...contextOf(crossed), findProfile }, returned),
    waiting: async () => (await listWaiting(table, returned, 10)).map(({ userId }) => userId),
    told: () => rows().filter(({ entity }) => entity === 'mail').length,
    rounds: () => rows().filter(({ entity }) => entity === 'restock-rounds').length,
  };
}

it('whoever waits is told of nothing that was sold the moment before, and goes on waiting', async () => {
  const { table, buy, tell, waiting, told } = await aRestock(1);
  const crossed = meanwhile(table, () => buy(1));
  await tell(crossed.table);
  expect(crossed.happened()).toBe(true);
  expect([await waiting(), told()]).toEqual([['lan', 'mai'], 0]);
});

it('a sale that leaves some keeps nobody from being told, once', async () => {
  const { table, buy, tell, waiting, told } = await aRestock(3);
  const crossed = meanwhile(table, () => buy(2));
  await tell(crossed.table);
  expect(crossed.happened()).toBe(true);
  expect([await waiting(), told()]).toEqual([[], 2]);
  await tell();
  expect(told()).toBe(2);
});

it('a name that is off the list by now is passed over, and the next one told', async () => {
  const { table, tell, waiting, told } = await aRestock(2);
  const crossed = meanwhile(table, () => tell());
  await tell(crossed.table);
  expect([await waiting(), told()]).toEqual([[], 2]);
});

it.each([
  [notifiedPerRound, 0],
  [notifiedPerRound + 1, 1],
])('%i who wait ask for %i further rounds', async (count, more) => {
  const userIds = Array.from({ length: count }, (_, nth) => `member-${nth}`);
  const { tell, told, rounds } = await aRestock(99, userIds);
  await tell();
  expect([told(), rounds()]).toEqual([notifiedPerRound, more]);
});
