import { describe, expect, it } from 'vitest';
import type { OrderVoucher } from '#shared/orders/order.ts';
import { collectVoucher } from '#functions/domain/vouchers/collect-voucher.ts';
import {
  giveBackVouchers,
  recountVouchers,
  spendVouchers,
  usableVouchers,
} from '#functions/domain/vouchers/spend-vouchers.ts';
import { type StoredVoucher, voucherRecord } from '#functions/domain/vouchers/voucher-record.ts';
import { findOwn, findVouchers, listWallet } from '#functions/domain/vouchers/voucher-repository.ts';
import { entryItem, type WalletEntry } from '#functions/domain/vouchers/wallet-entry.ts';
import { contextOf } from '#tests/support/context.ts';
import { memoryTable } from '#tests/support/memory-table.ts';
import { refusalOf } from '#tests/support/refusal-of.ts';
import { aVoucher } from '#tests/support/vouchers.ts';

const now = '2026-06-15T03:00:00.000Z';
const justBefore = '2026-06-15T02:59:59.999Z';
const justAfter = '2026-06-15T03:00:00.001Z';
const time = { validFrom: '2026-06-01T00:00:00.000Z', validTo: '2026-07-01T00:00:00.000Z' };

/** Vouchers of the shop by their ids, and what Lan has of them. */
function aShop(
  vouchers: Record<string, Partial<StoredVoucher>>,
  held: Record<string, Partial<WalletEntry>> = {},
) {
  const { table, put } = memoryTable();
  const context = contextOf(table, () => new Date(now));
  put(
    Object.entries(vouchers).map(([id, given]) =>
      voucherRecord.item(aVoucher({ ...time, ...given, id, code: id.slice(4).toUpperCase() })),
    ),
  );
  put(
    Object.entries(held).map(([id, given]) =>
      entryItem(
        { id, userId: 'lan', voucherId: id.split('~')[0] ?? '', receivedAt: '2026-06-02', ...given },
        time.validTo,
      ),
    ),
  );
  return { table, context, read: (id: string) => voucherRecord.find(table, { id }) };
}

describe('a code that somebody types', () => {
  it.each<[string, Partial<StoredVoucher>, string | undefined]>([
    ['runs', {}, undefined],
    ['begins this very moment', { validFrom: now }, undefined],
    ['begins in a moment', { validFrom: justAfter }, 'VOUCHER_NOT_FOUND'],
    ['ends this very moment', { validTo: now }, 'VOUCHER_NOT_FOUND'],
    ['ends in a moment', { validTo: justAfter }, undefined],
    ['stands still', { isPaused: true }, 'VOUCHER_NOT_FOUND'],
    ['goes to members by name', { reach: 'named' }, 'VOUCHER_NOT_FOUND'],
    ['is used up', { useLimit: 2, used: 2 }, 'VOUCHERS_GONE'],
    ['costs points', { category: 'points_voucher' }, 'VOUCHER_NEEDS_POINTS'],
  ])('is found where its voucher %s: %s', async (_, given, code) => {
    const { context } = aShop({ vou_sen: given });
    expect(await refusalOf(collectVoucher(context, { userId: 'lan', code: 'SEN' }))).toBe(code);
    expect(await refusalOf(collectVoucher(context, { userId: 'lan', code: 'NONE' }))).toBe(
      'VOUCHER_NOT_FOUND',
    );
  });
});

describe('a voucher that is chosen', () => {
  it.each<[string, Partial<StoredVoucher>, Partial<WalletEntry>, string | undefined]>([
    ['fits', {}, {}, undefined],
    ['was used', {}, { usedAt: justBefore }, 'used'],
    ['ends this very moment', { validTo: now }, {}, undefined],
    ['ended a moment ago', { validTo: justBefore }, {}, 'expired'],
    ['begins this very moment', { validFrom: now }, {}, undefined],
    ['begins in a moment', { validFrom: justAfter }, {}, 'not-yet'],
    ['stands still', { isPaused: true }, {}, 'paused'],
    ['was used by others as often as it may be', { useLimit: 2, used: 2 }, {}, 'used-up'],
    ['may be used once more', { useLimit: 3, used: 2 }, {}, undefined],
  ])('is refused with the reason: one that %s', async (_, given, entry, why) => {
    const { context } = aShop({ vou_sen: given }, { 'vou_sen~1': entry });
    const chosen = usableVouchers(context, { userId: 'lan', voucherIds: ['vou_sen~1', 'vou_sen~1'] });
    if (why)
      await expect(chosen).rejects.toMatchObject({
        code: 'VOUCHER_REFUSED',
        details: { params: { code: 'SEN', why } },
      });
    // Named twice it is one.
    else expect((await chosen).map(({ id }) => id)).toEqual(['vou_sen~1']);
    await expect(
      usableVouchers(context, { userId: 'minh', voucherIds: ['vou_sen~1'] }),
    ).rejects.toMatchObject({
      details: { params: { code: 'vou_sen~1', why: 'unknown' } },
    });
  });

  it('is one of its kind: the last that is too many is refused', async () => {
    const { context } = aShop({ vou_mot: {}, vou_hai: {} }, { 'vou_mot~1': {}, 'vou_hai~1': {} });
    const both = usableVouchers(context, { userId: 'lan', voucherIds: ['vou_mot~1', 'vou_hai~1'] });
    await expect(both).rejects.toMatchObject({ details: { params: { code: 'HAI', why: 'one-of-each' } } });
  });
});

describe('what somebody has of vouchers', () => {
  it('is found in the order it is named: what stands in the wallet, and what everybody has', async () => {
    const { table } = aShop(
      { vou_sen: {}, vou_all: { reach: 'everybody', perPerson: 2 } },
      { 'vou_sen~1': {} },
    );
    const ids = ['vou_all~2', 'none', 'vou_sen~1', 'vou_all~3', 'vou_sen~2', 'vou_all~1'];
    const found = await findOwn(table, { userId: 'lan', ids });
    expect(found.map((one) => one?.id)).toEqual([
      'vou_all~2',
      undefined,
      'vou_sen~1',
      undefined,
      undefined,
      'vou_all~1',
    ]);
    expect(found[0]).toMatchObject({ userId: 'lan', voucherId: 'vou_all', receivedAt: time.validFrom });
  });

  it('has what everybody has while it runs and is not used, the next once it is, and none beyond', async () => {
    const all = { reach: 'everybody', perPerson: 2 } as const;
    const idsOf = async (given: Partial<StoredVoucher>, held: Record<string, Partial<WalletEntry>> = {}) =>
      (await listWallet(aShop({ vou_all: { ...all, ...given } }, held).context, 'lan'))
        .map(({ id }) => id)
        .toSorted();
    const used = { usedAt: justBefore };
    expect(await idsOf({})).toEqual(['vou_all~1']);
    expect(await idsOf({}, { 'vou_all~1': {} })).toEqual(['vou_all~1']);
    expect(await idsOf({}, { 'vou_all~1': used })).toEqual(['vou_all~1', 'vou_all~2']);
    expect(await idsOf({}, { 'vou_all~2': used })).toEqual(['vou_all~1', 'vou_all~2']);
    expect(await idsOf({}, { 'vou_all~1': used, 'vou_all~2': used })).toEqual(['vou_all~1', 'vou_all~2']);
    for (const given of [
      { isPaused: true },
      { validFrom: justAfter },
      { validTo: now },
      { useLimit: 1, used: 1 },
      { reach: 'collect' as const },
    ])
      expect(await idsOf(given)).toEqual([]);
  });

  it('is read a hundred at a time, each once', async () => {
    const many = Object.fromEntries(Array.from({ length: 205 }, (_, nth) => [`vou_ma${nth}`, {}]));
    const { table } = aShop(many);
    const asked: number[] = [];
    const getMany = (async (keys) => {
      asked.push(keys.length);
      return table.getMany(keys);
    }) as typeof table.getMany;
    const found = await findVouchers({ ...table, getMany }, [...Object.keys(many), 'vou_ma1', 'none']);
    expect([found.size, asked, found.get('vou_ma204')?.id]).toEqual([205, [100, 100, 6], 'vou_ma204']);
  });
});

describe('two vouchers of one campaign that an order uses', () => {
  const voucher = (name: string, campaignId: string | null, discountAmount: number): OrderVoucher => ({
    id: `vou_${name}~1`,
    code: name.toUpperCase(),
    name,
    category: name === 'hai' ? 'points_voucher' : 'system_voucher',
    type: 'discount_amount',
    discountAmount,
    voucherId: `vou_${name}`,
    campaignId,
  });

  it('bring their campaign one order: the second says so, until the first is let go', async () => {
    const shop = aShop(
      { vou_mot: { campaignId: 'tet' }, vou_hai: { campaignId: 'tet', category: 'points_voucher' } },
      { 'vou_mot~1': {}, 'vou_hai~1': {} },
    );
    const order = {
      id: 'o1',
      code: 'CL1',
      userId: 'lan',
      total: 500,
      vouchers: [voucher('mot', 'tet', 20), voucher('hai', 'tet', 30)],
    };
    const at = new Date(now);
    const own = await usableVouchers(shop.context, { userId: 'lan', voucherIds: ['vou_mot~1', 'vou_hai~1'] });
    await shop.table.write(spendVouchers(own, order, at));
    const counts = async () =>
      (await Promise.all(['vou_mot', 'vou_hai'].map(shop.read))).map((one) => [
        one?.used,
        one?.cost,
        one?.revenue,
        one?.alsoUsed,
        one?.alsoRevenue,
      ]);
    expect(await counts()).toEqual([
      [1, 20, 500, 0, 0],
      [1, 30, 500, 1, 500],
    ]);
    const without = { ...order, total: 520, vouchers: order.vouchers.slice(1) };
    await shop.table.write(recountVouchers(order, without, at));
    expect(await counts()).toEqual([
      [0, 0, 0, 0, 0],
      [1, 30, 520, 0, 0],
    ]);
    await shop.table.write(giveBackVouchers(without, at));
    expect((await counts())[1]).toEqual([0, 0, 0, 0, 0]);
  });

  it('of none, or of two campaigns, are counted each for itself', async () => {
    for (const [one, other] of [
      [null, null],
      ['tet', 'he'],
    ] as const) {
      const shop = aShop(
        { vou_mot: { campaignId: one }, vou_hai: { campaignId: other, category: 'points_voucher' } },
        { 'vou_mot~1': {}, 'vou_hai~1': {} },
      );
      const order = {
        id: 'o1',
        code: 'CL1',
        total: 500,
        vouchers: [voucher('mot', one, 20), voucher('hai', other, 30)],
      };
      const own = await usableVouchers(shop.context, {
        userId: 'lan',
        voucherIds: ['vou_mot~1', 'vou_hai~1'],
      });
      await shop.table.write(spendVouchers(own, order, new Date(now)));
      expect(await shop.read('vou_hai')).toMatchObject({
        used: 1,
        alsoUsed: 0,
        alsoRevenue: 0,
        wasUsed: true,
      });
    }
  });
});
