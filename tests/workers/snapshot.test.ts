import { existsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { listProducts } from '#shared/catalogue/index.ts';
import { productsView } from '#functions/domain/catalogue/views/products-view.ts';
import { categoriesView } from '#functions/domain/catalogue/views/categories-view.ts';
import { createBucket } from '#functions/platform/clients/bucket.ts';
import { openSqliteView, snapshotKey } from '#functions/platform/views/sqlite-view.ts';
import { aCategory, aProduct, stock } from '#tests/support/catalogue.ts';
import { aWorld, type World } from '#tests/support/world.ts';

let world: World;
beforeAll(async () => {
  world = await aWorld();
  await stock(
    world,
    [aProduct({ name: 'Trà sen Tây Hồ' }), aProduct({ name: 'Trà shan tuyết' })],
    [aCategory({ name: 'Trà' })],
  );
});
afterAll(() => world.close());

const countRows = (view: Awaited<ReturnType<typeof openSqliteView>>) =>
  (view.db.prepare('SELECT count(*) AS total FROM products').get() as { total: number }).total;

it('a function that starts cold reads the snapshot, then only what changed since', async () => {
  await world.cloud.invoke('workers/snapshot-views', {});
  const bucket = createBucket(process.env['VIEWS_BUCKET'] ?? '');
  expect((await bucket.get(snapshotKey(productsView)))?.length).toBeGreaterThan(500);

  await stock(world, [aProduct({ name: 'Trà mạn Hà Giang' })]);
  const view = await openSqliteView(productsView, { table: world.table, bucket, freshMilliseconds: 0 });
  expect(countRows(view)).toBe(2);
  await view.refresh();
  expect(countRows(view)).toBe(3);
  view.close();
});

const storedFile = async (view: { name: string; version: number }) =>
  Buffer.from((await createBucket(process.env['VIEWS_BUCKET'] ?? '').get(snapshotKey(view))) ?? []);

it('a run given a view stores that one and no other', async () => {
  const before = [await storedFile(productsView), await storedFile(categoriesView)];
  await stock(world, [aProduct({ name: 'Trà lài' })], [aCategory({ name: 'Trà hoa' })]);
  await world.cloud.invoke('workers/snapshot-views', { view: 'products' });
  const after = [await storedFile(productsView), await storedFile(categoriesView)];
  expect(after.map((file, place) => before[place]?.equals(file))).toEqual([false, true]);
  await expect(world.cloud.invoke('workers/snapshot-views', { view: 'nothing' })).rejects.toThrow(
    'There is no view nothing',
  );
});

it('a damaged one is as good as none: the view is built from the feed of changes', async () => {
  const bucket = createBucket(process.env['VIEWS_BUCKET'] ?? '');
  const whole = (await bucket.get(snapshotKey(productsView))) ?? Buffer.alloc(0);
  const half = new Uint8Array(whole.subarray(0, whole.length / 2));
  for (const damaged of [half, new TextEncoder().encode('no snapshot at all')]) {
    await bucket.put(snapshotKey(productsView), damaged, 'application/zstd');
    const view = await openSqliteView(productsView, { table: world.table, bucket, freshMilliseconds: 0 });
    await view.refresh();
    expect(countRows(view)).toBe(4);
    view.close();
  }
});

it('what an ended process left in the folder is swept, and nothing else', async () => {
  const left = join(tmpdir(), 'view-products-of-somebody.sqlite');
  const other = join(tmpdir(), 'letter.txt');
  for (const file of [left, other]) writeFileSync(file, 'x');
  const view = await openSqliteView(productsView, { table: world.table, freshMilliseconds: 0 });
  expect([existsSync(left), existsSync(other)]).toEqual([false, true]);
  await view.refresh();
  expect(countRows(view)).toBe(4);
  view.close();
});

it('compared with the table, what functions start from differs in nothing', async () => {
  const told = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  await world.cloud.invoke('workers/compare-views', {});
  const lines = told.mock.calls.map(([line]) => String(line));
  told.mockRestore();
  expect(lines.filter((line) => line.includes('differs from the table'))).toEqual([]);
});

it('without a snapshot the view is built from the feed of changes', async () => {
  const view = await openSqliteView(productsView, { table: world.table, freshMilliseconds: 0 });
  await view.refresh();
  const { body } = await world.send(listProducts, { query: {} });
  expect(countRows(view)).toBe(body.total);
  view.close();
});
