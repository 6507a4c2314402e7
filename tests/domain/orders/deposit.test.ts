import { describe, expect, it } from 'vitest';
import { depositOf } from '#shared/settings/deposit-rule.ts';
import { type OrderRules, usualOrderRules } from '#shared/settings/order-rules.contract.ts';
import { changeOrder } from '#functions/domain/orders/moving/change-order.ts';
import { startPacking } from '#functions/domain/orders/moving/move-order.ts';
import { settlePaid } from '#functions/domain/orders/moving/settle-order.ts';
import { takeOffMoney } from '#functions/domain/orders/moving/take-off-money.ts';
import { aWaitingOrder } from '#tests/support/payments.ts';

const at = new Date();
const on: OrderRules = { ...usualOrderRules, depositOn: true, depositShare: 30 };
const large = { ...on, depositFrom: 1_000_000 };
const refusing = { ...on, refusedShare: 40, refusedOf: 3 };

describe('the rule of deposits', () => {
  it.each([
    ['asks nothing while it is off', { ...large, depositOn: false }, 2_000_000, 9, 9, null],
    ['asks of a sum from the very đồng on', large, 1_000_000, 0, 0, { amount: 300_000, why: 'sum' }],
    ['asks nothing below it', large, 999_999, 0, 0, null],
    ['is rounded up to a thousand', large, 1_000_001, 0, 0, { amount: 301_000, why: 'sum' }],
    ['never asks more than all', { ...on, depositFrom: 1 }, 500, 0, 0, { amount: 500, why: 'sum' }],
    ['asks above a share, not at it', refusing, 200_000, 5, 2, null],
    ['asks whoever sends more back', refusing, 200_000, 5, 3, { amount: 60_000, why: 'refused' }],
    ['judges nobody by too few', refusing, 200_000, 2, 2, null],
  ] as const)('%s', (_, rules, total, ended, refused, asked) => {
    expect(depositOf(rules, { total, ended, refused })).toEqual(asked);
  });
});

describe('an order whose deposit came', () => {
  const waiting = aWaitingOrder({ provenBy: null, deposit: { amount: 60_000, why: 'sum' } });
  const came = (amount: number) => settlePaid(waiting, { amount, late: false, by: 'provider', at }).after;

  it('is agreed to and packed with it, and with nothing less', () => {
    expect(startPacking(came(60_000), at).after.status).toBe('packing');
    expect(() => startPacking(came(59_999), at)).toThrow('ORDER_UNPAID');
    const asCash = { status: 'confirmed', paymentMethod: 'cash', provenBy: 'staff' } as const;
    expect(() => changeOrder(came(59_999), asCash, [], at)).toThrow('ORDER_UNPAID');
  });

  it('waits for it anew when its money turns out to be another’s, and keeps what is its own', () => {
    const mistaken = takeOffMoney(came(60_000), 60_000, at).after;
    expect(mistaken).toMatchObject({
      status: 'draft',
      paymentMethod: 'transfer',
      paymentProvider: 'vietqr',
      provenBy: null,
      paidAmount: 0,
    });
    expect(mistaken.unpaidUntil).not.toBeNull();
    const more = settlePaid(came(60_000), { amount: 5_000, late: false, by: 'provider', at }).after;
    expect(takeOffMoney(more, 5_000, at).after).toMatchObject({ status: 'confirmed', paidAmount: 60_000 });
    const packing = startPacking(came(60_000), at).after;
    expect(() => takeOffMoney(packing, 60_000, at)).toThrow('MONEY_USED');
  });
});
