import { describe, expect, it } from 'vitest';
import type { VoucherDraft } from '#shared/vouchers/voucher-draft.ts';
import { createVoucher, duplicateVoucher } from '#functions/domain/vouchers/save-voucher.ts';
import type { StoredVoucher } from '#functions/domain/vouchers/voucher-record.ts';
import { refusalOf } from '#tests/support/refusal-of.ts';
import { aVoucher } from '#tests/support/vouchers.ts';
import { allBoxes, aShop, begins, ends, now } from './voucher-shop.ts';

describe('a new voucher', () => {
  const create = (
    given: Partial<VoucherDraft> & { code?: string; clientRequestId?: string },
    shop = aShop(),
  ) =>
    createVoucher(shop.context, {
      ...allBoxes,
      code: 'NEW',
      clientRequestId: undefined,
      userId: 'châu',
      ...given,
    });

  it('begins with nothing used, runs, and belongs to no campaign', async () => {
    const { isUsedUp, ...made } = await create({});
    expect(isUsedUp).toBe(false);
    expect(made).toEqual({
      id: 'vou_new',
      code: 'NEW',
      name: 'Chợ Tết',
      description: 'Giảm 10% cho hàng Tết.',
      category: 'system_voucher',
      type: 'discount_percentage',
      discountPercentage: 10,
      maxDiscountAmount: 50_000,
      discountAmount: 0,
      freeShippingAmount: 0,
      minOrderAmount: 200_000,
      maxOrderAmount: null,
      validFrom: begins,
      validTo: ends,
      isCategoryLimited: false,
      isProductLimited: false,
      limitedTo: [],
      reach: 'collect',
      handoutLimit: 500,
      useLimit: 300,
      perPerson: 1,
      pointsPrice: null,
      handedOut: 0,
      used: 0,
      cost: 0,
      revenue: 0,
      alsoUsed: 0,
      alsoRevenue: 0,
      wasUsed: false,
      isPaused: false,
      campaignId: null,
      createdAt: now,
      version: 1,
    });
  });

  it.each<[string, Partial<VoucherDraft>, Partial<StoredVoucher>]>([
    [
      'an amount',
      { type: 'discount_amount' },
      { discountPercentage: 0, maxDiscountAmount: null, discountAmount: 30_000, freeShippingAmount: 0 },
    ],
    [
      'shipping',
      { type: 'free_shipping' },
      { discountPercentage: 0, maxDiscountAmount: null, discountAmount: 0, freeShippingAmount: 15_000 },
    ],
    [
      'a part, with nothing said',
      { discountPercentage: null },
      { discountPercentage: 0, maxDiscountAmount: 50_000 },
    ],
    [
      'an amount, with nothing said',
      { type: 'discount_amount', discountAmount: null },
      { discountAmount: 0 },
    ],
    [
      'shipping, with nothing said',
      { type: 'free_shipping', freeShippingAmount: null },
      { freeShippingAmount: 0 },
    ],
    ['orders of any size', { minOrderAmount: null }, { minOrderAmount: 0 }],
    ['points', { category: 'points_voucher' }, { pointsPrice: 700 }],
    ['everybody', { reach: 'everybody' }, { reach: 'everybody', handoutLimit: null, useLimit: 300 }],
    ['members by name', { reach: 'named' }, { reach: 'named', handoutLimit: 500 }],
    [
      'one category',
      { limitedTo: [{ kind: 'category', id: 'gao', name: 'Gạo' }] },
      { isCategoryLimited: true, isProductLimited: false },
    ],
    [
      'a product and a seller',
      {
        limitedTo: [
          { kind: 'business', id: 'ba', name: 'Bà Ba' },
          { kind: 'product', id: 'st25', name: 'Gạo ST25' },
        ],
      },
      { isCategoryLimited: false, isProductLimited: true },
    ],
    [
      'a seller alone',
      { limitedTo: [{ kind: 'business', id: 'ba', name: 'Bà Ba' }] },
      { isCategoryLimited: false, isProductLimited: false },
    ],
  ])('keeps the boxes its kind has, and no others: for %s', async (_, given, expected) => {
    expect(await create(given)).toMatchObject(expected);
  });

  it('needs a code of its own', async () => {
    const shop = aShop();
    expect(await refusalOf(create({ code: 'TET' }, shop))).toBe('CODE_EXISTS');
    expect(await shop.read()).toEqual(shop.voucher);
  });

  it('asked for twice is made once; the key of another request is refused', async () => {
    const shop = aShop();
    const first = await create({ clientRequestId: 'request-1' }, shop);
    expect(await create({ clientRequestId: 'request-1' }, shop)).toEqual(first);
    expect(await refusalOf(create({ clientRequestId: 'request-1', perPerson: 2 }, shop))).toBe(
      'REQUEST_DIFFERS',
    );
    // Another request says the same: the code is taken by then.
    expect(await refusalOf(create({ clientRequestId: 'request-2' }, shop))).toBe('CODE_EXISTS');
  });
});

describe('a copy of a voucher', () => {
  it('promises the same under another code, stands still, and counts from nothing', async () => {
    const shop = aShop({
      handedOut: 4,
      used: 3,
      cost: 9,
      revenue: 90,
      alsoUsed: 1,
      alsoRevenue: 30,
      wasUsed: true,
      campaignId: 'tet',
      version: 7,
    });
    const copy = { id: shop.voucher.id, code: 'TET2', userId: 'châu', clientRequestId: 'request-1' };
    const made = await duplicateVoucher(shop.context, copy);
    expect(made).toEqual({
      ...aVoucher({
        ...shop.voucher,
        id: 'vou_tet2',
        code: 'TET2',
        isPaused: true,
        campaignId: null,
        version: 1,
      }),
      handedOut: 0,
      used: 0,
      cost: 0,
      revenue: 0,
      alsoUsed: 0,
      alsoRevenue: 0,
      wasUsed: false,
      isUsedUp: false,
      createdAt: now,
    });
    expect(await duplicateVoucher(shop.context, copy)).toEqual(made);
    expect(await refusalOf(duplicateVoucher(shop.context, { ...copy, code: 'TET3' }))).toBe(
      'REQUEST_DIFFERS',
    );
    expect(await refusalOf(duplicateVoucher(shop.context, { ...copy, clientRequestId: 'request-2' }))).toBe(
      'CODE_EXISTS',
    );
    expect(await refusalOf(duplicateVoucher(shop.context, { ...copy, id: 'vou_x' }))).toBe(
      'VOUCHER_NOT_FOUND',
    );
  });
});
