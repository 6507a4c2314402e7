import { beforeAll, describe, expect, it } from 'vitest';
import { takeBackJob } from '#shared/jobs/jobs.contract.ts';
import { productKeys } from '#functions/domain/catalogue/catalogue-keys.ts';
import { update } from '#functions/platform/table/table-operations.ts';
import { newId } from '#shared/values/ids.ts';
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

  it.each<[Change, Record<string, unknown>]>([
    [{ what: 'selling', isActive: false }, { isActive: false }],
    [{ what: 'shipping', freeShipping: true }, { freeShipping: true }],
    [
      { what: 'tax', taxType: 'khac', taxRateDirect: 3 },
      { taxType: 'khac', taxRate: 3 },
    ],
  ])('%j', async (change, after) => {
    const [one, two] = await jobs.products([1000, 2000]);
    const ids = [one?.id ?? '', two?.id ?? ''];
    expect(await start(ids, change)).toMatchObject({ status: 'done', changed: 2 });
    expect(await jobs.cardOf(ids[0] ?? '')).toMatchObject(after);
    // So already: nothing more is changed, and nothing noted.
    expect(await start(ids, change)).toMatchObject({ changed: 0, unchanged: 2, mayTakeBack: false });
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

  it('400: of nothing, of too many, and by what is no change; 403 for members', async () => {
    const member = await world.aMember();
    const send = (input: object, who = staff) => jobs.start(who, { kind: 'change-products', input } as never);
    const change = { what: 'selling', isActive: true };
    const many = Array.from({ length: 1001 }, () => 'x');
    for (const input of [
      { ids: [], change },
      { ids: many, change },
      { ids: ['x'], change: { what: 'cost', by: 1 } },
    ])
      expect((await send(input)).status).toBe(400);
    expect((await send({ ids: ['x'], change }, member)).status).toBe(403);
  });
});
