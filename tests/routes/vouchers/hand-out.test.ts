import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  collectVoucher,
  createVoucher,
  handOutVoucher,
  listUserVouchers,
  listVoucherHolders,
  pauseVoucher,
  type StaffVoucher,
} from '#shared/vouchers/index.ts';
import { newId } from '#shared/values/ids.ts';
import { buying } from '#tests/support/orders.ts';
import { voucherDraft } from '#tests/support/voucher-draft.ts';
import { daysFromNow } from '#tests/support/vouchers.ts';
import { aWorld, type Member, type World } from '#tests/support/world.ts';

let world: World;
let shop: ReturnType<typeof buying>;
let token: string;
beforeAll(async () => {
  world = await aWorld();
  shop = buying(world);
  ({ accessToken: token } = await world.aMember({ role: 'admin' }));
});
afterAll(() => world.close());

async function made(given: object = {}): Promise<StaffVoucher> {
  const body = {
    ...voucherDraft,
    type: 'discount_amount',
    discountAmount: 10_000,
    minOrderAmount: null,
    validFrom: daysFromNow(-1),
    validTo: daysFromNow(30),
    handoutLimit: null,
    useLimit: null,
    code: `T${newId().slice(-10)}`,
    ...given,
  };
  return (await world.send(createVoucher, { token, body: body as never })).body;
}

const give = (id: string, members: readonly { id: string }[], clientRequestId?: string) =>
  world.send(handOutVoucher, {
    token,
    params: { id },
    body: { userIds: members.map((member) => member.id), ...(clientRequestId && { clientRequestId }) },
  });
const walletOf = async ({ accessToken }: Member) =>
  (await world.send(listUserVouchers, { token: accessToken })).body.data;
const holders = async (id: string, query: object = {}) =>
  (await world.send(listVoucherHolders, { token, params: { id }, query: query as never })).body;

describe('by name', () => {
  it('each has one, however often it is asked for, and no code gets another', async () => {
    const voucher = await made({ reach: 'named' });
    const [lan, minh] = [await world.aMember(), await world.aMember()];
    const presses = await Promise.all([1, 2].map(() => give(voucher.id, [lan, minh], 'phat-mot-lan')));
    expect(presses.map(({ body }) => body)).toEqual([
      { given: [lan.id, minh.id], leftOut: [] },
      { given: [lan.id, minh.id], leftOut: [] },
    ]);
    expect((await give(voucher.id, [lan])).body).toEqual({ given: [], leftOut: [lan.id] });
    expect((await walletOf(lan)).map(({ code }) => code)).toEqual([voucher.code]);
    const taken = await world.send(collectVoucher, { token: lan.accessToken, body: { code: voucher.code } });
    expect(taken.failure.code).toBe('VOUCHER_NOT_FOUND');
    const { data } = await holders(voucher.id);
    expect(new Set(data.map(({ userId }) => userId))).toEqual(new Set([lan.id, minh.id]));
    expect(data[0]).toMatchObject({ usedAt: null, orderCode: null });
  });

  it('409: no more than there are; what is over, or everybody’s, is not handed out', async () => {
    const few = await made({ reach: 'named', handoutLimit: 1 });
    const members = [await world.aMember(), await world.aMember()];
    expect((await give(few.id, members)).failure.code).toBe('VOUCHERS_GONE');
    const both = await Promise.all(members.map((member) => give(few.id, [member])));
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const over = await made({ validFrom: daysFromNow(-9), validTo: daysFromNow(-1) });
    expect((await give(over.id, members)).failure.code).toBe('VOUCHER_OVER');
    const all = await made({ reach: 'everybody' });
    expect((await give(all.id, members)).failure.code).toBe('VOUCHER_EVERYBODYS');
  });

  it('404: to nobody, of nothing', async () => {
    const voucher = await made({ reach: 'named' });
    const member = await world.aMember();
    expect((await give(voucher.id, [member, { id: 'nobody' }])).failure.code).toBe('USER_NOT_FOUND');
    expect((await walletOf(member)).map(({ code }) => code)).not.toContain(voucher.code);
    expect((await give('vou_khong', [member])).failure.code).toBe('VOUCHER_NOT_FOUND');
    expect((await give(voucher.id, [member, member])).status).toBe(400);
  });
});

describe('to everybody', () => {
  it('members have it at once, and as often as each may; who used it is listed with the order', async () => {
    const voucher = await made({ reach: 'everybody', perPerson: 2 });
    const member = await world.aMember();
    const mine = async () =>
      (await walletOf(member)).filter(({ voucherTemplate }) => voucherTemplate.id === voucher.id);
    for (const number of [1, 2]) {
      const unused = (await mine()).filter(({ status }) => status === 'unused');
      expect(unused.map(({ id }) => id)).toEqual([`${voucher.id}~${number}`]);
      const product = await shop.onSale();
      await shop.put(member, { productId: product.card.id, quantity: 1 });
      const { status, body } = await shop.order(member, { voucherIds: unused.map(({ id }) => id) });
      expect([status, body.voucherDiscount]).toEqual([201, 10_000]);
    }
    expect((await mine()).map(({ status }) => status)).toEqual(['used', 'used']);
    const refused = await shop.order(member, { voucherIds: [`${voucher.id}~3`] });
    expect(refused.failure.params).toMatchObject({ why: 'unknown' });
    const { data } = await holders(voucher.id, { of: 'used', take: 1 });
    expect(data).toHaveLength(1);
    expect(data[0]).toMatchObject({ userId: member.id, discountAmount: 10_000 });
    await world.send(pauseVoucher, { token, params: { id: voucher.id }, body: { isPaused: true } });
    const other = await world.aMember();
    expect(await walletOf(other)).not.toContainEqual(expect.objectContaining({ code: voucher.code }));
  });
});

it('one that may be had twice is taken again once it is used', async () => {
  const voucher = await made({ perPerson: 2 });
  const member = await world.aMember();
  const take = async () =>
    (await world.send(collectVoucher, { token: member.accessToken, body: { code: voucher.code } })).body.data;
  const first = await take();
  expect((await take()).id).toBe(first.id);
  const product = await shop.onSale();
  await shop.put(member, { productId: product.card.id, quantity: 1 });
  expect((await shop.order(member, { voucherIds: [first.id] })).status).toBe(201);
  const second = await take();
  expect([second.status, second.id]).toEqual(['unused', `${voucher.id}~2`]);
  expect((await take()).id).toBe(second.id);
});
