import { beforeEach, describe, expect, it, vi } from 'vitest';
import { keepNotice } from '#functions/domain/payments/notices/keep-notice.ts';
import { placeOfReceipt } from '#functions/domain/payments/notices/notice-receipt.ts';
import { applyNotice } from '#functions/domain/payments/settling/apply-notice.ts';
import { noticesView } from '#functions/domain/payments/staff/notices-view.ts';
import { importStatement } from '#functions/domain/payments/statements/import-statement.ts';
import { refundsView } from '#functions/domain/refunds/refunds-view.ts';
import { StoredRefund } from '#functions/domain/refunds/refund-record.ts';
import { listMoneyDays } from '#functions/domain/reports/money-days.ts';
import { log } from '#functions/platform/log.ts';
import { stubSettings } from '#tests/domain/orders/doing-surroundings.ts';
import { anItemOf } from '#tests/support/item-of-schema.ts';
import { keptView } from '../support/kept-view.ts';
import { type MoneyShop, moneyShop } from '../support/money-shop.ts';

const account = '0011002233445';
let shop: MoneyShop;
beforeEach(async () => {
  stubSettings();
  vi.spyOn(log, 'info').mockReturnValue();
  shop = await moneyShop();
});

async function daysOf(refunds: Partial<StoredRefund>[] = [], start = '2026-11-20', end = '2026-11-21') {
  const kept = await keptView(refundsView);
  const any = StoredRefund.parse(anItemOf(StoredRefund));
  for (const [place, given] of refunds.entries())
    await kept.save({ ...any, id: `r${place}`, status: 'succeeded', ...given });
  const rows = { notices: noticesView.rows('whole'), refunds: kept.view.ask };
  const days = await listMoneyDays({ now: () => shop.clock.now }, { start, end }, rows);
  return days.map((one) => [
    `${one.day} ${one.provider} ${one.account}`.trim(),
    `${one.cameCount}: ${one.cameAmount}`,
    `${one.sentCount}: ${one.sentAmount}`,
  ]);
}

describe('money by the day it moved', () => {
  it('has all that came once: short, late, too much and without a name', async () => {
    const { paymentCode: short } = await shop.anOrder({}, { method: 'transfer' });
    const { paymentCode: paid } = await shop.anOrder({}, { method: 'transfer' });
    const off = {
      status: 'cancelled',
      paymentStatus: 'canceled',
      cancelledBy: 'staff',
      stock: 'released',
    } as const;
    const { paymentCode: late } = await shop.anOrder(off, { method: 'transfer' });
    await shop.comes({ amount: 100_000, content: short });
    await shop.comes({ amount: 200_000, content: paid, reference: 'FT1' });
    await shop.comes({ amount: 7_000, content: paid });
    await shop.comes({ amount: 167_000, content: late });
    await shop.comes({ amount: 5_000 });
    await shop.comes({ amount: 3_000, content: `${short} ${paid}` });
    // Told again, with the same amount and with another one; and not worked off yet.
    await shop.comes({ amount: 200_000, content: paid, reference: 'FT1' });
    await shop.comes({ amount: 199_000, content: paid, reference: 'FT1' });
    await shop.tell({ amount: 11_000 });
    expect(await daysOf()).toEqual([[`2026-11-20 bank ${account}`, '6: 482000', '0: 0']]);
  });

  it('has refunds that were sent beside it, but for cash', async () => {
    await shop.comes({ amount: 5_000 });
    const days = await daysOf([
      { way: 'bank', amount: 100_000, endedAt: '2026-11-20T05:00:00.000Z' },
      { way: 'bank', amount: 20_000, endedAt: '2026-11-20T06:00:00.000Z' },
      { way: 'vnpay', amount: 30_000, endedAt: '2026-11-20T17:00:00.000Z' },
      { way: 'bank', amount: 1_000, endedAt: '2026-11-21T17:00:00.000Z' },
      { way: 'cash', amount: 40_000, endedAt: '2026-11-20T05:00:00.000Z' },
      { way: 'bank', amount: 50_000, status: 'processing', endedAt: null },
    ]);
    expect(days).toEqual([
      [`2026-11-20 bank ${account}`, '1: 5000', '2: 120000'],
      ['2026-11-21 vnpay', '0: 0', '1: 30000'],
    ]);
  });

  it('is on the day of its bank, where a statement tells of it later', async () => {
    const text = 'Ngày giao dịch,Số tham chiếu,Số tiền ghi nợ,Số tiền ghi có,Mô tả\n19/11/2026,A1,,90000,ck';
    await importStatement(shop.context, { bank: 'vietcombank', text, trial: false });
    await applyNotice(shop.context, 'bank:statement:A1:90000');
    expect(await daysOf()).toEqual([]);
    expect(await daysOf([], '2026-11-19', '2026-11-19')).toEqual([
      [`2026-11-19 bank ${account}`, '1: 90000', '0: 0'],
    ]);
  });

  it('is apart for each provider, in their order', async () => {
    const { paymentCode } = await shop.anOrder({ paymentProvider: 'vnpay' }, { method: 'wallet' });
    const raw = JSON.stringify({
      vnp_TxnRef: paymentCode,
      vnp_Amount: '18000000',
      vnp_TransactionNo: '14',
      vnp_ResponseCode: '00',
      vnp_TransactionStatus: '00',
      vnp_PayDate: '20261121003000',
    });
    const { id } = await keepNotice(shop.context, { provider: 'vnpay', key: '1', raw, orderId: undefined });
    await applyNotice(shop.context, id);
    shop.clock.now = new Date('2026-11-20T17:30:00.000Z');
    await shop.comes({ amount: 5_000 });
    expect(await daysOf()).toEqual([
      [`2026-11-21 bank ${account}`, '1: 5000', '0: 0'],
      ['2026-11-21 vnpay', '1: 180000', '0: 0'],
    ]);
  });
});

describe('the day and account of money', () => {
  const receivedAt = '2026-11-20T17:00:00.000Z';
  it.each([
    [
      'bank',
      { accountNumber: '1', transactionDate: '2026-11-19 23:59:00' },
      { account: '1', day: '2026-11-19' },
    ],
    ['bank', { accountNumber: '1', transactionDate: 'hôm qua' }, { account: '1', day: '2026-11-21' }],
    ['bank', {}, { account: '', day: '2026-11-21' }],
    ['stripe', { created: 1_795_089_600 }, { account: '', day: '2026-11-19' }],
    ['stripe', {}, { account: '', day: '2026-11-21' }],
    ['vnpay', { vnp_PayDate: '20261118235959' }, { account: '', day: '2026-11-18' }],
    ['vnpay', {}, { account: '', day: '2026-11-21' }],
    ['simulated', {}, { account: '', day: '2026-11-21' }],
  ] as const)('are read of %s: %j', (provider, told, place) => {
    expect(placeOfReceipt({ provider, raw: JSON.stringify(told), receivedAt })).toEqual(place);
  });

  it('are those of its coming where nobody can read it', () => {
    expect(placeOfReceipt({ provider: 'bank', raw: 'no json', receivedAt })).toEqual({
      account: '',
      day: '2026-11-21',
    });
  });
});
