import { beforeAll, describe, expect, it } from 'vitest';
import { listActivity } from '#shared/activity/activity.contract.ts';
import { resumeJob, stopJob, takeBackJob } from '#shared/jobs/jobs.contract.ts';
import { productKeys } from '#functions/domain/catalogue/catalogue-keys.ts';
import { readProduct } from '#functions/domain/catalogue/products/find-product.ts';
import { update } from '#functions/platform/table/table-operations.ts';
import { maxSelected } from '#shared/lists/query-parts.ts';
import { newId } from '#shared/values/ids.ts';
import { aCategory, stock } from '#tests/support/catalogue.ts';
import { aSharedMember, aSharedWorld } from '#tests/support/shared-world.ts';
import { working } from './jobs-scene.ts';

const world = aSharedWorld();
const staff = aSharedMember(world, { role: 'collaborator' });
let jobs: ReturnType<typeof working>;
beforeAll(() => {
  jobs = working(world);
});

type Change = Record<string, unknown>;
const start = async (ids: string[], change: Change) => {
  const { body } = await jobs.start(staff, { kind: 'change-products', input: { ids, change } } as never);
  return jobs.ended(staff, body.id);
};
const idsOf = (cards: { id: string }[]) => cards.map(({ id }) => id);

describe('a change of many products', () => {
  it('lowers prices by percent, once each, and leaves what would have none', async () => {
    const cards = await jobs.products([100_000, 33_333, 5]);
    const ids = [...idsOf(cards), newId()];
    const done = await start(ids, { what: 'price', way: 'percent', by: -10 });
    expect(done).toMatchObject({
      status: 'done',
      total: 4,
      done: 4,
      changed: 2,
      unchanged: 1,
      refused: 1,
      mayTakeBack: true,
    });
    const prices = await Promise.all(idsOf(cards).map(async (id) => (await jobs.cardOf(id))?.price));
    expect(prices).toEqual([90_000, 30_000, 5]);
    const below = await start(idsOf(cards), { what: 'price', way: 'amount', by: -40_000 });
    expect(below).toMatchObject({ changed: 1, refused: 2 });
  });

  it('takes as many as may be chosen, by ids of any length', async () => {
    const change = { what: 'price', way: 'amount', by: 1000 } as const;
    const ids = Array.from({ length: maxSelected }, (_, place) => String(place).padStart(64, 'x'));
    const { status, body } = await jobs.start(staff, { kind: 'change-products', input: { ids, change } });
    expect([status, body.total ?? maxSelected]).toEqual([201, maxSelected]);
    const { accessToken: token } = staff;
    await world.send(stopJob, { token, params: { id: body.id } });
    await jobs.ended(staff, body.id);
  });

  it.each<[Change, Record<string, unknown>]>([
    [{ what: 'selling', isActive: false }, { isActive: false }],
    [{ what: 'shipping', freeShipping: true }, { freeShipping: true }],
    [
      { what: 'tax', taxType: 'khac', taxRateDirect: 3 },
      { taxType: 'khac', taxRate: 3 },
    ],
    [{ what: 'badges', way: 'add', badges: ['ocop', 'new'] }, { badges: ['new', 'ocop'] }],
  ])('%j', async (change, after) => {
    const [one, two] = await jobs.products([1000, 2000]);
    const ids = [one?.id ?? '', two?.id ?? ''];
    expect(await start(ids, change)).toMatchObject({ status: 'done', changed: 2 });
    expect(await jobs.cardOf(ids[0] ?? '')).toMatchObject(after);
    // So already: nothing more is changed, and nothing noted.
    expect(await start(ids, change)).toMatchObject({ changed: 0, unchanged: 2, mayTakeBack: false });
  });

  it('puts badges on and takes them off, never more than a card has room for', async () => {
    const [one, full] = [
      ...(await jobs.products([1000], { badges: ['ocop'] })),
      ...(await jobs.products([1000], { badges: ['new', 'best_seller', 'handmade', 'organic'] })),
    ];
    const ids = idsOf(one && full ? [one, full] : []);
    const added = await start(ids, { what: 'badges', way: 'add', badges: ['gift', 'ocop'] });
    expect(added).toMatchObject({ changed: 1, refused: 1 });
    const rows = await jobs.rowsOf(staff, added.id);
    expect(rows.map(({ reason, changes }) => reason || changes)).toEqual([
      [{ title: 'Nhãn', before: 'OCOP', after: 'OCOP, Quà tặng' }],
      'quá nhiều lựa chọn',
    ]);
    expect(await start(ids, { what: 'badges', way: 'remove', badges: ['ocop', 'new'] })).toMatchObject({
      changed: 2,
    });
    expect((await jobs.cardOf(ids[0] ?? ''))?.badges).toEqual(['gift']);
    await world.send(takeBackJob, { token: staff.accessToken, params: { id: added.id }, body: {} });
    expect(await jobs.ended(staff, added.id)).toMatchObject({ takenBack: 0, kept: 1 });
  });

  it('tells of categories by their names, not by what we know them by', async () => {
    const [one] = await jobs.products([1000]);
    const other = aCategory({ name: 'Sơn mài', id: newId() });
    await stock(world, [], [other]);
    const done = await start(idsOf(one ? [one] : []), { what: 'category', categoryId: other.id });
    const [row] = await jobs.rowsOf(staff, done.id);
    expect(row?.changes).toEqual([{ title: 'Danh mục', before: 'Gốm', after: 'Sơn mài' }]);
  });

  it('names what nobody knows, row by row', async () => {
    const [one] = await jobs.products([1000]);
    const done = await start(idsOf(one ? [one] : []), { what: 'category', categoryId: 'nowhere' });
    expect(done).toMatchObject({ changed: 0, refused: 1 });
    const [row] = await jobs.rowsOf(staff, done.id);
    expect(row).toMatchObject({ key: one?.code, status: 'refused' });
    expect(row?.reason).not.toBe('');
  });

  it('is taken back, but for what was changed since', async () => {
    const cards = await jobs.products([1000, 2000]);
    const [kept = '', back = ''] = idsOf(cards);
    const done = await start([kept, back], { what: 'price', way: 'amount', by: 500 });
    await world.table.write([update(productKeys.card(kept), { set: { price: 9 }, add: { revision: 1 } })]);
    await world.send(takeBackJob, { token: staff.accessToken, params: { id: done.id }, body: {} });
    expect(await jobs.ended(staff, done.id)).toMatchObject({ takenBack: 1, kept: 1 });
    expect((await jobs.cardOf(back))?.price).toBe(2000);
    expect((await jobs.cardOf(kept))?.price).toBe(9);
  });

  it('is of each product once, however often it was named', async () => {
    const [card] = await jobs.products([1000]);
    const id = card?.id ?? '';
    const done = await start([id, id, id], { what: 'price', way: 'percent', by: 100 });
    expect(done).toMatchObject({ total: 1, changed: 1 });
    expect((await jobs.cardOf(id))?.price).toBe(2000);
  });

  it('touches neither shelves nor what is counted, and says who changed what by which job', async () => {
    const [card] = await jobs.products([1000]);
    const id = card?.id ?? '';
    const before = await readProduct(world.table, id);
    await world.table.write([update(productKeys.card(id), { set: { sold: 7, stockStatus: 'low_stock' } })]);
    const done = await start([id], { what: 'price', way: 'amount', by: 500 });
    const after = await readProduct(world.table, id);
    expect(after?.stocks).toEqual(before?.stocks);
    expect(after?.card).toMatchObject({
      price: 1500,
      pricing: { price: 1500 },
      sold: 7,
      stockStatus: 'low_stock',
      warehouseIds: before?.card.warehouseIds,
      revision: 2,
    });
    expect(after?.detail.history[0]).toMatchObject({ revision: 2, changed: ['price'] });
    const { body } = await world.send(listActivity, {
      token: staff.accessToken,
      params: { entity: 'product', id },
    });
    expect(body.data[0]).toMatchObject({ way: 'bulk', jobId: done.id });
  });

  it('is stopped, goes on, and is taken back at once', async () => {
    const cards = await jobs.products([100, 200]);
    const change = { what: 'price', way: 'percent', by: 10 };
    const { body } = await jobs.start(staff, {
      kind: 'change-products',
      input: { ids: idsOf(cards), change },
    } as never);
    const asked = { token: staff.accessToken, params: { id: body.id } };
    await world.send(stopJob, asked);
    const stopped = await jobs.ended(staff, body.id);
    if (stopped.status === 'stopped') {
      expect(stopped.mayResume).toBe(true);
      expect((await world.send(resumeJob, asked)).body).toMatchObject({ status: 'running' });
    }
    expect(await jobs.ended(staff, body.id)).toMatchObject({ status: 'done', changed: 2, mayResume: false });
    expect((await world.send(resumeJob, asked)).failure.code).toBe('JOB_STATE');
    await world.send(takeBackJob, { ...asked, body: {} });
    expect(await jobs.ended(staff, body.id)).toMatchObject({ status: 'taken_back', takenBack: 2 });
    const prices = await Promise.all(idsOf(cards).map(async (id) => (await jobs.cardOf(id))?.price));
    expect(prices).toEqual([100, 200]);
  });

  it('400: of nothing, of too many, and by what is no change', async () => {
    const send = (input: object, who = staff) => jobs.start(who, { kind: 'change-products', input } as never);
    const change = { what: 'selling', isActive: true };
    const many = Array.from({ length: 10_001 }, () => 'x');
    for (const input of [
      { ids: [], change },
      { ids: many, change },
      { ids: ['x'], change: { what: 'cost', by: 1 } },
    ])
      expect((await send(input)).status).toBe(400);
  });
});
