import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aWorld, type World } from '#tests/support/world.ts';
import { dear, later, over, points, ship, used, walletsOf } from './wallets.ts';

let world: World;
let wallets: ReturnType<typeof walletsOf>;
beforeAll(async () => {
  world = await aWorld();
  wallets = walletsOf(world);
});
afterAll(() => world.close());

describe('applying', () => {
  it('200: one of each kind, with what each takes off', async () => {
    const { member, ids } = await wallets.aWallet(points, { ...ship, minOrderAmount: 10_000 });
    const { status, body } = await wallets.apply(member, {
      voucherIds: ids,
      orderAmount: 90_000,
      shippingFee: 18_000,
    });
    expect(status).toBe(200);
    expect(body).toEqual({
      success: true,
      message: 'Áp dụng voucher thành công.',
      data: {
        totalDiscount: 38_000,
        appliedVouchers: [
          expect.objectContaining({ code: 'POINTS', discountAmount: 20_000, maxOrderAmount: null }),
          expect.objectContaining({ code: 'SHIP', discountAmount: 18_000, minOrderAmount: 10_000 }),
        ],
        canApplyMore: false,
        maxSystemVouchers: 1,
        maxPointsVouchers: 1,
      },
    });
  });

  it('200: none at all takes nothing off', async () => {
    const { body } = await wallets.apply((await wallets.aWallet()).member, {
      voucherIds: [],
      orderAmount: 5,
    });
    expect(body.data).toMatchObject({ totalDiscount: 0, appliedVouchers: [], canApplyMore: true });
  });

  it.each([
    ['expired', over, /đã hết hạn ngày \d\d\/\d\d\/\d{4}/],
    ['not valid yet', later, /dùng được từ/],
    ['used', used, /đã được dùng/],
    ['below its minimum', dear, /Mua thêm 200\.000 ₫/],
    ['for shipping, without a fee', ship, /không có phí vận chuyển/],
  ])('422: %s, and says so', async (_, given, text) => {
    const { member, ids } = await wallets.aWallet(given);
    const { status, failure } = await wallets.apply(member, { voucherIds: ids, orderAmount: 100_000 });
    expect([status, failure.code]).toEqual([422, 'VOUCHER_REFUSED']);
    expect(failure.message).toMatch(text);
    const { failure: english } = await wallets.apply(member, { voucherIds: ids, orderAmount: 100_000 }, 'en');
    expect(english.message).toMatch(/^Voucher \w+ cannot be used for this order\. [A-Z][^{}]+\.$/);
  });

  it('422: two system vouchers, or three in all; 400: a field nobody named', async () => {
    const { member, ids } = await wallets.aWallet({}, {}, points);
    const [first = '', second = ''] = ids;
    for (const voucherIds of [[first, second], ids]) {
      const { status, failure } = await wallets.apply(member, { voucherIds, orderAmount: 100_000 });
      expect([status, failure.params?.['why']]).toEqual([422, 'one-of-each']);
    }
    const forged = { voucherIds: [first], orderAmount: 1, totalDiscount: 1 };
    expect((await wallets.apply(member, forged)).status).toBe(400);
  });

  it('422: another member’s, exactly like one nobody has', async () => {
    const { member } = await wallets.aWallet();
    const { ids } = await wallets.aWallet({});
    const [id = ''] = ids;
    const foreign = await wallets.apply(member, { voucherIds: [id], orderAmount: 100_000 });
    const missing = await wallets.apply(member, { voucherIds: ['nobody'], orderAmount: 100_000 });
    expect([foreign.status, missing.status]).toEqual([422, 422]);
    expect(foreign.failure.params).toEqual({ code: id, why: 'unknown' });
    expect(missing.failure.params).toEqual({ code: 'nobody', why: 'unknown' });
    expect(foreign.failure.message).toBe(missing.failure.message);
    expect(foreign.failure.message).not.toContain(id);
  });
});
