import { beforeAll, describe, expect, it } from 'vitest';
import { startJob, takeBackJob } from '#shared/jobs/jobs.contract.ts';
import { newId } from '#shared/values/ids.ts';
import { writesOfMany } from '#functions/domain/catalogue/products/change-many.ts';
import { findProductIdByCode, readTexts } from '#functions/domain/catalogue/products/find-product.ts';
import { aBusiness, aCategory } from '#tests/support/catalogue.ts';
import { businessItems, categoryItem } from '#functions/domain/catalogue/records/catalogue-records.ts';
import { aSharedMember, aSharedWorld } from '#tests/support/shared-world.ts';
import { working } from '../jobs/jobs-scene.ts';
import { pricing } from './price-scene.ts';

const world = aSharedWorld();
const admin = aSharedMember(world, { role: 'admin' });
let shop: ReturnType<typeof pricing>;
let jobs: ReturnType<typeof working>;
beforeAll(() => {
  shop = pricing(world, admin);
  jobs = working(world);
});

async function expectShown(id: string, total: number): Promise<void> {
  await expect.poll(() => shop.shownOf(id)).toEqual({ page: total, list: total });
}

/** A category that is cheaper by a fifth, and one that is not. */
async function categories() {
  const [cheap, plain] = [aCategory({ name: `Rẻ ${newId()}` }), aCategory({ name: `Thường ${newId()}` })];
  await world.write([cheap, plain].map(categoryItem));
  await shop.written({ categories: [{ categoryId: cheap.id, way: 'percent', value: -20 }] });
  return { cheap, plain };
}

async function changed(ids: string[], change: object) {
  const body = { kind: 'change-products', input: { ids, change } } as never;
  const { body: job } = await world.send(startJob, shop.asAdmin({ body }));
  return jobs.ended(admin, job.id);
}

it('a file that moves a product, or makes one, brings it the prices of its category', async () => {
  const { cheap, plain } = await categories();
  const { card } = await shop.aGood(50_000, plain);
  const code = newId().slice(-12);
  const file = [
    'code;name;price;categoryId;businessId',
    `${card.code};;;${cheap.name};`,
    `${code};Trà ${code};10000;${cheap.slug};${card.business.id}`,
  ].join('\n');
  const checked = await jobs.check(admin, file, {}, { makesNew: true });
  expect(await jobs.apply(admin, checked.id)).toMatchObject({ changed: 2, made: 1 });
  await expectShown(card.id, 40_000);
  await expectShown(
    (await findProductIdByCode({ table: world.table, now: () => new Date() }, code)) ?? '',
    8000,
  );
});

describe('a change of many products', () => {
  it('brings a category’s prices to those moved in, takes them from those moved out, and back when taken back', async () => {
    const { cheap, plain } = await categories();
    const [moved, left] = [await shop.aGood(50_000, plain), await shop.aGood(70_000, plain)];
    const job = await changed([moved.card.id, left.card.id], { what: 'category', categoryId: cheap.id });
    expect(job).toMatchObject({ status: 'done', changed: 2 });
    await expectShown(moved.card.id, 40_000);
    await expectShown(left.card.id, 56_000);
    expect(await changed([left.card.id], { what: 'category', categoryId: plain.id })).toMatchObject({
      changed: 1,
    });
    await expectShown(left.card.id, 70_000);
    await world.send(takeBackJob, shop.asAdmin({ params: { id: job.id }, body: {} }));
    expect(await jobs.ended(admin, job.id)).toMatchObject({ takenBack: 1, kept: 1 });
    await expectShown(moved.card.id, 50_000);
  });

  it('keeps the price of a book through another change, and follows a business into its book', async () => {
    const { cheap } = await categories();
    const good = await shop.aGood(50_000, cheap);
    const other = aBusiness({ id: newId(), name: 'Gốm Phù Lãng', slug: `phu-lang-${newId().toLowerCase()}` });
    await world.write(businessItems(other));
    const scope = { kind: 'business' as const, businessId: other.id };
    await shop.written({ scope, priority: 9, items: [{ productId: good.card.id, price: 30_000 }] });
    await expectShown(good.card.id, 40_000);
    await changed([good.card.id], { what: 'price', way: 'amount', by: 10_000 });
    await expectShown(good.card.id, 48_000);
    await changed([good.card.id], { what: 'business', businessId: other.id });
    await expectShown(good.card.id, 30_000);
  });

  it('is followed in a minute by prices whose own look at it nobody came to', async () => {
    const { cheap, plain } = await categories();
    const { card } = await shop.aGood(50_000, plain);
    const [product] = await readTexts(world.table, [card.id]);
    if (!product) throw new Error('The product is gone');
    const context = { table: world.table, now: () => new Date(world.cloud.clock.now()) };
    const writes = await writesOfMany(context, [{ product, values: { categoryId: cheap.id } }]);
    expect(await world.table.write(writes)).toBeUndefined();
    await expectShown(card.id, 50_000);
    await world.cloud.clock.advance(120_000);
    await world.cloud.idle();
    await expectShown(card.id, 40_000);
  });
});
