import { beforeEach, describe, expect, it, vi } from 'vitest';
import { decideNotice } from '#functions/domain/payments/staff/decide-notice.ts';
import { readStaffNotice } from '#functions/domain/payments/staff/read-staff-notice.ts';
import { takeBackDecision } from '#functions/domain/payments/staff/take-back-decision.ts';
import { keepNotice } from '#functions/domain/payments/notices/keep-notice.ts';
import { applyNotice } from '#functions/domain/payments/settling/apply-notice.ts';
import { addToStatement, findOpenStatements } from '#functions/domain/payments/records/carrier-statement.ts';
import { log } from '#functions/platform/log.ts';
import { stubSettings } from '#tests/domain/orders/doing-surroundings.ts';
import { meanwhile } from '#tests/support/meanwhile.ts';
import { type MoneyShop, moneyShop } from '../support/money-shop.ts';
import { readViewsFrom } from '../support/views-of-table.ts';

const at = '2026-11-20T02:00:00.000Z';
let shop: MoneyShop;
beforeEach(async () => {
  stubSettings();
  vi.spyOn(log, 'info').mockReturnValue();
  shop = await moneyShop();
  readViewsFrom(shop.rows);
});

/** A statement of two parcels that pays out 250.000 ₫, and the money of it in the bank. */
async function paidOut() {
  await shop.table.write([addToStatement('s1', { net: 150_000, at })]);
  await shop.table.write([addToStatement('s1', { net: 100_000, at })]);
  return shop.comes({ amount: 250_000, content: 'GHTK thanh toan COD', reference: 'FT1' });
}
const tie = (id: string, version = 2, table = shop.table, statement = 's1') =>
  decideNotice(shop.contextAt(table), {
    id,
    userId: 'an',
    version,
    kind: 'statement',
    statement,
    reason: '',
  });
const open = () => findOpenStatements(shop.context, 250_000);

describe('money that a carrier pays out', () => {
  it('is offered the statement that pays out exactly this sum, with its net', async () => {
    const { noticeId } = await paidOut();
    await shop.table.write([addToStatement('s2', { net: 249_999, at })]);
    expect((await readStaffNotice(shop.context, noticeId)).statements).toEqual([
      { id: 's1', carrier: 'ghtk', at, rows: 2, net: 250_000 },
    ]);
  });

  it('is offered the newest first of several that pay out the same', async () => {
    const { noticeId } = await paidOut();
    await shop.table.write([addToStatement('s2', { net: 250_000, at: '2026-11-18T02:00:00.000Z' })]);
    await shop.table.write([addToStatement('s3', { net: 250_000, at: '2026-11-21T02:00:00.000Z' })]);
    const { statements } = await readStaffNotice(shop.context, noticeId);
    expect(statements.map(({ id }) => id)).toEqual(['s3', 's1', 's2']);
  });

  it('is of no statement where it came by a provider, or is decided', async () => {
    const { noticeId } = await paidOut();
    const raw = JSON.stringify({ code: 'TT222222222', outcome: 'success', amount: 250_000 });
    const { id } = await keepNotice(shop.context, {
      provider: 'simulated',
      key: '1',
      raw,
      orderId: undefined,
    });
    await applyNotice(shop.context, id);
    expect((await readStaffNotice(shop.context, id)).may.count).toBe(true);
    expect((await readStaffNotice(shop.context, id)).statements).toEqual([]);
    await tie(noticeId);
    expect((await readStaffNotice(shop.context, noticeId)).statements).toEqual([]);
  });

  it('is tied to its statement, and counts for no order any more', async () => {
    const { noticeId } = await paidOut();
    await tie(noticeId);
    expect(await readStaffNotice(shop.context, noticeId)).toMatchObject({
      state: 'decided',
      decision: { kind: 'statement', statementId: 's1' },
      may: { count: false, sendBack: false, ignore: false, takeBack: true },
    });
    expect(await open()).toEqual([]);
    const order = await shop.anOrder({}, { method: 'transfer' });
    const told = { amount: 250_000, content: order.paymentCode, reference: 'FT1' };
    expect((await shop.comes(told)).outcome).toBe('duplicate');
  });

  it('is the first one’s who ties it: a statement has one payout', async () => {
    const first = await paidOut();
    const second = await shop.comes({ amount: 250_000, reference: 'FT2' });
    const crossed = meanwhile(shop.table, () => tie(second.noticeId));
    await expect(tie(first.noticeId, 2, crossed.table)).rejects.toThrow('STALE_STATE');
    expect((await shop.noticeNow(first.noticeId)).decision).toBeNull();
    await expect(tie(first.noticeId, 2, shop.table, 'none')).rejects.toThrow('STALE_STATE');
  });

  it('is not tied where it was counted, or where more rows were booked meanwhile', async () => {
    const { noticeId } = await paidOut();
    const crossed = meanwhile(shop.table, () => shop.table.write([addToStatement('s1', { net: 1_000, at })]));
    await expect(tie(noticeId, 2, crossed.table)).rejects.toThrow('STALE_STATE');
    const order = await shop.anOrder({ total: 250_000 }, { method: 'transfer' });
    const paid = await shop.comes({ amount: 250_000, content: order.paymentCode, reference: 'FT3' });
    await expect(tie(paid.noticeId)).rejects.toThrow('NOTICE_STATE');
  });

  it('waits again, and its statement with it, where that is taken back', async () => {
    const { noticeId: id } = await paidOut();
    await tie(id);
    await takeBackDecision(shop.context, { id, userId: 'an', version: 3 });
    expect(await shop.noticeNow(id)).toMatchObject({ decision: null, verdict: { outcome: 'unknown' } });
    expect(await open()).toHaveLength(1);
    await tie(id, 4);
    expect(await open()).toEqual([]);
  });

  it('stays tied where its statement is another payout’s by now', async () => {
    const { noticeId: id } = await paidOut();
    await tie(id);
    const row = shop.rows().find(({ entity }) => entity === 'carrier-statement');
    shop.put([{ pk: String(row?.['pk']), sk: String(row?.['sk']), ...row, noticeId: 'bank:other' }]);
    await expect(takeBackDecision(shop.context, { id, userId: 'an', version: 3 })).rejects.toThrow(
      'MONEY_USED',
    );
  });
});
