import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OfferedVoucher } from '#shared/vouchers/index.ts';
import { aCategory } from '#tests/support/catalogue.ts';
import { daysFromNow } from '#tests/support/vouchers.ts';
import { aWorld, type World } from '#tests/support/world.ts';
import { cartsOf, lineOf } from '../cart/carts.ts';
import { dear, later, over, points, ship, used, walletsOf } from './wallets.ts';

let world: World;
let wallets: ReturnType<typeof walletsOf>;
beforeAll(async () => {
  world = await aWorld();
  wallets = walletsOf(world);
});
afterAll(() => world.close());

const codesOf = (vouchers: readonly { code: string }[]) => vouchers.map(({ code }) => code);

describe('the wallet', () => {
  it('200: is wrapped, and of somebody without vouchers it is empty', async () => {
    const { member } = await wallets.aWallet();
    const { status, body, headers } = await wallets.list(member);
    expect(status).toBe(200);
    expect(body).toEqual({
      success: true,
      message: 'Lấy danh sách voucher thành công.',
      data: [],
      total: 0,
      page: 1,
      limit: 20,
      totalPages: 0,
    });
    // The wallet, and beside it what everybody has.
    expect(headers.get('server-timing')).toContain('2 trips');
  });

  it('200: what ends first in front, then what was used, then what expired', async () => {
    const { member } = await wallets.aWallet(over, { code: 'LAST' }, used, {
      code: 'SOON',
      validTo: daysFromNow(1),
    });
    const { data } = (await wallets.list(member)).body;
    expect(data.map(({ code, status }) => [code, status])).toEqual([
      ['SOON', 'unused'],
      ['LAST', 'unused'],
      ['USED', 'used'],
      ['OVER', 'expired'],
    ]);
    expect(data[2]).toMatchObject({ orderId: 'o', orderCode: 'CL1' });
    expect(data[0]).toMatchObject({ voucherTemplate: { code: 'SOON', name: 'Giảm 20.000 ₫' } });
  });

  it.each([
    ['status', { status: 'expired' }, ['OVER']],
    ['category', { category: 'points_voucher' }, ['POINTS']],
    ['type', { type: 'free_shipping' }, ['SHIP']],
    ['search without accents', { search: 'ca phe' }, ['COFFEE']],
    ['orderAmount', { orderAmount: 299_999, status: 'unused' }, ['COFFEE', 'POINTS', 'SHIP']],
    ['page', { status: 'unused', page: 2, limit: 3 }, ['SHIP']],
    ['userId of one’s own', {}, ['COFFEE', 'DEAR', 'POINTS', 'SHIP', 'USED', 'OVER']],
  ] as const)('200: filters by %s', async (what, query, codes) => {
    const { member } = await wallets.aWallet(over, points, used, dear, ship, {
      code: 'COFFEE',
      name: 'Cà phê sáng',
    });
    const own = what.startsWith('userId') && { userId: member.id };
    const { data } = (await wallets.list(member, { ...query, ...own })).body;
    const found = codesOf(data);
    if ('page' in query) expect(found).toHaveLength(1);
    else expect(found.toSorted()).toEqual([...codes].toSorted());
  });

  it('403: of anybody else, whoever that is', async () => {
    const { member } = await wallets.aWallet();
    const owner = await wallets.aWallet({});
    const foreign = await wallets.list(member, { userId: owner.member.id });
    const nobody = await wallets.list(member, { userId: 'nobody' });
    expect([foreign.status, nobody.status]).toEqual([403, 403]);
    expect(foreign.failure.message).toBe(nobody.failure.message);
  });

  it('400: a status nobody knows', async () => {
    const { member } = await wallets.aWallet();
    expect((await wallets.list(member, { status: 'spent' })).status).toBe(400);
    expect((await wallets.list(member, { limit: 101 })).status).toBe(400);
  });
});

const refusalsOf = (data: readonly OfferedVoucher[]) =>
  Object.fromEntries(data.map(({ code, refusal }) => [code, refusal?.message ?? null]));

describe('vouchers for an order', () => {
  it('200: tells which fit and what the others lack, never what was used', async () => {
    const { member } = await wallets.aWallet(
      over,
      later,
      used,
      dear,
      ship,
      { code: 'FITS' },
      { code: 'SMALL', maxOrderAmount: 100_000 },
      { code: 'OLD', validTo: daysFromNow(-40) },
    );
    const { body } = await wallets.offer(member, { orderAmount: 255_000 });
    expect(refusalsOf(body.data)).toEqual({
      FITS: null,
      DEAR: 'Mua thêm 45.000 ₫ để dùng voucher này.',
      SHIP: 'Đơn hàng này không có phí vận chuyển.',
      SMALL: 'Đơn hàng vượt 155.000 ₫ so với mức tối đa của voucher.',
      LATER: expect.stringContaining('Voucher dùng được từ'),
      OVER: expect.stringContaining('Voucher đã hết hạn'),
    });
    expect(codesOf(body.data)[0]).toBe('FITS');
    expect(body.data.find(({ code }) => code === 'DEAR')?.refusal).toMatchObject({
      reason: 'below-minimum',
      amount: 45_000,
    });
  });

  it('200: suggests the pair that saves most', async () => {
    const { member, ids } = await wallets.aWallet(points, { code: 'TWENTY' }, ship, dear);
    const { body } = await wallets.offer(member, { orderAmount: 200_000, shippingFee: 25_000 });
    expect(body.best).toEqual({ voucherIds: [ids[0], ids[2]], totalDiscount: 45_000 });
    expect((await wallets.offer((await wallets.aWallet()).member, { orderAmount: 1 })).body).toMatchObject({
      data: [],
      best: { voucherIds: [], totalDiscount: 0 },
    });
  });

  it('200: counts the named lines of the cart instead of what the client says, and only the goods it is for', async () => {
    const carts = cartsOf(world);
    const tea = aCategory({ name: 'Trà' });
    const kind = await carts.onSale({ name: 'Trà sen', category: tea, price: 100_000, taxType: 'zero' });
    const other = await carts.onSale({ name: 'Nón lá', price: 50_000, taxType: 'zero' });
    const { member, ids } = await wallets.aWallet({
      code: 'TEA',
      type: 'discount_percentage',
      discountAmount: 0,
      discountPercentage: 10,
      isCategoryLimited: true,
      limitedTo: [{ kind: 'category', id: tea.id, name: 'Trà' }],
    });
    await carts.put(member, { productId: kind.card.id, quantity: 2 });
    await carts.put(member, { productId: other.card.id });
    const cartItemIds = [lineOf(kind), lineOf(other)];
    const { body } = await wallets.offer(member, { orderAmount: 1, cartItemIds: cartItemIds.join() });
    expect(body.orderAmount).toBe(250_000);
    expect(body.data[0]).toMatchObject({ eligibleAmount: 200_000, discountAmount: 0, savings: 20_000 });
    const applied = await wallets.apply(member, { voucherIds: ids, orderAmount: 9_999_999, cartItemIds });
    expect(applied.body.data.totalDiscount).toBe(20_000);
    const refused = await wallets.apply(member, {
      voucherIds: ids,
      orderAmount: 1,
      cartItemIds: [lineOf(other)],
    });
    expect([refused.status, refused.failure.params?.['why']]).toEqual([422, 'no-matching-goods']);
  });

  it('400: without an amount, or a negative one', async () => {
    const { member } = await wallets.aWallet();
    const without = await fetch(`${world.url}/api/e-commerce/vouchers/for-order`, {
      headers: { authorization: `Bearer ${member.accessToken}` },
    });
    expect(without.status).toBe(400);
    expect((await wallets.offer(member, { orderAmount: -1 })).status).toBe(400);
  });
});
