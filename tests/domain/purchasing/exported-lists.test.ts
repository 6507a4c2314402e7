import { expect, it } from 'vitest';
import { searchInventory } from '#shared/inventory/inventory.contract.ts';
import { searchPurchases } from '#shared/purchasing/purchases.contract.ts';
import { exportInventory } from '#functions/domain/inventory/stock/export-inventory.ts';
import { exportPurchases } from '#functions/domain/purchasing/export-purchases.ts';
import { sheetJobs } from '../support/sheet-jobs.ts';
import { readViewsFrom } from '../support/views-of-table.ts';
import { aBuyingShop } from './purchase-world.ts';

/** A shop whose lists are written into files on the twentieth in Vietnam. */
async function aShop() {
  const shop = await aBuyingShop();
  readViewsFrom(shop.rows);
  const jobs = sheetJobs({
    table: shop.table,
    now: () => new Date('2026-11-19T18:00:00.000Z'),
    runners: { 'export-purchases': exportPurchases, 'export-inventory': exportInventory },
  });
  const linesOf = async (kind: 'export-purchases' | 'export-inventory', query: object) =>
    jobs.linesOf(await jobs.run(kind, { format: 'csv', query }));
  return { ...shop, ...jobs, linesOf };
}

it('the file of purchases holds those that staff narrowed it to: what is late is so when it is written', async () => {
  const { sent, linesOf } = await aShop();
  const late = await sent({}, { expectedOn: '2026-11-19' });
  const other = await sent({}, { expectedOn: '2026-11-20' });
  const [head = '', ...all] = await linesOf('export-purchases', searchPurchases.query.parse({}));
  expect([head, all.length]).toEqual([expect.stringContaining('Mã'), 2]);
  const [, ...found] = await linesOf('export-purchases', searchPurchases.query.parse({ late: 'true' }));
  expect(found).toEqual([expect.stringContaining(late.code)]);
  expect(all.find((line) => line.includes(other.code))).toContain('Gạo Hải Hậu');
});

it('the file of shelves holds those that staff narrowed it to', async () => {
  const { linesOf, name, save } = await aShop();
  await save({ warehouseId: 'wh-far', onHand: 3 });
  const [, ...all] = await linesOf('export-inventory', searchInventory.query.parse({}));
  const [, ...far] = await linesOf(
    'export-inventory',
    searchInventory.query.parse({ warehouseId: 'wh-far' }),
  );
  expect([all.length, far]).toEqual([2, [expect.stringContaining('Kho xa')]]);
  expect(far[0]).not.toContain(name.warehouseId);
});
