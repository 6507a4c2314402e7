import { beforeEach, describe, expect, it, vi } from 'vitest';
import { applyNotice } from '#functions/domain/payments/settling/apply-notice.ts';
import { replayNotice } from '#functions/domain/payments/settling/replay-notice.ts';
import { importStatement } from '#functions/domain/payments/statements/import-statement.ts';
import { moneyByReference } from '#functions/domain/payments/payment-rewrites.ts';
import { paymentKeys } from '#functions/domain/payments/records/payment-keys.ts';
import { readStaffNotice } from '#functions/domain/payments/staff/read-staff-notice.ts';
import { decideNotice } from '#functions/domain/payments/staff/decide-notice.ts';
import { takeBackDecision } from '#functions/domain/payments/staff/take-back-decision.ts';
import { log } from '#functions/platform/log.ts';
import { remove } from '#functions/platform/table/table-operations.ts';
import { stubSettings } from '#tests/domain/orders/doing-surroundings.ts';
import { meanwhile } from '#tests/support/meanwhile.ts';
import { type MoneyShop, moneyShop } from '../support/money-shop.ts';
import { readViewsFrom } from '../support/views-of-table.ts';

const reference = 'FT1';
const today = 'bank:0011002233445:FT1';
const former = `${today}:180000`;

let shop: MoneyShop;
let order: Awaited<ReturnType<MoneyShop['anOrder']>>;
beforeEach(async () => {
  stubSettings();
  vi.spyOn(log, 'info').mockReturnValue();
  shop = await moneyShop();
  readViewsFrom(shop.rows);
  order = await shop.anOrder({}, { method: 'transfer' });
});

const comes = (amount: number) => shop.comes({ amount, reference, content: order.paymentCode });
const states = async (...amounts: number[]) => {
  const lines = amounts.map((amount) => `23/11/2026,${reference},,${amount},tien ${order.paymentCode}`);
  const text = ['Ngày giao dịch,Số tham chiếu,Số tiền ghi nợ,Số tiền ghi có,Mô tả', ...lines].join('\n');
  const told = await importStatement(shop.context, { bank: 'vietcombank', text, trial: false });
  const ids = amounts.map((amount) => `bank:statement:${reference}:${amount}`);
  return { ...told, ids };
};
const paidNow = async () => (await shop.orderNow(order.id)).paidAmount;

/** The claim as an earlier release wrote it, with the amount in its name and nothing in it. */
async function asBefore(noticeId: string): Promise<void> {
  await shop.table.write([remove(paymentKeys.money(today))]);
  shop.put([{ ...paymentKeys.money(former), entity: 'money', noticeId }]);
}

describe('one bank reference that is told with another amount', () => {
  it('by a statement waits for a person, names both sums, and leaves the order alone', async () => {
    const first = await comes(180_000);
    const { version } = await shop.orderNow(order.id);
    const { added, ids } = await states(178_000);
    expect(added).toBe(1);
    const verdict = await applyNotice(shop.context, ids[0] ?? '');
    expect(verdict).toMatchObject({ outcome: 'differs', orderId: null, surplus: 0 });
    expect(await shop.orderNow(order.id)).toMatchObject({ version, paidAmount: 180_000, refundDue: 0 });
    expect(await readStaffNotice(shop.context, ids[0] ?? '')).toMatchObject({
      state: 'open',
      mismatch: 'differs',
      amount: 178_000,
      counted: { noticeId: first.noticeId, amount: 180_000 },
      suggestions: [],
      may: { count: false, sendBack: false, ignore: true, takeBack: false, replay: true },
    });
  });

  it('by three notices counts once', async () => {
    const outcomes = [];
    for (const amount of [90_000, 90_001, 90_002]) outcomes.push((await comes(amount)).outcome);
    expect(outcomes).toEqual(['underpaid', 'differs', 'differs']);
    expect(await shop.orderNow(order.id)).toMatchObject({ paidAmount: 90_000, refundDue: 0 });
  });

  it('at the same moment counts once', async () => {
    const second = await shop.tell({ amount: 90_000, reference, content: order.paymentCode });
    const crossed = meanwhile(shop.table, () => applyNotice(shop.context, second));
    const first = await shop.comes({ amount: 180_000, reference, content: order.paymentCode }, crossed.table);
    expect(first).toMatchObject({ outcome: 'differs', counted: { noticeId: second, amount: 90_000 } });
    expect(await paidNow()).toBe(90_000);
  });

  it('is another amount too where the later notice names no order', async () => {
    await comes(180_000);
    expect((await shop.comes({ amount: 178_000, reference })).outcome).toBe('differs');
    expect((await shop.comes({ amount: 180_000, reference })).outcome).toBe('duplicate');
  });

  it('may not be counted by hand while the other amount is', async () => {
    const { noticeId: id } = await shop.comes({ amount: 178_000, reference });
    await comes(180_000);
    const other = await shop.anOrder({}, { method: 'transfer' });
    const asked = { id, userId: 'an', version: 2, kind: 'count', order: other.id, reason: '' } as const;
    await expect(decideNotice(shop.context, asked)).rejects.toThrow('MONEY_COUNTED');
    expect((await shop.orderNow(other.id)).paidAmount).toBe(0);
  });

  it('counts once a person has taken the first amount off its order', async () => {
    const first = await comes(180_000);
    const later = await comes(178_000);
    await takeBackDecision(shop.context, { id: first.noticeId, userId: 'an', version: 2 });
    expect((await replayNotice(shop.context, later.noticeId)).outcome).toBe('underpaid');
    expect(await paidNow()).toBe(178_000);
  });
});

describe('money that an earlier release has counted under a name with its amount', () => {
  it('is not counted again with the same amount, by a notice or by a statement', async () => {
    const { noticeId } = await comes(180_000);
    await asBefore(noticeId);
    expect((await comes(180_000)).outcome).toBe('duplicate');
    expect(await states(180_000)).toMatchObject({ added: 0, known: 1 });
    expect(await paidNow()).toBe(180_000);
  });

  it('is not counted again where the old name is taken at the same moment', async () => {
    const later = await shop.tell({ amount: 180_000, reference, content: order.paymentCode });
    const crossed = meanwhile(shop.table, () => asBefore('bank:other'));
    expect((await applyNotice(shop.contextAt(crossed.table), later)).outcome).toBe('duplicate');
    expect(await paidNow()).toBe(0);
  });

  it('can be taken off its order, and is free then', async () => {
    const { noticeId: id } = await comes(180_000);
    await asBefore(id);
    await takeBackDecision(shop.context, { id, userId: 'an', version: 2 });
    expect(await paidNow()).toBe(0);
    expect((await comes(180_000)).outcome).toBe('paid');
  });

  it('is known with any amount once its name is rewritten', async () => {
    const { noticeId } = await comes(180_000);
    const old = { ...paymentKeys.money(former), entity: 'money', noticeId };
    const moved = moneyByReference.today(old);
    expect(moved).toEqual({ ...paymentKeys.money(today), entity: 'money', noticeId, amount: 180_000 });
    expect(moneyByReference.today(moved)).toBe(moved);
    // A reference may itself end like an amount: what holds its sum is of today.
    const alike = { ...old, amount: 5 };
    expect(moneyByReference.today(alike)).toBe(alike);
    for (const name of ['bank:id:7', 'bank:id:7:5', 'vnpay:14:1', 'stripe:pi_1']) {
      const item = { ...paymentKeys.money(name), entity: 'money', noticeId };
      expect(moneyByReference.today(item)).toBe(item);
    }
  });
});
