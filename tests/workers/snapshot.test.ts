import { afterAll, beforeAll, expect, it } from 'vitest';
import { listProducts } from '#shared/catalogue/index.ts';
import { productsView } from '#functions/domain/catalogue/views/products-view.ts';
import { createBucket } from '#functions/platform/clients/bucket.ts';
import { openView, snapshotKey } from '#functions/platform/views/view.ts';
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

const countRows = (view: Awaited<ReturnType<typeof openView>>) =>
  (view.db.prepare('SELECT count(*) AS total FROM products').get() as { total: number }).total;

it('a function that starts cold reads the snapshot, then only what changed since', async () => {
  await world.cloud.invoke('workers/views/snapshot-views', {});
  const bucket = createBucket(process.env['VIEWS_BUCKET'] ?? '');
  expect((await bucket.get(snapshotKey(productsView)))?.length).toBeGreaterThan(500);

  await stock(world, [aProduct({ name: 'Trà mạn Hà Giang' })]);
  const view = await openView(productsView, { table: world.table, bucket, freshMilliseconds: 0 });
  expect(countRows(view)).toBe(2);
  await view.refresh();
  expect(countRows(view)).toBe(3);
  view.close();
});

it('without a snapshot the view is built from the feed of changes', async () => {
  const view = await openView(productsView, { table: world.table, freshMilliseconds: 0 });
  await view.refresh();
  const { body } = await world.send(listProducts, { query: {} });
  expect(countRows(view)).toBe(body.total);
  view.close();
});
