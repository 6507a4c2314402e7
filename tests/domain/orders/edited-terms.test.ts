import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { OrderVoucher } from '#shared/orders/order.ts';
import type { StoredOrder } from '#functions/domain/orders/order-record.ts';
import type { MemberVoucher } from '#functions/domain/vouchers/member-voucher.ts';
import { voucherRecord } from '#functions/domain/vouchers/voucher-record.ts';
import { log } from '#functions/platform/log.ts';
import { aMemberVoucher, heldItems } from '#tests/support/vouchers.ts';
import { stubSettings } from './doing-surroundings.ts';
import { editShop, now, sent } from './edit-shop.ts';

beforeEach(() => {
  stubSettings();
  vi.spyOn(log, 'info').mockReturnValue();
});

/** Paid, and not by a voucher: 35,000 ₫ bring it to Hà Nội. */
const farFee = 35_000;
const saigon = {
  recipientName: 'Lan',
  phone: '0912345678',
  provinceCode: 79,
  wardCode: 26_740,
  street: '9 Lê Lợi',
};

/** Lan's order that was placed with these vouchers, which took off so much. */
async function withVouchers(
  lines: { tea?: number; cup?: number },
  held: Record<string, Partial<MemberVoucher> & { took: number }>,
  given: Partial<StoredOrder> = {},
) {
  const shop = editShop();
  const vouchers = Object.entries(held).map(([name, { took, ...terms }]): OrderVoucher => {
    const own = aMemberVoucher('lan', {
      id: `${name}~1`,
      voucherId: `vou_${name}`,
      code: name.toUpperCase(),
      validFrom: '2026-11-01T00:00:00.000Z',
      validTo: '2026-12-01T00:00:00.000Z',
      ...terms,
      usedAt: now,
      orderId: 'o1',
      saved: took,
    });
    shop.put(heldItems(own));
    const { id, code, type, category, voucherId, campaignId } = own;
    return { id, code, name, type, category, voucherId, campaignId, discountAmount: took };
  });
  const taken = vouchers.reduce((sum, { discountAmount }) => sum + discountAmount, 0);
  const subtotal = (lines.tea ?? 0) * 100_000 + (lines.cup ?? 0) * 20_000;
  const { shippingFee = 0, discount = null } = given;
  const total = subtotal + shippingFee - taken - (discount?.amount ?? 0);
  await shop.anOrder('o1', lines, {
    vouchers,
    voucherDiscount: taken + (discount?.amount ?? 0),
    total,
    paidAmount: total,
    ...given,
  });
  return shop;
}
const amountsOf = (vouchers: readonly OrderVoucher[]) =>
  vouchers.map(({ code, discountAmount }) => `${code} ${discountAmount}`);

describe('what an edited order costs to bring', () => {
  it('is counted anew for other lines or another place, and is what it was where it was so before', async () => {
    const shop = editShop();
    await shop.anOrder(
      'o1',
      { tea: 2 },
      {
        ...sent,
        shippingFee: 12_000,
        total: 212_000,
        paidAmount: 212_000,
        arrival: { daysFrom: 9, daysTo: 10 },
      },
    );
    const fee = async (...draft: Parameters<typeof shop.draftOf>) =>
      (await shop.preview('o1', ...draft)).after.shippingFee;
    // The fee stays as it was as long as nothing changes, whatever it would be today.
    expect(await fee({ tea: 2 })).toBe(12_000);
    expect(await fee({ tea: 1 })).toBe(farFee);
    expect(await fee({ tea: 2 }, { shippingAddress: saigon })).toBe(farFee);
    // From 500,000 ₫ on it is brought for nothing.
    expect([await fee({ tea: 4, cup: 4 }), await fee({ tea: 5 })]).toEqual([farFee, 0]);
    const edited = await shop.edit('o1', 135_000, shop.draftOf({ tea: 1 }));
    expect([edited.shippingFee, edited.arrival]).toEqual([farFee, { daysFrom: 3, daysTo: 5 }]);
    const again = await shop.edit('o1', 212_000, shop.draftOf({ tea: 2 }, { version: 2 }));
    expect(again).toMatchObject({ shippingFee: 12_000, arrival: { daysFrom: 9, daysTo: 10 }, refundDue: 0 });
    // Both states are remembered once.
    expect(again.formerTerms.map(({ shippingFee }) => shippingFee)).toEqual([farFee, 12_000]);
    const third = await shop.edit('o1', 135_000, shop.draftOf({ tea: 1 }, { version: 3 }));
    expect(third.formerTerms.map(({ shippingFee }) => shippingFee)).toEqual([12_000, farFee]);
  });

  it('goes to a new address where it is sent, and nowhere where it is fetched', async () => {
    const shop = editShop();
    await shop.anOrder(
      'o1',
      { tea: 1 },
      { ...sent, shippingFee: farFee, total: 135_000, paidAmount: 135_000 },
    );
    const after = await shop.edit('o1', 135_000, shop.draftOf({ tea: 1 }, { shippingAddress: saigon }));
    expect(after.shippingAddress).toMatchObject({
      street: '9 Lê Lợi',
      provinceCode: 79,
      wardCode: 26_740,
      districtCode: null,
      system: 'v2',
    });
    await shop.anOrder('o2', { tea: 1 });
    const fetched = await shop.edit('o2', 200_000, shop.draftOf({ tea: 2 }, { shippingAddress: saigon }));
    expect([fetched.shippingAddress, fetched.shippingFee]).toEqual([null, 0]);
  });
});

describe('vouchers of an edited order', () => {
  it('take off what they did, as far as there is something to take it from', async () => {
    const shop = await withVouchers(
      { tea: 2 },
      {
        goods: { took: 90_000, discountAmount: 90_000 },
        ship: { took: 30_000, type: 'free_shipping', freeShippingAmount: 30_000 },
      },
      { ...sent, shippingFee: farFee },
    );
    const after = async (lines: { tea?: number; cup?: number }) => (await shop.preview('o1', lines)).after;
    expect(await after({ tea: 1 })).toMatchObject({ voucherDiscount: 120_000, total: 15_000 });
    expect(await after({ cup: 1 })).toMatchObject({ voucherDiscount: 50_000, total: 5000 });
    expect(await after({ tea: 5 })).toMatchObject({
      voucherDiscount: 90_000,
      shippingFee: 0,
      total: 410_000,
    });
    const edited = await shop.edit('o1', 5000, shop.draftOf({ cup: 1 }));
    expect(amountsOf(edited.vouchers)).toEqual(['GOODS 20000', 'SHIP 30000']);
    // The count of a voucher says what it took off as well.
    expect(await voucherRecord.find(shop.table, { id: 'vou_goods' })).toMatchObject({
      used: 1,
      cost: 20_000,
    });
    const back = await shop.edit('o1', 115_000, shop.draftOf({ tea: 2 }, { version: 2 }));
    expect(amountsOf(back.vouchers)).toEqual(['GOODS 90000', 'SHIP 30000']);
  });

  it('of the same kind take from what the other left', async () => {
    const shop = await withVouchers({ tea: 2 }, { one: { took: 60_000 }, two: { took: 60_000 } });
    const edited = await shop.edit('o1', 0, shop.draftOf({ tea: 1 }));
    expect(amountsOf(edited.vouchers)).toEqual(['ONE 60000', 'TWO 40000']);
    const ship = { took: 20_000, type: 'free_shipping', freeShippingAmount: 20_000 } as const;
    const far = { ...sent, shippingFee: 40_000 };
    const brought = await withVouchers({ tea: 2 }, { one: ship, two: ship }, far);
    const nearer = await brought.edit('o1', 100_000, brought.draftOf({ tea: 1 }));
    expect(amountsOf(nearer.vouchers)).toEqual(['ONE 20000', 'TWO 15000']);
  });

  it.each<[string, Partial<MemberVoucher>, { tea?: number; cup?: number }, string[], string[]]>([
    [
      'a tenth',
      { type: 'discount_percentage', discountPercentage: 10, discountAmount: 0 },
      { tea: 3 },
      ['SEN 30000'],
      [],
    ],
    ['an order it is too small for', { minOrderAmount: 150_000 }, { tea: 1 }, [], ['SEN']],
    ['an order that is just large enough', { minOrderAmount: 100_000 }, { tea: 1 }, ['SEN 20000'], []],
    [
      'goods it is kept to',
      { limitedTo: [{ kind: 'product', id: 'cup', name: 'Chén' }], discountAmount: 70_000 },
      { tea: 1, cup: 2 },
      ['SEN 40000'],
      [],
    ],
    [
      'a category it is kept to',
      { limitedTo: [{ kind: 'category', id: 'cat-thoi-trang', name: 'Thời trang' }] },
      { cup: 2 },
      ['SEN 20000'],
      [],
    ],
    [
      'goods it is not for',
      { limitedTo: [{ kind: 'product', id: 'none', name: '' }] },
      { tea: 1 },
      [],
      ['SEN'],
    ],
    ['an order it was spent on though it is stopped', { isPaused: true }, { tea: 3 }, ['SEN 20000'], []],
    [
      'an order it was spent on though it is over',
      { validTo: '2026-11-20T00:00:00.000Z' },
      { tea: 3 },
      ['SEN 20000'],
      [],
    ],
  ])('counted anew take off what they promise today: %s', async (_, terms, lines, amounts, gone) => {
    const shop = await withVouchers({ tea: 2 }, { sen: { took: 5000, discountAmount: 20_000, ...terms } });
    const preview = await shop.preview('o1', lines, { vouchers: 'again' });
    expect(preview.vouchersGone).toEqual(gone);
    const edited = await shop.edit('o1', preview.after.total, shop.draftOf(lines, { vouchers: 'again' }));
    expect(amountsOf(edited.vouchers)).toEqual(amounts);
    // Kept, it takes off what it did.
    expect(
      (
        await withVouchers({ tea: 2 }, { sen: { took: 5000, ...terms } }).then((other) =>
          other.preview('o1', lines),
        )
      ).after.voucherDiscount,
    ).toBe(5000);
  });

  it('that the order lets go of are its buyer’s again', async () => {
    const shop = await withVouchers({ tea: 2 }, { sen: { took: 20_000, minOrderAmount: 150_000 } });
    await shop.edit('o1', 100_000, shop.draftOf({ tea: 1 }, { vouchers: 'again' }));
    const entry = shop.rows().find(({ entity }) => entity === 'member-voucher');
    expect([
      entry?.['usedAt'],
      entry?.['orderId'],
      (await voucherRecord.find(shop.table, { id: 'vou_sen' }))?.used,
    ]).toEqual([undefined, undefined, 0]);
  });
});

describe('a discount the shop gave of its own', () => {
  it('is kept, as far as there is something to take it from', async () => {
    const discount = { amount: 50_000, reason: 'Khách quen' };
    const shop = await withVouchers({ tea: 2 }, { sen: { took: 70_000 } }, { discount });
    const sums = async (lines: { tea?: number; cup?: number }) => {
      const { voucherDiscount, total } = (await shop.preview('o1', lines)).after;
      return [voucherDiscount, total];
    };
    expect([await sums({ tea: 2 }), await sums({ tea: 1 }), await sums({ cup: 2 })]).toEqual([
      [120_000, 80_000],
      [100_000, 0],
      [40_000, 0],
    ]);
  });
});
