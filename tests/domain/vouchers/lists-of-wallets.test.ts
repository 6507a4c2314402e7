import { describe, expect, it } from 'vitest';
import { listUserVouchers as contract } from '#shared/vouchers/member-vouchers.contract.ts';
import type { VoucherLimit } from '#shared/vouchers/voucher.ts';
import { lineItem } from '#functions/domain/cart/cart-repository.ts';
import { newLine } from '#functions/domain/cart/cart-line.ts';
import { memberOwner } from '#functions/domain/cart/read-cart.ts';
import { productItems } from '#functions/domain/catalogue/products/product-items.ts';
import { findOffer } from '#functions/domain/catalogue/products/product-offers.ts';
import { applyVouchers } from '#functions/domain/vouchers/apply-vouchers.ts';
import { goodsWanted, orderAmountOf } from '#functions/domain/vouchers/goods-wanted.ts';
import { listOwnVouchers } from '#functions/domain/vouchers/list-own-vouchers.ts';
import type { MemberVoucher } from '#functions/domain/vouchers/member-voucher.ts';
import { offerVouchers } from '#functions/domain/vouchers/offer-vouchers.ts';
import { voucherRecord } from '#functions/domain/vouchers/voucher-record.ts';
import { aProduct } from '#tests/support/catalogue.ts';
import { contextOf } from '#tests/support/context.ts';
import { memoryTable } from '#tests/support/memory-table.ts';
import { aMemberVoucher, aVoucher, heldItems } from '#tests/support/vouchers.ts';

const now = '2026-11-22T03:00:00.000Z';
const userId = 'lan';
const days = (count: number): string => new Date(Date.parse(now) + count * 86_400_000).toISOString();

/** A member with these vouchers, each with a name of its own that is its id. */
function aWallet(...held: Partial<MemberVoucher>[]) {
  const { table, put } = memoryTable();
  const context = contextOf(table, () => new Date(now));
  for (const { isUsedUp, ...given } of held) {
    const one = aMemberVoucher(userId, { validFrom: days(-60), validTo: days(20), ...given });
    put(heldItems(one));
    const usedUp = { ...one, id: one.voucherId, useLimit: 1, used: 1 };
    if (isUsedUp) put([voucherRecord.item(aVoucher(usedUp))]);
  }
  return { table, put, context };
}

describe('a wallet', () => {
  const ids = async (held: Partial<MemberVoucher>[], query: Record<string, string> = {}) => {
    const { context } = aWallet(...held);
    const page = await listOwnVouchers(context, { ...contract.query.parse(query), userId });
    return page.data.map(({ id }) => id);
  };

  it('has first what can be used, by what ends first; then what was, and what never will be, the latest first', async () => {
    const held = [
      { id: 'expired-long', validTo: days(-9) },
      { id: 'used-early', usedAt: days(-8), validTo: days(-20) },
      { id: 'ends-last', validTo: days(9) },
      { id: 'used-late', usedAt: days(-2), validTo: days(-30) },
      { id: 'expired-just', validTo: days(-1) },
      { id: 'ends-first', validTo: days(1) },
      { id: 'used-then', usedAt: days(-8), validTo: days(3) },
      { id: 'also-last', validTo: days(9) },
      { id: 'also-just', validTo: days(-1) },
    ];
    const expected = [
      'ends-first',
      'also-last',
      'ends-last',
      'used-late',
      'used-early',
      'used-then',
      'also-just',
      'expired-just',
      'expired-long',
    ];
    expect(await ids(held)).toEqual(expected);
    expect(await ids(held.toReversed())).toEqual(expected);
  });

  it('counts what ends this very moment as good still', async () => {
    expect(await ids([{ id: 'now', validTo: now }], { status: 'unused' })).toEqual(['now']);
    expect(await ids([{ id: 'over', validTo: days(-0.0001) }], { status: 'expired' })).toEqual(['over']);
  });

  const mixed: Partial<MemberVoucher>[] = [
    {
      id: 'a',
      name: 'Giảm giá Tết',
      code: 'TET2026',
      description: 'Cho hàng khô',
      minOrderAmount: 100,
      maxOrderAmount: 200,
    },
    {
      id: 'b',
      name: 'Miễn phí vận chuyển',
      type: 'free_shipping',
      code: 'SHIP',
      description: 'Mọi đơn',
      validTo: days(21),
    },
    {
      id: 'c',
      name: 'Đổi điểm',
      category: 'points_voucher',
      code: 'DIEM',
      description: 'Tết',
      validTo: days(22),
      usedAt: days(-1),
    },
  ];

  it.each<[Record<string, string>, string[]]>([
    [{}, ['a', 'b', 'c']],
    [{ search: 'tet' }, ['a', 'c']],
    [{ search: 'TẾT khô' }, ['a']],
    [{ search: 'ship' }, ['b']],
    [{ search: 'moi don' }, ['b']],
    [{ search: 'tet ship' }, []],
    [{ category: 'points_voucher' }, ['c']],
    [{ category: 'system_voucher' }, ['a', 'b']],
    [{ status: 'unused' }, ['a', 'b']],
    [{ status: 'used' }, ['c']],
    [{ type: 'free_shipping' }, ['b']],
    [{ orderAmount: '99' }, ['b', 'c']],
    [{ orderAmount: '100' }, ['a', 'b', 'c']],
    [{ orderAmount: '200' }, ['a', 'b', 'c']],
    [{ orderAmount: '201' }, ['b', 'c']],
    [{ orderAmount: '0' }, ['b', 'c']],
  ])('narrowed by %o has %o', async (query, found) => {
    expect(await ids(mixed, query)).toEqual(found);
  });

  it('comes in pages', async () => {
    const { context } = aWallet(
      { id: 'a', validTo: days(1) },
      { id: 'b', validTo: days(2) },
      { id: 'c', validTo: days(3) },
    );
    const page = async (of: string) => {
      const query = contract.query.parse({ page: of, limit: '2' });
      const { data, ...rest } = await listOwnVouchers(context, { ...query, userId });
      return { ids: data.map(({ id }) => id), ...rest };
    };
    expect(await page('1')).toEqual({ ids: ['a', 'b'], total: 3, page: 1, limit: 2, totalPages: 2 });
    expect(await page('2')).toEqual({ ids: ['c'], total: 3, page: 2, limit: 2, totalPages: 2 });
  });
});

describe('vouchers beside an order', () => {
  const offer = (held: Partial<MemberVoucher>[], given: Partial<Parameters<typeof offerVouchers>[1]> = {}) =>
    offerVouchers(aWallet(...held).context, {
      userId,
      orderAmount: 200_000,
      shippingFee: 30_000,
      language: 'en',
      ...given,
    });
  const order = async (held: Partial<MemberVoucher>[], given: object = {}) =>
    (await offer(held, given)).data.map(({ id }) => id);

  it('are those that were not used, and ended thirty days ago at the most', async () => {
    const shown = await order([
      { id: 'fits' },
      { id: 'used', usedAt: days(-1) },
      { id: 'used-and-over', usedAt: days(-1), validTo: days(-1) },
      { id: 'just-over', validTo: days(-30) },
      { id: 'long-over', validTo: days(-30.001) },
    ]);
    expect(shown).toEqual(['fits', 'just-over']);
  });

  it('stand by what they save, then by what ends first; those that do not fit by how near they are', async () => {
    const held: Partial<MemberVoucher>[] = [
      { id: 'over', validTo: days(-1) },
      { id: 'far', minOrderAmount: 900_000 },
      { id: 'near', minOrderAmount: 210_000 },
      { id: 'near-too', minOrderAmount: 210_000 },
      { id: 'much', discountAmount: 50_000, validTo: days(9) },
      { id: 'much-sooner', discountAmount: 50_000, validTo: days(1) },
      { id: 'much-sooner-too', discountAmount: 50_000, validTo: days(1) },
      { id: 'little', discountAmount: 1000 },
      { id: 'above', maxOrderAmount: 100_000 },
      { id: 'other-goods', limitedTo: [{ kind: 'product', id: 'p', name: 'P' }] },
      { id: 'not-yet', validFrom: days(1) },
      { id: 'paused', isPaused: true },
      { id: 'used-up', isUsedUp: true },
      { id: 'ship', type: 'free_shipping', freeShippingAmount: 20_000 },
    ];
    const expected = [
      'much-sooner',
      'much-sooner-too',
      'much',
      'ship',
      'little',
      'near',
      'near-too',
      'far',
      'other-goods',
      'above',
      'not-yet',
      'paused',
      'used-up',
      'over',
    ];
    expect(await order(held)).toEqual(expected);
    expect(await order(held.toReversed())).toEqual(expected);
    const withoutFee = await order(held, { shippingFee: 0 });
    expect(withoutFee.slice(6, 9)).toEqual(['far', 'other-goods', 'ship']);
  });

  it.each<[string, Partial<MemberVoucher>, object]>([
    ['below-minimum', { minOrderAmount: 250_000 }, { amount: 50_000 }],
    ['above-maximum', { maxOrderAmount: 150_000 }, { amount: 50_000 }],
    ['expired', { validTo: days(-1) }, { amount: null }],
    ['paused', { isPaused: true }, { amount: null }],
  ])('say why they do not fit, in words and in numbers: %s', async (reason, given, refusal) => {
    const { data } = await offer([{ id: 'one', ...given }]);
    expect(data).toMatchObject([
      { usable: false, refusal: { reason, ...refusal, message: expect.stringMatching(/\w/) } },
    ]);
  });

  it('say what they take off and of how much they count', async () => {
    const { data, ...rest } = await offer([
      { id: 'any', discountAmount: 20_000 },
      { id: 'kept', discountAmount: 10_000, limitedTo: [{ kind: 'product', id: 'p', name: 'P' }] },
    ]);
    expect(data).toMatchObject([
      { id: 'any', usable: true, savings: 20_000, eligibleAmount: null, refusal: null, status: 'unused' },
      { id: 'kept', usable: false, savings: 0, eligibleAmount: 0, refusal: { reason: 'no-matching-goods' } },
    ]);
    expect(rest).toMatchObject({ orderAmount: 200_000, shippingFee: 30_000 });
  });

  it('are best as the pair that saves most, of those that were not used', async () => {
    const { best } = await offer([
      { id: 'used', usedAt: days(-1), discountAmount: 90_000 },
      { id: 'small', discountAmount: 10_000 },
      { id: 'large', discountAmount: 30_000 },
      { id: 'points', category: 'points_voucher', discountAmount: 5000 },
      { id: 'unfit', discountAmount: 80_000, minOrderAmount: 900_000 },
    ]);
    expect(best).toEqual({ voucherIds: ['points', 'large'], totalDiscount: 35_000 });
    expect((await offer([])).best).toEqual({ voucherIds: [], totalDiscount: 0 });
  });

  it('are a hundred at the most', async () => {
    const many = Array.from({ length: 101 }, (_, nth) => ({ id: `v${nth}` }));
    expect(await order(many)).toHaveLength(100);
  });
});

describe('the goods of a cart', () => {
  async function aCart() {
    const wallet = aWallet();
    const { table, put } = wallet;
    const tea = aProduct({ name: 'Trà', price: 100_000, taxType: 'ten', facts: { id: 'tea' } });
    const cup = aProduct({ name: 'Chén', price: 50_000, taxType: 'zero', facts: { id: 'cup' } });
    put([tea, cup].flatMap((one) => productItems(one)));
    const lay = async (id: string, quantity: number, savedForLater = false) => {
      const found = await findOffer(table, id);
      if (typeof found !== 'object') throw new Error('It is not on sale');
      put([lineItem(memberOwner(userId), { ...newLine(found, quantity, now), savedForLater })]);
    };
    await lay('tea', 2);
    await lay('cup', 1, true);
    return { ...wallet, lay };
  }
  const good = (productId: string, amount: number) => ({
    productId,
    categoryIds: ['cat-thoi-trang'],
    businessId: 'biz-hoi-an',
    amount,
  });

  it('are the lines that are named, or all that are not put aside, with tax', async () => {
    const { context } = await aCart();
    expect(await goodsWanted(context, { userId })).toEqual([good('tea', 220_000)]);
    expect(await goodsWanted(context, { userId, cartItemIds: ['cup~-~*'] })).toEqual([good('cup', 50_000)]);
    expect(await goodsWanted(context, { userId, cartItemIds: [] })).toEqual([]);
    expect((await goodsWanted(context, { userId, cartItemIds: ['tea~-', 'cup~-~*'] })).length).toBe(2);
  });

  it('leave out what is not on sale any more', async () => {
    const { context, put } = await aCart();
    const gone = aProduct({ name: 'Trà', isActive: false, facts: { id: 'tea' } });
    put(productItems(gone));
    expect(await goodsWanted(context, { userId })).toEqual([]);
  });

  it('are what an order comes to where lines are named, and as is said otherwise', () => {
    const goods = [good('tea', 220_000), good('cup', 50_000)];
    expect(orderAmountOf(goods, { orderAmount: 1 })).toBe(1);
    expect(orderAmountOf(goods, { cartItemIds: ['tea~-', 'cup~-~*'], orderAmount: 1 })).toBe(270_000);
    expect(orderAmountOf([], { cartItemIds: [], orderAmount: 1 })).toBe(0);
  });

  const onlyTea: VoucherLimit = { kind: 'product', id: 'tea', name: 'Trà' };

  it('say of which of them chosen vouchers count, and what those take off together', async () => {
    const { context, put } = await aCart();
    const chosen = [
      aMemberVoucher(userId, {
        id: 'half',
        type: 'discount_percentage',
        discountPercentage: 50,
        limitedTo: [onlyTea],
        validFrom: days(-1),
        validTo: days(1),
        code: 'HALF',
        name: 'Một nửa',
        minOrderAmount: 10,
        maxOrderAmount: 900_000,
      }),
      aMemberVoucher(userId, {
        id: 'points',
        category: 'points_voucher',
        validFrom: days(-1),
        validTo: days(1),
      }),
    ];
    put(chosen.flatMap(heldItems));
    const asked = { userId, cartItemIds: ['tea~-', 'cup~-~*'], orderAmount: 1, shippingFee: 0 };
    const applied = await applyVouchers(context, { ...asked, voucherIds: ['half', 'points'] });
    expect(applied).toMatchObject({
      totalDiscount: 130_000,
      canApplyMore: false,
      maxSystemVouchers: 1,
      maxPointsVouchers: 1,
    });
    expect(applied.appliedVouchers.map(({ id, discountAmount }) => [id, discountAmount])).toEqual([
      ['half', 110_000],
      ['points', 20_000],
    ]);
    expect(applied.appliedVouchers[0]).toEqual({
      id: 'half',
      code: 'HALF',
      name: 'Một nửa',
      type: 'discount_percentage',
      category: 'system_voucher',
      minOrderAmount: 10,
      maxOrderAmount: 900_000,
      discountAmount: 110_000,
    });
    const one = await applyVouchers(context, { ...asked, voucherIds: ['half'] });
    expect([one.canApplyMore, one.totalDiscount]).toEqual([true, 110_000]);
    const elsewhere = applyVouchers(context, { ...asked, cartItemIds: ['cup~-~*'], voucherIds: ['half'] });
    await expect(elsewhere).rejects.toMatchObject({ details: { params: { why: 'no-matching-goods' } } });
    const offered = await offerVouchers(context, { ...asked, language: 'vi' });
    expect(offered.orderAmount).toBe(270_000);
    expect(offered.data.find(({ id }) => id === 'half')).toMatchObject({
      eligibleAmount: 220_000,
      savings: 110_000,
    });
  });
});
