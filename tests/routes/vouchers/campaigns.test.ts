import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createCampaign,
  createVoucher,
  deleteCampaign,
  getCampaign,
  handOutVoucher,
  pauseCampaign,
  pauseVoucher,
  searchCampaigns,
  type StaffVoucher,
  updateCampaign,
  updateVoucher,
} from '#shared/vouchers/index.ts';
import { newId } from '#shared/values/ids.ts';
import { cancelOrder } from '#shared/orders/index.ts';
import { buying } from '#tests/support/orders.ts';
import { voucherDraft } from '#tests/support/voucher-draft.ts';
import { daysFromNow } from '#tests/support/vouchers.ts';
import { aWorld, type World } from '#tests/support/world.ts';

let world: World;
let shop: ReturnType<typeof buying>;
let token: string;
beforeAll(async () => {
  world = await aWorld();
  shop = buying(world);
  ({ accessToken: token } = await world.aMember({ role: 'admin' }));
});
afterAll(() => world.close());

const time = { validFrom: daysFromNow(-1), validTo: daysFromNow(9) };
const amount = { type: 'discount_amount', discountAmount: 10_000, minOrderAmount: null };
async function aVoucher(given: object = {}): Promise<StaffVoucher> {
  const code = `T${newId().slice(-10)}`;
  const body = {
    ...voucherDraft,
    ...amount,
    validFrom: daysFromNow(-3),
    validTo: daysFromNow(3),
    code,
    ...given,
  };
  return (await world.send(createVoucher, { token, body: body as never })).body;
}
const create = (vouchers: readonly StaffVoucher[], given: object = {}) =>
  world.send(createCampaign, {
    token,
    body: { name: 'Chợ Tết', ...time, voucherIds: vouchers.map(({ id }) => id), ...given } as never,
  });
const update = (id: string, version: number, given: object) =>
  world.send(updateCampaign, {
    token,
    params: { id },
    body: { name: 'Chợ Tết', ...time, voucherIds: [], ...given, version } as never,
  });
const get = async (id: string) => (await world.send(getCampaign, { token, params: { id } })).body;
const pause = (id: string, isPaused: boolean) =>
  world.send(pauseCampaign, { token, params: { id }, body: { isPaused } });
const pauseOne = (id: string, isPaused: boolean) =>
  world.send(pauseVoucher, { token, params: { id }, body: { isPaused } });

describe('a campaign', () => {
  it('201: gathers vouchers for its time, once however often it is asked for', async () => {
    const vouchers = [await aVoucher(), await aVoucher()];
    const asked = { clientRequestId: 'gom-mot-lan' };
    const [first, again] = [await create(vouchers, asked), await create(vouchers, asked)];
    expect([first.status, again.body.id]).toEqual([201, first.body.id]);
    const { vouchers: gathered } = await get(first.body.id);
    expect(gathered.map(({ validFrom, validTo }) => ({ validFrom, validTo }))).toEqual([time, time]);
    const found = await world.send(searchCampaigns, { token, query: { q: 'cho tet', state: 'running' } });
    expect(found.body.data.map(({ id }) => id)).toContain(first.body.id);
  });

  it('is stopped and goes on with all its vouchers; one alone goes on only with it', async () => {
    const vouchers = [await aVoucher(), await aVoucher()];
    const { id } = (await create(vouchers)).body;
    await pause(id, true);
    await pause(id, true);
    expect((await get(id)).vouchers.map(({ isPaused }) => isPaused)).toEqual([true, true]);
    const [first] = vouchers;
    const alone = await pauseOne(first?.id ?? '', false);
    expect([alone.status, alone.failure.code]).toEqual([409, 'CAMPAIGN_PAUSED']);
    await pause(id, false);
    expect((await get(id)).vouchers.map(({ isPaused }) => isPaused)).toEqual([false, false]);
    // Stopped at the same moment as one of them goes on: never stopped with one that runs.
    for (let race = 0; race < 10; race += 1) {
      await pause(id, false);
      await pauseOne(first?.id ?? '', true);
      await Promise.all([pause(id, true), pauseOne(first?.id ?? '', false)]);
      const { isPaused, vouchers: after } = await get(id);
      expect([isPaused, after.map((one) => one.isPaused)]).toEqual([true, [true, true]]);
    }
  });

  it('409: takes no voucher of another, none that was used, and is changed as it was read', async () => {
    const voucher = await aVoucher();
    const { id } = (await create([voucher])).body;
    expect((await create([voucher])).failure.code).toBe('VOUCHER_HAS_CAMPAIGN');
    expect((await create([{ ...voucher, id: 'vou_khong' }])).failure.code).toBe('VOUCHER_NOT_FOUND');
    const fields = { ...voucherDraft, ...amount, ...time, version: 2 };
    const moved = await world.send(updateVoucher, {
      token,
      params: { id: voucher.id },
      body: { ...fields, validTo: daysFromNow(20) } as never,
    });
    expect(moved.failure.code).toBe('VOUCHER_IN_CAMPAIGN');
    expect((await update(id, 1, { name: 'Tết' })).body).toMatchObject({
      name: 'Tết',
      vouchers: [],
      version: 2,
    });
    expect((await update(id, 1, {})).failure.code).toBe('STALE_STATE');
    expect((await create([voucher])).status).toBe(201);
  });

  it('counts an order with two of its vouchers once, and no more once that is called off', async () => {
    const [system, points] = [
      await aVoucher(),
      await aVoucher({ category: 'points_voucher', pointsPrice: 5 }),
    ];
    const { id } = (await create([system, points])).body;
    const member = await world.aMember();
    for (const voucher of [system, points])
      await world.send(handOutVoucher, { token, params: { id: voucher.id }, body: { userIds: [member.id] } });
    const product = await shop.onSale({ price: 100_000 });
    await shop.fill(member, { product });
    const voucherIds = [`${system.id}~1`, `${points.id}~1`];
    const { body: order } = await shop.order(member, { voucherIds });
    expect(order.voucherDiscount).toBe(20_000);
    expect(await get(id)).toMatchObject({ orders: 1, cost: 20_000, revenue: order.total });
    expect((await update(id, 1, { voucherIds: [system.id] })).failure.code).toBe('VOUCHER_USED_BEFORE');
    await world.send(cancelOrder, {
      token: member.accessToken,
      params: { id: order.id },
      body: { reason: 'Đổi ý' },
    });
    expect(await get(id)).toMatchObject({ orders: 0, cost: 0, revenue: 0 });
    // In the books all the same.
    const refused = await world.send(deleteCampaign, { token, params: { id } });
    expect(refused.failure.code).toBe('VOUCHER_USED_BEFORE');
  });

  it('is taken away, and its vouchers stay', async () => {
    const voucher = await aVoucher();
    const { id } = (await create([voucher])).body;
    expect((await world.send(deleteCampaign, { token, params: { id } })).status).toBe(200);
    expect((await world.send(getCampaign, { token, params: { id } })).status).toBe(404);
    expect((await create([voucher])).status).toBe(201);
  });
});
