import { describe, expect, it } from 'vitest';
import { collectVoucher } from '#functions/domain/vouchers/collect-voucher.ts';
import { usableVouchers } from '#functions/domain/vouchers/spend-vouchers.ts';
import { voucherRecord } from '#functions/domain/vouchers/voucher-record.ts';
import { listWallet } from '#functions/domain/vouchers/voucher-repository.ts';
import { voucherKeys } from '#functions/domain/vouchers/voucher-keys.ts';
import { readEntryId } from '#functions/domain/vouchers/wallet-entry.ts';
import { contextOf } from '#tests/support/context.ts';
import { memoryTable } from '#tests/support/memory-table.ts';
import { aVoucher, daysFromNow } from '#tests/support/vouchers.ts';

/** As wallets were kept before vouchers stood in one place: a copy of the promise under an id of its own. */
function fromBefore(userId: string) {
  const voucher = aVoucher({ code: 'CHOSOM' });
  const { id: campaignId, validTo, discountAmount } = voucher;
  const id = '01JBZ0Q5X8N4R2T6V9W3Y7A1C5';
  return {
    voucher,
    id,
    items: [
      voucherRecord.item(voucher),
      {
        ...voucherKeys.own(userId, id),
        entity: 'member-voucher',
        id,
        userId,
        campaignId,
        validTo,
        discountAmount: discountAmount / 2,
        receivedAt: daysFromNow(-3),
      },
      { ...voucherKeys.claim(userId, campaignId), entity: 'voucher-claim', voucherId: id },
    ],
  };
}

describe('what lay in wallets before', () => {
  it('is there still, as the voucher stands today, and gives nobody another', async () => {
    const { table, put } = memoryTable();
    const { voucher, id, items } = fromBefore('lan');
    put(items);
    const context = contextOf(table);
    const [held] = await listWallet(context, 'lan');
    expect(held).toMatchObject({ id, voucherId: voucher.id, discountAmount: voucher.discountAmount });
    expect(await usableVouchers(context, { userId: 'lan', voucherIds: [id] })).toEqual([held]);
    expect((await collectVoucher(context, { userId: 'lan', code: voucher.code })).id).toBe(id);
    expect(await listWallet(context, 'lan')).toHaveLength(1);
  });
});

describe('a wallet', () => {
  it('says what staff made of a voucher since it was taken, and nothing of one they took away', async () => {
    const { table, put } = memoryTable();
    const context = contextOf(table);
    const voucher = aVoucher({ code: 'DOI' });
    put([voucherRecord.item(voucher)]);
    await collectVoucher(context, { userId: 'lan', code: 'DOI' });
    put([voucherRecord.item({ ...voucher, isPaused: true, discountAmount: 50_000, version: 2 })]);
    expect(await listWallet(context, 'lan')).toMatchObject([{ isPaused: true, discountAmount: 50_000 }]);
    await table.write(voucherRecord.softDelete({ ...voucher, version: 2 }));
    expect(await listWallet(context, 'lan')).toEqual([]);
    await expect(
      usableVouchers(context, { userId: 'lan', voucherIds: [`${voucher.id}~1`] }),
    ).rejects.toMatchObject({ details: { params: { why: 'unknown' } } });
  });

  it.each([
    ['paused', { isPaused: true }],
    ['used-up', { useLimit: 2, used: 2 }],
    ['expired', { validTo: daysFromNow(-1) }],
    ['not-yet', { validFrom: daysFromNow(1) }],
  ])('holds what may not be used: %s', async (why, given) => {
    const { table, put } = memoryTable();
    const voucher = aVoucher({ reach: 'everybody', ...given });
    put([voucherRecord.item(voucher)]);
    await expect(
      usableVouchers(contextOf(table), { userId: 'lan', voucherIds: [`${voucher.id}~1`] }),
    ).rejects.toMatchObject({ code: 'VOUCHER_REFUSED', details: { params: { why } } });
  });
});

it.each([
  ['vou_tet~1', { voucherId: 'vou_tet', number: 1 }],
  ['vou_tet~20', { voucherId: 'vou_tet', number: 20 }],
  ['vou_tet~0', undefined],
  ['vou_tet~200', undefined],
  ['vou_tet', undefined],
  ['01JBZ0Q5X8N4R2T6V9W3Y7A1C5', undefined],
])('%s names %o', (id, named) => {
  expect(readEntryId(id)).toEqual(named);
});
