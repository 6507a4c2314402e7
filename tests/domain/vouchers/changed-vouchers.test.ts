import { describe, expect, it } from 'vitest';
import type { VoucherDraft } from '#shared/vouchers/voucher-draft.ts';
import { deleteVoucher } from '#functions/domain/vouchers/save-voucher.ts';
import type { StoredVoucher } from '#functions/domain/vouchers/voucher-record.ts';
import { meanwhile } from '#tests/support/meanwhile.ts';
import { refusalOf } from '#tests/support/refusal-of.ts';
import { allBoxes, aShop } from './voucher-shop.ts';

describe('a change of a voucher', () => {
  it('is written over the version that was read, and empties the boxes of another kind', async () => {
    const { update, read, voucher } = aShop();
    const after = await update({ ...allBoxes, name: 'Chợ Xuân', handoutLimit: 9, useLimit: null });
    expect(after).toMatchObject({
      name: 'Chợ Xuân',
      discountAmount: 0,
      pointsPrice: null,
      handoutLimit: 9,
      version: 2,
    });
    expect(await read()).toEqual({ ...voucher, ...after, isUsedUp: undefined });
    expect(await refusalOf(update({ name: 'Chợ Hè' }))).toBe('STALE_STATE');
    expect((await read()).name).toBe('Chợ Xuân');
  });

  it('is refused as stale where somebody else changed it at that moment', async () => {
    const { update, read, table, change } = aShop();
    const crossed = meanwhile(table, () => change({ name: 'Chợ Hè' }));
    expect(await refusalOf(update({ name: 'Chợ Xuân' }, crossed.table))).toBe('STALE_STATE');
    expect([crossed.happened(), (await read()).name]).toEqual([true, 'Chợ Hè']);
  });

  const longer = { validTo: '2026-12-31T16:00:00.000Z' };
  it.each<[string, string | null, Partial<VoucherDraft>, string | undefined]>([
    ['a later end, alone', null, longer, undefined],
    ['a later end, in a campaign', 'tet', longer, 'VOUCHER_IN_CAMPAIGN'],
    [
      'an earlier beginning, in a campaign',
      'tet',
      { validFrom: '2026-01-01T00:00:00.000Z' },
      'VOUCHER_IN_CAMPAIGN',
    ],
    ['another name, in a campaign', 'tet', { name: 'Chợ Xuân' }, undefined],
  ])('leaves the time of a campaign to the campaign: %s', async (_, campaignId, change, code) => {
    const { update, read } = aShop({ campaignId });
    expect(await refusalOf(update(change))).toBe(code);
    expect((await read()).version).toBe(code ? 1 : 2);
  });

  it('sets no limit below what is taken, nor below what somebody takes at that moment', async () => {
    const { update, count, table, read } = aShop({ handedOut: 4, used: 2 });
    expect(await refusalOf(update({ handoutLimit: 3 }))).toBe('VOUCHER_LIMIT_USED');
    expect(await refusalOf(update({ useLimit: 1 }))).toBe('VOUCHER_LIMIT_USED');
    const more = meanwhile(table, () => count({ handedOut: 5, used: 2 }));
    expect(await refusalOf(update({ handoutLimit: 4 }, more.table))).toBe('VOUCHER_LIMIT_USED');
    const used = meanwhile(table, () => count({ handedOut: 5, used: 3 }));
    expect(await refusalOf(update({ useLimit: 2 }, used.table))).toBe('VOUCHER_LIMIT_USED');
    expect([more.happened(), used.happened(), (await read()).version]).toEqual([true, true, 1]);
    await update({ handoutLimit: 5, useLimit: 3 });
    expect(await read()).toMatchObject({ handoutLimit: 5, useLimit: 3, handedOut: 5, used: 3 });
  });

  it('takes nothing back from a member who takes one, or an order that uses one, at that moment', async () => {
    for (const counts of [{ handedOut: 1 }, { wasUsed: true }]) {
      const { update, count, table, read } = aShop();
      const crossed = meanwhile(table, () => count(counts));
      expect(await refusalOf(update({ discountPercentage: 5 }, crossed.table))).toBe('VOUCHER_PROMISED');
      expect([crossed.happened(), (await read()).discountPercentage]).toEqual([true, 10]);
    }
    const { update } = aShop();
    expect((await update({ discountPercentage: 5 })).discountPercentage).toBe(5);
  });
});

describe('a voucher that is taken away', () => {
  it.each<[string, Partial<StoredVoucher>, string | undefined]>([
    ['nobody used it, though members have it', { handedOut: 3 }, undefined],
    ['an order used it once', { wasUsed: true }, 'VOUCHER_WAS_USED'],
    ['it belongs to a campaign', { campaignId: 'tet' }, 'VOUCHER_IN_CAMPAIGN'],
  ])('is gone only while no order used it and no campaign has it: %s', async (_, given, code) => {
    const { context, voucher, read } = aShop(given);
    expect(await refusalOf(deleteVoucher(context, voucher.id))).toBe(code);
    expect(await refusalOf(read())).toBe(code ? undefined : 'VOUCHER_NOT_FOUND');
  });

  it('stays where an order uses it, or staff change it, at that moment', async () => {
    for (const other of ['used', 'changed']) {
      const { at, table, voucher, count, change, read } = aShop();
      const crossed = meanwhile(table, () =>
        other === 'used' ? count({ wasUsed: true }) : change({ name: 'Mới' }),
      );
      expect(await refusalOf(deleteVoucher(at(crossed.table), voucher.id))).toBe('STALE_STATE');
      expect([crossed.happened(), await refusalOf(read())]).toEqual([true, undefined]);
    }
  });

  it('is answered with its id, and is not found a second time', async () => {
    const { context, voucher } = aShop();
    expect(await deleteVoucher(context, voucher.id)).toEqual({ id: 'vou_tet' });
    expect(await refusalOf(deleteVoucher(context, voucher.id))).toBe('VOUCHER_NOT_FOUND');
  });
});
