import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  collectVoucher,
  createVoucher,
  deleteVoucher,
  duplicateVoucher,
  getVoucher,
  listPublicVouchers,
  pauseVoucher,
  searchVouchers,
  updateVoucher,
} from '#shared/vouchers/index.ts';
import { newId } from '#shared/values/ids.ts';
import { voucherDraft } from '#tests/support/voucher-draft.ts';
import { daysFromNow } from '#tests/support/vouchers.ts';
import { aWorld, type Member, type World } from '#tests/support/world.ts';

let world: World;
let admin: Member;
let token: string;
beforeAll(async () => {
  world = await aWorld();
  admin = await world.aMember({ role: 'admin' });
  token = admin.accessToken;
});
afterAll(() => world.close());

const running = { validFrom: daysFromNow(-1), validTo: daysFromNow(30) };
const newCode = () => `T${newId().slice(-10)}`;
const create = (body: object = {}) =>
  world.send(createVoucher, {
    token,
    body: { ...voucherDraft, ...running, code: newCode(), ...body } as never,
  });
const made = async (body: object = {}) => (await create(body)).body;
const update = (id: string, version: number, body: object = {}) =>
  world.send(updateVoucher, {
    token,
    params: { id },
    body: { ...voucherDraft, ...running, ...body, version } as never,
  });
const pause = (id: string, isPaused: boolean) =>
  world.send(pauseVoucher, { token, params: { id }, body: { isPaused } });
const remove = (id: string) => world.send(deleteVoucher, { token, params: { id } });
const get = (id: string) => world.send(getVoucher, { token, params: { id } });
const take = async (code: string, member?: Member) =>
  world.send(collectVoucher, {
    token: (member ?? (await world.aMember())).accessToken,
    body: { code },
  });

describe('a voucher', () => {
  it('201: is written once, however often it is asked for, and shoppers see it', async () => {
    const asked = { code: 'chotet26', clientRequestId: 'mot-lan-thoi' };
    const [first, again] = [await create(asked), await create(asked)];
    expect(first.status).toBe(201);
    expect(first.body).toMatchObject({
      id: 'vou_chotet26',
      code: 'CHOTET26',
      discountPercentage: 10,
      discountAmount: 0,
      used: 0,
      cost: 0,
      version: 1,
    });
    expect(again.body).toEqual(first.body);
    const { body } = await world.send(listPublicVouchers);
    const [shown] = body.filter(({ code }) => code === 'CHOTET26');
    expect(shown).toMatchObject({ minOrderAmount: 200_000 });
    // What it costs, and how many there are, is not for shoppers.
    for (const hidden of ['cost', 'used', 'handoutLimit', 'useLimit', 'revenue', 'handedOut'])
      expect(shown).not.toHaveProperty(hidden);
  });

  it('says minutes as clocks in Vietnam do', async () => {
    const { body } = await create({ validFrom: '2026-02-01T07:30', validTo: '2026-03-01T00:00' });
    expect([body.validFrom, body.validTo]).toEqual(['2026-02-01T00:30:00.000Z', '2026-02-28T17:00:00.000Z']);
  });

  it('409: takes no code that another has', async () => {
    const { code } = await made();
    const { status, failure } = await create({ code: code.toLowerCase() });
    expect([status, failure.code]).toEqual([409, 'CODE_EXISTS']);
  });

  it.each([
    ['an end before its beginning', { validTo: daysFromNow(-2) }, 'validTo'],
    ['more than a year', { validTo: daysFromNow(400) }, 'validTo'],
    ['no worth', { discountPercentage: null }, 'discountPercentage'],
    ['more than all', { discountPercentage: 101 }, 'discountPercentage'],
    ['a most below its least', { maxOrderAmount: 100_000 }, 'maxOrderAmount'],
    ['no price in points', { category: 'points_voucher' }, 'pointsPrice'],
    ['a code of other letters', { code: 'TẾT' }, 'code'],
    ['no name', { name: ' ' }, 'name'],
    ['a moment that is none', { validFrom: '2026-13-40T99:99' }, 'validFrom'],
    ['a field nobody knows', { cost: 1 }, 'cost'],
  ])('400: is not written with %s', async (_, wrong, path) => {
    const { status, failure } = await create(wrong);
    expect([status, failure.errors?.map((problem) => problem.path)]).toEqual([400, [path]]);
  });

  it('changes as it was read; who was slower is told', async () => {
    const { id } = await made();
    const { body } = await update(id, 1, { name: 'Chợ Tết sớm' });
    expect(body).toMatchObject({ name: 'Chợ Tết sớm', version: 2 });
    const stale = await update(id, 1, { name: 'Khác' });
    expect([stale.status, stale.failure.code]).toEqual([409, 'STALE_STATE']);
    const both = await Promise.all(['Một', 'Hai'].map((name) => update(id, 2, { name })));
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect((await get(id)).body.version).toBe(3);
  });

  it('takes nothing back from those who have it; it may become better', async () => {
    const { id, code } = await made();
    await take(code);
    const worse = await update(id, 1, { minOrderAmount: 300_000 });
    expect([worse.status, worse.failure.code, worse.failure.params]).toEqual([
      409,
      'VOUCHER_PROMISED',
      { field: 'minOrderAmount', count: 1, code },
    ]);
    expect((await update(id, 1, { discountPercentage: 12, minOrderAmount: 0 })).body).toMatchObject({
      discountPercentage: 12,
      version: 2,
    });
  });

  it('is made worse by nobody while somebody takes it', async () => {
    const { id, code } = await made();
    const member = await world.aMember();
    const [change] = await Promise.all([update(id, 1, { discountPercentage: 5 }), take(code, member)]);
    const { body } = await get(id);
    // Whichever came first: nobody has one that was better when they took it.
    expect([change.status, body.discountPercentage, body.handedOut]).toEqual(
      change.status === 200 ? [200, 5, 1] : [409, 10, 1],
    );
  });

  it('409: no limit goes below what is taken, and the number is named', async () => {
    const { id, code } = await made({ handoutLimit: 2 });
    await Promise.all([take(code), take(code)]);
    const { failure } = await update(id, 1, { handoutLimit: 1 });
    expect([failure.code, failure.params]).toEqual([
      'VOUCHER_LIMIT_USED',
      { field: 'handoutLimit', limit: 1, count: 2 },
    ]);
    expect((await take(code)).failure.code).toBe('VOUCHERS_GONE');
    expect((await update(id, 1, { handoutLimit: 3 })).status).toBe(200);
    expect((await take(code)).status).toBe(200);
  });

  it('is stopped and goes on; said twice it changes nothing', async () => {
    const { id, code } = await made();
    const presses = await Promise.all([pause(id, true), pause(id, true)]);
    expect(presses.map(({ status, body }) => [status, body.version])).toEqual([
      [200, 2],
      [200, 2],
    ]);
    expect((await take(code)).failure.code).toBe('VOUCHER_NOT_FOUND');
    await pause(id, false);
    expect((await take(code)).status).toBe(200);
  });

  it('is taken away while no order used it, and its code is free again', async () => {
    const { id, code } = await made();
    expect((await remove(id)).body).toEqual({ id });
    expect((await get(id)).failure.code).toBe('VOUCHER_NOT_FOUND');
    expect((await remove(id)).status).toBe(404);
    expect((await create({ code })).status).toBe(201);
    const { body } = await world.send(searchVouchers, { token, query: { q: code } });
    expect(body.data.map((one) => one.code)).toEqual([code]);
  });

  it('is copied under a code of its own, and waits', async () => {
    const { id } = await made({ name: 'Bản gốc' });
    const asked = { token, params: { id }, body: { code: newCode(), clientRequestId: 'nhan-ban-1' } };
    const [copy, again] = [
      await world.send(duplicateVoucher, asked),
      await world.send(duplicateVoucher, asked),
    ];
    expect(copy.body).toMatchObject({ name: 'Bản gốc', isPaused: true, used: 0, version: 1 });
    expect(again.body.id).toBe(copy.body.id);
  });

  it('404: of which there is none', async () => {
    for (const answer of [
      await get('vou_khong'),
      await update('vou_khong', 1),
      await pause('vou_khong', true),
    ])
      expect([answer.status, answer.failure.code]).toEqual([404, 'VOUCHER_NOT_FOUND']);
  });
});

describe('the list', () => {
  it('is narrowed by where vouchers stand, and sorted', async () => {
    const name = `Lọc ${newId()}`;
    const [coming, stopped, on, over] = [
      await made({ name, validFrom: daysFromNow(2), validTo: daysFromNow(9) }),
      await made({ name }),
      await made({ name, type: 'free_shipping', freeShippingAmount: 20_000 }),
      await made({ name, validFrom: daysFromNow(-9), validTo: daysFromNow(-2) }),
    ];
    await pause(stopped.id, true);
    const idsOf = async (query: object) =>
      (await world.send(searchVouchers, { token, query: { q: name, ...query } as never })).body.data.map(
        ({ id }) => id,
      );
    expect(await idsOf({ state: 'coming' })).toEqual([coming.id]);
    expect(await idsOf({ state: 'paused' })).toEqual([stopped.id]);
    expect(await idsOf({ state: 'running' })).toEqual([on.id]);
    expect(await idsOf({ state: 'over' })).toEqual([over.id]);
    expect(await idsOf({ state: 'used-up' })).toEqual([]);
    expect(await idsOf({ type: 'free_shipping,discount_amount' })).toEqual([on.id]);
    expect((await idsOf({ sortBy: 'validTo', sortOrder: 'asc' }))[0]).toBe(over.id);
  });
});
