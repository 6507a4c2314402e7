import { describe, expect, it } from 'vitest';
import type { StoredVoucher } from '#functions/domain/vouchers/voucher-record.ts';
import { meanwhile } from '#tests/support/meanwhile.ts';
import { refusalOf } from '#tests/support/refusal-of.ts';
import { aShop, later, now, time } from './campaign-shop.ts';

describe('a new campaign', () => {
  it('gathers vouchers under its time and lets them go, and begins with what they brought', async () => {
    const shop = aShop({ mot: { isPaused: true, validTo: later }, hai: {}, bon: {} });
    const made = await shop.create(['mot', 'hai']);
    expect(made).toMatchObject({
      name: 'Tết',
      ...time,
      isPaused: false,
      createdAt: now,
      version: 1,
      voucherIds: ['mot', 'hai'],
      orders: 0,
      vouchers: [{ id: 'mot' }, { id: 'hai' }],
    });
    const joined = { campaignId: made.id, ...time, isPaused: false, version: 2 };
    expect([await shop.read('mot'), await shop.read('hai')]).toMatchObject([joined, joined]);
    expect(await shop.campaignOf('bon')).toBeNull();
  });

  it.each<[string, Partial<StoredVoucher> | undefined, { validTo?: string }, string | undefined]>([
    ['is not there', undefined, {}, 'VOUCHER_NOT_FOUND'],
    ['belongs to another', { campaignId: 'he' }, {}, 'VOUCHER_HAS_CAMPAIGN'],
    ['was used before', { wasUsed: true }, {}, 'VOUCHER_USED_BEFORE'],
    ['is in a wallet and would end earlier', { handedOut: 1, validTo: later }, {}, 'VOUCHER_PROMISED'],
    ['is in a wallet and ends later', { handedOut: 1 }, { validTo: later }, undefined],
    ['nobody has, and would end earlier', { validTo: later }, {}, undefined],
  ])('is refused as a whole where one of its vouchers %s', async (_, other, given, code) => {
    const shop = aShop({ mot: {}, ...(other && { hai: other }) });
    expect(await refusalOf(shop.create(['mot', 'hai'], given))).toBe(code);
    expect((await shop.campaignOf('mot')) === null).toBe(code !== undefined);
  });

  it.each<[string, Partial<StoredVoucher>, Partial<StoredVoucher>, string]>([
    ['is used', {}, { wasUsed: true }, 'VOUCHER_USED_BEFORE'],
    ['is taken, and would end earlier', { validTo: later }, { handedOut: 1 }, 'VOUCHER_PROMISED'],
    ['joins another', {}, { campaignId: 'he', version: 2 }, 'VOUCHER_HAS_CAMPAIGN'],
  ])('is looked at again where one of its vouchers %s at that moment', async (_, before, change, code) => {
    const shop = aShop({ mot: before });
    const crossed = meanwhile(shop.table, () => shop.place('mot', { ...before, ...change }));
    expect(await refusalOf(shop.create(['mot'], {}, crossed.table))).toBe(code);
    expect([crossed.happened(), (await shop.campaignOf('mot')) ?? 'none']).toEqual([
      true,
      change.campaignId ?? 'none',
    ]);
  });

  it('asked for twice, or pressed twice at that moment, is made once', async () => {
    const shop = aShop({ mot: {} });
    const crossed = meanwhile(shop.table, () => shop.create(['mot'], { clientRequestId: 'request-1' }));
    const made = await shop.create(['mot'], { clientRequestId: 'request-1' }, crossed.table);
    expect([crossed.happened(), await shop.campaignOf('mot')]).toEqual([true, made.id]);
    expect((await shop.create(['mot'], { clientRequestId: 'request-1' })).id).toBe(made.id);
    const other = shop.create(['mot'], { clientRequestId: 'request-1', name: 'Hè' });
    expect(await refusalOf(other)).toBe('REQUEST_DIFFERS');
    expect((await shop.read('mot')).version).toBe(2);
  });
});

describe('a change of a campaign', () => {
  const mine = { campaignId: 'tet' };

  it('takes in who is new and lets go of who is left out; who stays as it was is not written', async () => {
    const shop = aShop(
      { mot: mine, hai: mine, bon: { isPaused: true } },
      { voucherIds: ['mot', 'hai', 'gone'] },
    );
    const after = await shop.update(['hai', 'bon'], { name: 'Xuân' });
    expect(after).toMatchObject({ name: 'Xuân', voucherIds: ['hai', 'bon'], version: 2 });
    expect([await shop.read('mot'), await shop.read('hai'), await shop.read('bon')]).toMatchObject([
      { campaignId: null, version: 2, ...time },
      { campaignId: 'tet', version: 1 },
      { campaignId: 'tet', version: 2, isPaused: false },
    ]);
  });

  it.each([
    ['a later end', { validTo: later }],
    ['an earlier beginning', { validFrom: '2026-05-01T00:00:00.000Z' }],
  ])('moves the time of its vouchers, used and stopped ones too, with %s', async (_, moved) => {
    const shop = aShop(
      { mot: { ...mine, wasUsed: true, isPaused: true, handedOut: 2 } },
      { voucherIds: ['mot'] },
    );
    await shop.update(['mot'], moved);
    expect(await shop.read('mot')).toMatchObject({ ...time, ...moved, isPaused: true, version: 2 });
  });

  it.each<[string, Partial<StoredVoucher>, string[], object, string]>([
    ['a used one left out', { ...mine, wasUsed: true }, [], {}, 'VOUCHER_USED_BEFORE'],
    [
      'an earlier end of one in a wallet',
      { ...mine, handedOut: 1 },
      ['mot'],
      { validTo: '2026-06-30T00:00:00.000Z' },
      'VOUCHER_PROMISED',
    ],
    ['another version than was read', mine, ['mot'], { version: 2 }, 'STALE_STATE'],
    ['one of another campaign', { campaignId: 'he' }, ['mot'], {}, 'VOUCHER_HAS_CAMPAIGN'],
  ])('is refused for %s', async (_, given, voucherIds, change, code) => {
    const shop = aShop({ mot: given }, { voucherIds: ['mot'] });
    expect(await refusalOf(shop.update(voucherIds, change))).toBe(code);
    expect([(await shop.found())?.version, (await shop.read('mot')).version]).toEqual([1, 1]);
  });

  it.each<[string, string[], object, Partial<StoredVoucher>, string]>([
    ['one left out is used', [], {}, { wasUsed: true }, 'VOUCHER_USED_BEFORE'],
    [
      'one that would end earlier is taken',
      ['mot'],
      { validTo: '2026-06-30T00:00:00.000Z' },
      { handedOut: 1 },
      'VOUCHER_PROMISED',
    ],
  ])('is looked at again where %s at that moment', async (_, voucherIds, change, other, code) => {
    const shop = aShop({ mot: mine }, { voucherIds: ['mot'] });
    const crossed = meanwhile(shop.table, () => shop.place('mot', { ...mine, ...other }));
    expect(await refusalOf(shop.update(voucherIds, change, crossed.table))).toBe(code);
    expect([crossed.happened(), (await shop.found())?.version]).toEqual([true, 1]);
  });

  it('is refused as stale where somebody else changed it at that moment', async () => {
    const shop = aShop({ mot: mine }, { voucherIds: ['mot'] });
    const crossed = meanwhile(shop.table, () => shop.update(['mot'], { name: 'Hè' }));
    expect(await refusalOf(shop.update([], {}, crossed.table))).toBe('STALE_STATE');
    expect([(await shop.found())?.name, await shop.campaignOf('mot')]).toEqual(['Hè', 'tet']);
  });
});
